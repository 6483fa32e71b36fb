// cmark-gfm: CommonMark with tables, as GitHub reads it.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

// The room's first lines follow.

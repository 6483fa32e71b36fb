/// Sessions to start from.
public enum Prelude {
  /// A theme, two traits, and a scene with two branches: `main › win › root › header › title, settings › form › cell`.
  public static let theme = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define trait Theme: AppTheme = standard { affects color }
    define trait ContainedInSettings = false
    scene main { window win { controller root { view header { view title }; controller settings { view form { view cell } } } } }

    """

  /// A scene on an iPad with an inspector.
  public static let inspector = """
    scene main on iPadPro13 landscape { window win { controller root { view animals } } }
    present inspector details on animals { columnWidth 200...300...400 }

    """
}

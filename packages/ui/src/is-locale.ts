/** Returns whether formatters accept a value as a locale. */
export function isLocale(value: unknown): value is string {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length > 0;
  } catch {
    return false;
  }
}

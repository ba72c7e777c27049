/** A formatter of prices in a currency (ISO 4217). */
export function numberFormatOf(locale: string | undefined, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency });
}

/** How many the site counts: this stands for all beyond. */
const COUNTED_MAX = 99;

/** The number at the bell: undefined when all is read, `99+` for what is no longer counted. */
export function badgeLabel(count: number, locale: string): string | undefined {
  if (count <= 0) return undefined;
  const number = new Intl.NumberFormat(locale).format(Math.min(count, COUNTED_MAX));
  return count > COUNTED_MAX ? `${number}+` : number;
}

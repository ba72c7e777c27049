/** Maximum of the server's count, which means this number or more. */
const COUNTED_MAX = 99;

/** Returns the number at the bell: undefined if all are read, `99+` at the maximum. */
export function badgeLabel(count: number, locale: string): string | undefined {
  if (count <= 0) return undefined;
  const number = new Intl.NumberFormat(locale).format(Math.min(count, COUNTED_MAX));
  return count > COUNTED_MAX ? `${number}+` : number;
}

/**
 * Returns the accessible name of the bell: it contains the visible number as a separate word, for voice
 * control.
 */
export function bellName(title: string, badge: string | undefined): string {
  return badge === undefined ? title : `${title}: ${badge}`;
}

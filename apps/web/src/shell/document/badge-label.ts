/** The limit of the server's count, which means this number or more. */
const COUNTED_MAX = 99;

/** The number at the bell: undefined when all is read, `99+` for what is no longer counted. */
export function badgeLabel(count: number, locale: string): string | undefined {
  if (count <= 0) return undefined;
  const number = new Intl.NumberFormat(locale).format(Math.min(count, COUNTED_MAX));
  return count > COUNTED_MAX ? `${number}+` : number;
}

/** The name of the bell: in it, what is seen of it is a word of its own, for who says what they see. */
export function bellName(title: string, badge: string | undefined): string {
  return badge === undefined ? title : `${title}: ${badge}`;
}

/** Micro units per unit of a currency. */
export const MICRO = 1_000_000;

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the micro units of a currency's minor unit: 10,000 for a cent, a million for a yen. */
export function microsPerMinorUnit(currency: string): number {
  const digits = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
  return MICRO / 10 ** digits;
}

/** Rounds an amount down to the currency's minor unit, as charged to a card, in the payer's favor. */
export function floorToMinorUnit(micro: number, currency: string): number {
  const coin = microsPerMinorUnit(currency);
  return Math.floor(micro / coin) * coin;
}

/** Formats an amount in American English: `$1,234.50`, `¥1,234`. */
export function formatMoney(micro: number, currency: string): string {
  return formatOf(currency).format(micro / MICRO);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
}

/** A position in the write-ahead log of PostgreSQL: later writes have greater ones. */
export type Lsn = bigint;

/** Parses a position as PostgreSQL writes it, such as `16/B374D848`. */
export function parseLsn(text: string): Lsn {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Formats a position for PostgreSQL. */
export function formatLsn(lsn: Lsn): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xff_ff_ff_ffn).toString(16)}`.toUpperCase();
}

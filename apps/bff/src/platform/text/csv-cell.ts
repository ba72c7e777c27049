/** Returns a cell of CSV in quotes, which no spreadsheet reads as a formula. */
export function toCell(value: string | number | bigint): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

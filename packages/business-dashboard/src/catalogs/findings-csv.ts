import type { Finding } from './catalog-types.ts';

/** What a sheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A report as CSV, with the texts of its columns and of what to do. Cells that a sheet would compute begin with an
 * apostrophe: what stands in a feed runs nowhere.
 */
export function findingsCsv(
  findings: readonly Finding[],
  columns: readonly string[],
  adviceOf: (finding: Finding) => string,
): string {
  const rows = findings.map((finding) => [
    String(finding.line),
    finding.item_id ?? '',
    finding.field ?? '',
    finding.value,
    adviceOf(finding),
  ]);
  return [columns, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n');
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

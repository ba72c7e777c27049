import type { FailedJob, JobCount } from './find-jobs.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
const ERROR_MAX = 80;

/** Returns the lines that `pegboard jobs` prints: one per name and state. */
export function jobsReport(counts: readonly JobCount[], now: Date): readonly string[] {
  if (counts.length === 0) return ['No jobs are kept: none waits, and none has run in the last thirty days.'];
  return columns([
    ['Job', 'State', 'Count', 'Since', 'Last error'],
    ...counts.map(({ name, state, count, since, lastError = '' }) => [
      name,
      state,
      String(count),
      age(since, now),
      oneLine(lastError),
    ]),
  ]);
}

/** Returns the lines that `pegboard jobs --failed` prints: one per job, with the id that retries it. */
export function failedReport(failed: readonly FailedJob[], now: Date): readonly string[] {
  if (failed.length === 0) return ['No job has failed for good.'];
  return [
    ...columns([
      ['Id', 'Job', 'Tries', 'Failed', 'Error'],
      ...failed.map(({ id, name, tries, failedAt, error }) => [
        id,
        name,
        String(tries),
        age(failedAt, now),
        oneLine(error),
      ]),
    ]),
    '',
    'Try one again with: pegboard jobs retry <id>',
  ];
}

/** Formats an age in the largest unit that it fills. */
function age(at: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > ERROR_MAX ? `${line.slice(0, ERROR_MAX)}…` : line;
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

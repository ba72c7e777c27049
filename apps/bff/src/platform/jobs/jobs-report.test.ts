import { expect, test } from 'vitest';
import { failedReport, jobsReport } from './jobs-report.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

test('jobs are shown by name and state, with counts, ages and the last error', () => {
  const report = jobsReport(
    [
      { name: 'send-mail', state: 'waiting', count: 12, since: ago(59), lastError: undefined },
      {
        name: 'send-mail',
        state: 'failed',
        count: 1,
        since: ago(7300),
        lastError: 'The mail server\nrefused.',
      },
      { name: 'purge-sessions', state: 'done', count: 3, since: ago(86_400), lastError: undefined },
    ],
    now,
  );
  expect(report).toEqual([
    'Job             State    Count  Since           Last error',
    'send-mail       waiting  12     59 seconds ago',
    'send-mail       failed   1      2 hours ago     The mail server refused.',
    'purge-sessions  done     3      1 day ago',
  ]);
});

test('failed jobs are shown with the id by which they are tried again', () => {
  const [head, line, , how] = failedReport(
    [{ id: 'a1', name: 'send-mail', tries: 9, failedAt: ago(60), error: 'x'.repeat(100) }],
    now,
  );
  expect(head).toBe('Id  Job        Tries  Failed        Error');
  expect(line).toBe(`a1  send-mail  9      1 minute ago  ${'x'.repeat(80)}…`);
  expect(how).toContain('pegboard jobs retry <id>');
});

test('nothing to show is said', () => {
  expect(jobsReport([], now)).toEqual([
    'No jobs are kept: none waits, and none has run in the last thirty days.',
  ]);
  expect(failedReport([], now)).toEqual(['No job has failed for good.']);
});

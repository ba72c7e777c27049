import { REPORT_REASONS, REPORTED_KINDS } from '@pegboard/types';
import { expect, test } from 'vitest';
import { INITIAL_REPORT_STATE, transitionReportForm, type ReportForm } from './report-form.ts';
import { reportReasons } from './report-reasons.ts';

const chosen: ReportForm = { step: 'choosing', reason: 'spam', detail: '' };
const sending: ReportForm = { step: 'sending', reason: 'spam', detail: 'Twice a day.' };

test('[FB-04] each kind has reasons, the last of them something else; only people pretend to be others', () => {
  for (const kind of REPORTED_KINDS) expect(reportReasons(kind).at(-1)).toBe('other');
  expect(reportReasons('user')).toContain('impersonation');
  expect(reportReasons('pin')).toEqual(REPORT_REASONS.filter((reason) => reason !== 'impersonation'));
});

test('[FB-04] a reason is chosen, a word added, and both are sent', () => {
  expect(transitionReportForm(INITIAL_REPORT_STATE, { type: 'reason-chosen', reason: 'spam' })).toEqual(
    chosen,
  );
  const detailed = transitionReportForm(chosen, { type: 'detail-written', detail: ' Twice a day. ' });
  expect(transitionReportForm(detailed, { type: 'submitted' })).toEqual(sending);
  expect(transitionReportForm(sending, { type: 'succeeded' })).toEqual({ step: 'sent' });
});

test('[FB-04] without a reason, or with too long a text, nothing is sent, and an error is shown until a change', () => {
  const rejected = transitionReportForm(INITIAL_REPORT_STATE, { type: 'submitted' });
  expect(rejected).toEqual({ ...INITIAL_REPORT_STATE, problem: { kind: 'no-reason' } });
  expect(transitionReportForm(rejected, { type: 'reason-chosen', reason: 'spam' })).toEqual(chosen);
  const long = { ...chosen, detail: 'a'.repeat(501) };
  expect(transitionReportForm(long, { type: 'submitted' })).toEqual({
    ...long,
    problem: { kind: 'too-long' },
  });
});

test('[FB-04] a failure keeps what was chosen and written', () => {
  expect(transitionReportForm(sending, { type: 'failed', message: 'Too many.' })).toEqual({
    step: 'choosing',
    reason: 'spam',
    detail: 'Twice a day.',
    problem: { kind: 'failed', message: 'Too many.' },
  });
});

test('[FB-04] it is sent once: what comes meanwhile, or after, changes nothing', () => {
  expect(transitionReportForm(sending, { type: 'submitted' })).toBe(sending);
  expect(transitionReportForm(sending, { type: 'reason-chosen', reason: 'hate' })).toBe(sending);
  expect(transitionReportForm(chosen, { type: 'succeeded' })).toBe(chosen);
  const sent: ReportForm = { step: 'sent' };
  expect(transitionReportForm(sent, { type: 'submitted' })).toBe(sent);
});

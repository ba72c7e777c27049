import { expect, test, vi } from 'vitest';
import { AppError, ERRORS, type ErrorCode, type LimitCode } from '../errors/errors.ts';
import { logFailure, logLevelOf } from './log-failure.ts';

const isLimit = (code: ErrorCode): code is LimitCode => ERRORS[code].status === 429;
const errorOf = (code: ErrorCode): AppError =>
  isLimit(code) ? new AppError(code, { retryAfterMs: 1 }) : new AppError(code, { cause: new Error('away') });
const OF_THE_OPERATOR: readonly ErrorCode[] = ['db_unavailable', 'storage_unavailable', 'storage_full'];

function logged(thrown: unknown): readonly [level: string, facts: object][] {
  const lines: [string, object][] = [];
  const at = (level: string) => vi.fn((facts: object) => void lines.push([level, facts]));
  logFailure({ info: at('info'), warn: at('warn'), error: at('error') } as never, thrown, 'request failed');
  return lines;
}

test.each(Object.keys(ERRORS) as ErrorCode[])('[BF-10] %s is logged at its level', (code) => {
  const [level, facts] = logged(errorOf(code))[0] ?? [];
  if (code === 'internal_error') {
    expect([level, facts]).toMatchObject(['error', { code, err: expect.any(Error) }]);
    return;
  }
  const isOperators = OF_THE_OPERATOR.includes(code);
  expect(level).toBe(isOperators ? 'warn' : 'info');
  expect(facts).toEqual(isOperators ? { code, failure: 'away' } : { code });
  expect(logLevelOf(code)).toBe(level);
});

test('[BF-10] what is no error of the catalogue is logged as an error with its stack', () => {
  const thrown = new TypeError('x is undefined');
  expect(logged(thrown)).toEqual([['error', { code: 'internal_error', err: thrown }]]);
});

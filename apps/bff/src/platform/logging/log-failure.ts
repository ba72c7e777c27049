import type { FastifyBaseLogger } from 'fastify';
import { toAppError, type ErrorCode } from '../errors/errors.ts';
import { getRootCause } from './root-cause.ts';

type Level = 'info' | 'warn' | 'error';

/** The codes that are not the caller's doing: a defect, or a resource that the operator has to bring back. */
const LEVELS: Partial<Record<ErrorCode, Level>> = {
  internal_error: 'error',
  db_unavailable: 'warn',
  storage_full: 'warn',
};

/** Returns the level at which a refusal or failure with this code is logged. */
export function logLevelOf(code: ErrorCode): Level {
  return LEVELS[code] ?? 'info';
}

/**
 * Logs a failed request: what is unexpected as an error with its stack, every code of the catalogue without one. Of a
 * database that is away or a full disk the log has the words of the cause.
 */
export function logFailure(
  log: Pick<FastifyBaseLogger, Level>,
  thrown: unknown,
  message: string,
  facts: { readonly requestId?: string } = {},
): void {
  const { code } = toAppError(thrown);
  const level = logLevelOf(code);
  if (level === 'error') log.error({ ...facts, err: thrown, code }, message);
  else if (level === 'warn') log.warn({ ...facts, code, failure: getRootCause(thrown).message }, message);
  else log.info({ ...facts, code }, message);
}

import type { FastifyBaseLogger } from 'fastify';
import { toAppError, type ErrorCode } from '../errors/errors.ts';
import { getRootCause } from './root-cause.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * The log levels of codes that are not the client's fault: a defect, or a resource that the operator must
 * restore.
 */
const LEVELS: Partial<Record<ErrorCode, Level>> = {
  internal_error: 'error',
  db_unavailable: 'warn',
  storage_unavailable: 'warn',
  storage_full: 'warn',
};

/** Returns the level at which an error with this code is logged. */
export function logLevelOf(code: ErrorCode): Level {
  return LEVELS[code] ?? 'info';
}

/**
 * Logs a failed request: unexpected errors with their stack, errors of the catalogue without one. If the
 * database or the file storage is unavailable, or the disk is full, the message of the cause is logged.
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

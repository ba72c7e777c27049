import { resolve, sep } from 'node:path';
import type { LoggerOptions } from 'pino';
import { getRootCause } from './root-cause.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..') + sep;

/** How this site logs: from a level on, and of an error only what `serializeError` tells. */
export function logOptions(level: string): LoggerOptions {
  return { level, serializers: { err: serializeError } };
}

/** An error as it is logged. */
export type SerializedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Empty for what is no error. */
  readonly stack: string;
};

/**
 * What is logged of an error (BF-10): its class, the words and the code of its innermost cause, and the frames that threw
 * it, by paths within the project. Nothing else that hangs on it is told, as a connection or the values of a statement.
 */
export function serializeError(thrown: unknown): SerializedError {
  const type = thrown instanceof Error ? thrown.constructor.name : typeof thrown;
  const { message, code } = getRootCause(thrown);
  const stack = thrown instanceof Error ? framesOf(thrown) : '';
  return { type, message, ...(code !== undefined && { code }), stack };
}

/** The frames of a stack, without the words above them. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n').replaceAll(`file://${ROOT}`, '').replaceAll(ROOT, '');
}

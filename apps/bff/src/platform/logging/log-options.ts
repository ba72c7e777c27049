import { resolve, sep } from 'node:path';
import type { LoggerOptions } from 'pino';
import { getRootCause } from './root-cause.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..') + sep;

/** Returns the logger's options: the level, and the serializer of errors. */
export function logOptions(level: string): LoggerOptions {
  return { level, serializers: { err: serializeError } };
}

/** An error as it is logged. */
export type SerializedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Empty if the thrown value is no error. */
  readonly stack: string;
};

/**
 * Serializes an error for the log (BF-10): its class, message and code of the innermost cause, and its stack
 * frames with paths within the project. Other properties, such as connections or statement values, are
 * dropped.
 */
export function serializeError(thrown: unknown): SerializedError {
  const type = thrown instanceof Error ? thrown.constructor.name : typeof thrown;
  const { message, code } = getRootCause(thrown);
  const stack = thrown instanceof Error ? framesOf(thrown) : '';
  return { type, message, ...(code !== undefined && { code }), stack };
}

/** Returns the frames of a stack, without the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n').replaceAll(`file://${ROOT}`, '').replaceAll(ROOT, '');
}

import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors/errors.ts';

type Resolve = (
  parent: unknown,
  args: unknown,
  context: { readonly signal: AbortSignal },
  info: unknown,
) => unknown;

/** Wraps a type's resolvers so that they read nothing after the client has disconnected (BF-03). */
export function withAbortCheck<T extends object>(resolvers: T): T {
  return Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [
      field,
      typeof resolve === 'function' && !field.startsWith('__') ? checked(resolve as Resolve) : resolve,
    ]),
  ) as T;
}

/**
 * Returns a signal that aborts when the client disconnects before the response is complete. (`request.signal`
 * also aborts once a body was read.)
 */
export function getAbortSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}

function checked(resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    if (context.signal.aborted) throw new AppError('caller_left');
    return resolve(parent, args, context, info);
  };
}

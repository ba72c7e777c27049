import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors/errors.ts';

type Resolve = (
  parent: unknown,
  args: unknown,
  context: { readonly signal: AbortSignal },
  info: unknown,
) => unknown;

/** A type's resolvers, each of which reads nothing for a caller who has left (BF-03). */
export function withAbortCheck<T extends object>(resolvers: T): T {
  return Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [
      field,
      typeof resolve === 'function' && !field.startsWith('__') ? checked(resolve as Resolve) : resolve,
    ]),
  ) as T;
}

/** Aborts when the caller leaves before the answer is complete. (`request.signal` also does once a body was read.) */
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

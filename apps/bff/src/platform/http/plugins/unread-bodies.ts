import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes of a body that are read after its response: every form that the site accepts is smaller. */
const REST_BYTES_MAX = 268_435_456;
/** Milliseconds in which the rest of a body has to arrive. */
const REST_MS = 60_000;
/** Milliseconds for which the client of a longer body can read the response. */
const LINGER_MS = 1000;

/**
 * Discards the rest of a body whose response does not depend on it. Fastify closes the connection of a body that is too
 * large; unread data would reset it, and a client or proxy that is still sending would lose the response.
 */
export const unreadBodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async ({ raw: source }, reply) => {
    // A request of `inject` is no message: no connection carries it.
    if (source.complete || source.destroyed || !(source instanceof IncomingMessage)) return;
    if (!app.isDraining) reply.removeHeader('connection');
    void discard(source);
  });
});

async function discard(source: IncomingMessage): Promise<void> {
  let left = REST_BYTES_MAX;
  const { promise: isTooLong, resolve } = Promise.withResolvers<void>();
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    source.pause();
    resolve();
  });
  source.resume();
  const isRead = finished(source, { writable: false, signal: AbortSignal.timeout(REST_MS) });
  const hadEnough = isTooLong.then(() => sleep(LINGER_MS, undefined, { ref: false }));
  // It rejects when the client disconnects, or sends too slowly.
  await Promise.race([isRead, hadEnough]).catch(() => undefined);
  if (!source.complete) source.destroy();
}

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors/errors.ts';

const IDLE_CHECK_INTERVAL_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** True if the server is shutting down: it continues to serve, and reports not ready. */
    isDraining: boolean;
    /** Throws `restarting` if the server is about to close; readiness checks call it. */
    assertStays(): void;
    /**
     * Closes the server without failing requests (BF-10): first it reports not ready and closes each
     * connection with its next response, until load balancers have noticed; then it accepts no further
     * connections, finishes pending requests, and ends.
     */
    closeGently(noticeMs: number): Promise<void>;
  }
}

/** Adds graceful shutdown to a server: see `closeGently`. */
export const drainingPlugin = fp(async (app: FastifyInstance) => {
  app.decorate('isDraining', false);
  app.decorate('assertStays', () => {
    if (app.isDraining) throw new AppError('restarting');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
  app.decorate('closeGently', async (noticeMs: number) => {
    app.isDraining = true;
    await sleep(noticeMs);
    // A response that was sent before the shutdown leaves its connection open and idle.
    const ending = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    try {
      await app.close();
    } finally {
      clearInterval(ending);
    }
  });
});

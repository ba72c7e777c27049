import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors/errors.ts';

const LOOK_FOR_IDLE_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** True if the server is shutting down: it continues to serve, and reports not ready. */
    isDraining: boolean;
    /** Throws `restarting` when the server is about to close: what shows whether it is ready calls it. */
    assertStays(): void;
    /**
     * Closes the server so that no one notices (BF-10): first it says that it is not ready and ends each
     * connection with its next answer, for as long as those before it need to see that; then it takes no more
     * connections, finishes what it has begun, and ends.
     */
    closeGently(noticeMs: number): Promise<void>;
  }
}

/** Lets a server be closed while others use it: see `closeGently`. */
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
    // An answer that was on its way before the end leaves its connection open and idle.
    const ending = setInterval(() => app.server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
    try {
      await app.close();
    } finally {
      clearInterval(ending);
    }
  });
});

import { sheddingPlugin, type LoadMeter } from '@pegboard/bff/src/platform/load-shedding/index.ts';
import { errorOptions, errorsPlugin } from '@pegboard/bff/src/platform/http/plugins/errors.ts';
import Fastify from 'fastify';

/**
 * Serves the two responses to compare: with `REFUSES=on` the rejection of an overloaded process at `/page`,
 * otherwise Fastify's smallest response at `/hello`. `/healthz` responds in both.
 */
const refuses = process.env['REFUSES'] === 'on';
const meter: LoadMeter = {
  read: () => ({ delayMs: 5000, waiting: 0, inFlight: 0, uploads: 0 }),
  begin: () => undefined,
  end: () => undefined,
  restart: () => undefined,
  close: () => undefined,
};

const app = Fastify(refuses ? errorOptions : {});
if (refuses) {
  await app.register(errorsPlugin);
  await app.register(sheddingPlugin, { meter });
}
app.get('/healthz', { config: { kind: 'health' } }, async () => ({ status: 'ok' }));
app.get('/page', { config: { kind: 'page' } }, async () => ({ kind: 'page' }));
app.get('/hello', async () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close());

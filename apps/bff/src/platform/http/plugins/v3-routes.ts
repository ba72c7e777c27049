import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors/errors.ts';
import type { AnyV3Route } from '../v3-route.ts';
import { takeForms, takeJson } from './bodies.ts';
import { BODY_LIMIT_BYTES, serveEndpoint } from './endpoint.ts';
import { rejectOtherMethods } from './errors.ts';

/** The media type that browsers use for text beacons. */
const TEXT = /^text\/plain\s*(;\s*charset=("?)utf-8\2\s*)?$/i;
const optionsSchema = z.record(z.string(), z.unknown());

/** Serves the raw paths `/v3/…` in the envelope of the resources (BF-01, BF-04). */
export async function v3RoutesPlugin(
  app: FastifyInstance,
  { routes, env }: { readonly routes: readonly AnyV3Route[]; readonly env: Env },
): Promise<void> {
  takeForms(app, BODY_LIMIT_BYTES);
  app.all('/v3/*', () => {
    throw new AppError('not_found');
  });
  await app.register(async (beacons) => {
    takeJson(beacons, TEXT);
    for (const [path, atPath] of Map.groupBy(routes, (route) => route.path)) {
      const methods = atPath.map(({ method }) => method);
      rejectOtherMethods(app, path, methods);
      for (const route of atPath) {
        const { method, endpoint, access, kind, isBeacon, options, answer } = route;
        serveEndpoint(isBeacon ? beacons : app, env, {
          method,
          url: path,
          name: endpoint,
          access,
          kind,
          isBeacon,
          options,
          answer,
          handle: (sent, call) => route.handle(sent, call),
          sentBy: ({ params, query, body }) => mergeOptions([params, query, method === 'GET' ? {} : body]),
          called: (sent, request) => ({
            name: 'ApiResource',
            options: { url: pathOf(request), data: isBeacon ? {} : withoutKeys(sent, request.params) },
          }),
        });
      }
    }
  });
}

/** Options from several places as one. Throws `bad_request` for what is no object, `invalid_input` for one given twice. */
export function mergeOptions(places: readonly unknown[]): Readonly<Record<string, unknown>> {
  const merged = new Map<string, unknown>();
  for (const place of places) {
    const parsed = optionsSchema.safeParse(place ?? {});
    if (!parsed.success) throw new AppError('bad_request', { cause: parsed.error });
    for (const [key, value] of Object.entries(parsed.data)) {
      if (merged.has(key))
        throw new AppError('invalid_input', { fields: { [key]: 'This was given twice.' } });
      merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function withoutKeys(sent: unknown, params: unknown): object {
  const inPath = Object.keys(optionsSchema.parse(params));
  return Object.fromEntries(
    Object.entries(optionsSchema.parse(sent)).filter(([key]) => !inPath.includes(key)),
  );
}

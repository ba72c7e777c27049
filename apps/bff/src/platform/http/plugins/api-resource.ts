import { z } from 'zod';
import { AppError } from '../../errors/errors.ts';
import { publicResource, type AnyResource, type ResourceAction } from '../resource.ts';
import type { AnyV3Route, V3Method } from '../v3-route.ts';
import { requireSignedIn } from '../viewer.ts';
import { parseOptions } from './endpoint.ts';
import { mergeOptions } from './v3-routes.ts';

const METHODS: Readonly<Record<ResourceAction, V3Method>> = {
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  delete: 'DELETE',
};

/**
 * Creates ApiResource: the raw paths as resources, with `url` and the other options in `data`
 * (wire-facts.md).
 */
export function apiResources(routes: readonly AnyV3Route[]): readonly AnyResource[] {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return Object.entries(METHODS).map(([action, method]) =>
    publicResource({
      name: 'Api',
      action: action as ResourceAction,
      endpoint: `v3_api_${action}`,
      options: z.strictObject({
        url: z.string().max(2000),
        data: z.record(z.string(), z.unknown()).optional(),
      }),
      /** The schema of the response, as the path declares it. */
      answer: z.unknown(),
      async handle({ url, data }, call) {
        const [path = '', ...query] = url.split('?');
        const atPath = patterns.flatMap(({ route, pattern }) => {
          const found = pattern.exec(path);
          return found ? [{ route, inPath: found.groups ?? {} }] : [];
        });
        const called = atPath.find(({ route }) => route.method === method);
        if (!called) throw new AppError(atPath.length === 0 ? 'not_found' : 'method_not_allowed');
        const { route, inPath } = called;
        if (route.access === 'signed-in') requireSignedIn(call.viewer);
        const inQuery = [...new URLSearchParams(query.join('?'))].map(([key, value]) => ({ [key]: value }));
        const sent = mergeOptions([decoded(inPath), ...inQuery, data]);
        return route.handle(parseOptions(route.options, sent), call);
      },
    }),
  );
}

/**
 * Returns `/v3/boards/:board_id/follow/` as a regular expression with a group for each name; the trailing
 * slash is optional.
 */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').slice(0, -1)}/?$`);
}

function decoded(inPath: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(
      Object.entries(inPath).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

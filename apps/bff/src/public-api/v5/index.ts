import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Module } from '../../platform/http/module.ts';
import { localeOfRequest, themeOfRequest } from '../../platform/http/plugins/error-page.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { createVideoForms } from '../../pins/video-uploads/index.ts';
import type { AnyApiRoute } from './api-route.ts';
import type { ApiPorts, Deps, ListedEvent } from './deps.ts';
import { describeV5 } from './describe-v5.ts';
import { mediaUploadRoute } from './media-routes.ts';
import { referencePage } from './reference-page.ts';
import { apiRoutes } from './route-table.ts';
import { serveRoutes } from './serve-routes.ts';

export { describeV5 } from './describe-v5.ts';
export type { Deps as ApiDeps } from './deps.ts';
export { presentApiBoard, presentApiSection } from './present-board.ts';
export { presentApiPin } from './present-pin.ts';
export { apiErrorSchema } from './api-errors.ts';
export type { AnyApiRoute } from './api-route.ts';
export { API_GRAPHQL_PATH, graphqlApiRoute } from './graphql-route.ts';
export { MEDIA_UPLOAD_PATH } from './media-routes.ts';

const DESCRIPTION_PATH = '/v5/openapi.json';
const REFERENCE_PATH = '/developers/';

/** The public API under `/v5` (AC-07): it calls the commands and queries of the site, with the rights of a token. */
export function v5Module(deps: Deps & ApiPorts, webhookEvents: readonly ListedEvent[]): Module {
  return { routes: (site) => void site.register((app) => serveApi(app, deps, webhookEvents)) };
}

/** Returns the routes of the public API. */
export function v5Routes(deps: Deps & ApiPorts): readonly AnyApiRoute[] {
  return apiRoutes(deps, createVideoForms(deps));
}

async function serveApi(
  app: FastifyInstance,
  deps: Deps & ApiPorts,
  webhookEvents: readonly ListedEvent[],
): Promise<void> {
  const forms = createVideoForms(deps);
  const routes = apiRoutes(deps, forms);
  const server = `${deps.env.publicUrl}/v5`;
  await serveRoutes(app, deps, routes);
  mediaUploadRoute(app, forms);
  // Few processes are asked for it, and describing the schemas takes longer than serving their routes.
  let description: string | undefined;
  rejectOtherMethods(app, DESCRIPTION_PATH, ['GET']);
  app.get(DESCRIPTION_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(describeV5(routes, server)))),
  );
  app.get(REFERENCE_PATH, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const locale = localeOfRequest(request);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-language': locale,
        vary: 'accept-language, cookie',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(referencePage(routes, { nonce, locale, theme: themeOfRequest(request), server, webhookEvents }));
  });
}

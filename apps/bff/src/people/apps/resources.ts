import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { presentTimes, scopesAnswer, timesAnswer } from './answers.ts';
import { allowApp, denyApp, readAuthorizationRequest } from './authorize.ts';
import { disconnectApp, listConnectedApps } from './connected-apps.ts';
import type { Deps } from './deps.ts';
import { personalTokenResources } from './personal-token-resources.ts';
import type { lazyProvider } from './provider.ts';
import { registrationResources } from './registration-resources.ts';

const GRANTS_PER_HOUR = defineLimit({
  name: 'connected apps of a member',
  max: 30,
  windowMs: 3_600_000,
  against: 'abuse',
});
/** The query of an authorization request, as the app wrote it. */
const querySchema = z.string().max(4000);
const requestAnswer = z.strictObject({
  app: z.strictObject({ name: z.string(), website_url: z.string().nullable() }).nullable(),
  scopes: scopesAnswer,
  /** The reason for which the request cannot be answered, and the registered address that reports it to the app. */
  error: z
    .strictObject({ code: z.string(), description: z.string(), return_url: z.string().nullable() })
    .nullable(),
});
const redirectAnswer = z.strictObject({ redirect_url: z.string() });
const connectionAnswer = z.strictObject({
  id: idAnswer,
  app_name: z.string(),
  website_url: z.string().nullable(),
  scopes: scopesAnswer,
  ...timesAnswer,
});
/**
 * Resources of OAuth (AC-06), which only the site calls, because apps cannot allow apps: AppAuthorizationResource describes and
 * answers the request of an app, ConnectedAppsResource lists and disconnects apps, RegisteredAppResource registers and deletes
 * apps of the member, and PersonalTokenResource creates and revokes tokens for scripts.
 */
export function appResources(
  deps: Deps & { readonly provider: ReturnType<typeof lazyProvider> },
): readonly AnyResource[] {
  const { limits } = deps;
  return [
    authenticatedResource({
      name: 'AppAuthorization',
      action: 'get',
      endpoint: 'v3_get_app_authorization',
      options: z.strictObject({ query: querySchema }),
      answer: requestAnswer,
      async handle({ query }, { viewer }) {
        const request = await readAuthorizationRequest(deps, query, viewer);
        if (request.kind === 'invalid') {
          const { error: code, description, returnUrl } = request;
          return { data: { app: null, scopes: [], error: { code, description, return_url: returnUrl } } };
        }
        const { name, websiteUrl } = request.app;
        return { data: { app: { name, website_url: websiteUrl }, scopes: [...request.scopes], error: null } };
      },
    }),
    authenticatedResource({
      name: 'AppAuthorization',
      action: 'create',
      endpoint: 'v3_create_app_authorization',
      options: z.strictObject({ query: querySchema, decision: z.enum(['allow', 'deny']) }),
      form: {
        path: '/oauth/',
        keeps: [],
        hides: ['query', 'decision'],
        leadsTo: (data) => redirectAnswer.parse(data).redirect_url,
      },
      answer: redirectAnswer,
      async handle({ query, decision }, { viewer }) {
        await limits.count([GRANTS_PER_HOUR, String(viewer.id)]);
        const answer = decision === 'allow' ? allowApp : denyApp;
        return { data: { redirect_url: await answer(deps, query, viewer) } };
      },
    }),
    authenticatedResource({
      name: 'ConnectedApps',
      action: 'get',
      endpoint: 'v3_get_connected_apps',
      options: z.strictObject({}),
      answer: z.array(connectionAnswer),
      async handle(_, { viewer }) {
        const apps = await listConnectedApps(deps, viewer);
        return {
          data: apps.map(({ id, name, websiteUrl, scopes, ...times }) => ({
            id: String(id),
            app_name: name,
            website_url: websiteUrl,
            scopes: [...scopes],
            ...presentTimes(times),
          })),
        };
      },
    }),
    authenticatedResource({
      name: 'ConnectedApps',
      action: 'delete',
      endpoint: 'v3_disconnect_app',
      options: z.strictObject({ id: idSchema }),
      form: { path: '/settings/apps/disconnect/', keeps: [], hides: ['id'], leadsTo: '/settings/apps/' },
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await disconnectApp(deps, viewer, parseId(id) ?? 0n);
        return { data: null };
      },
    }),
    ...registrationResources(deps),
    ...personalTokenResources(deps),
  ];
}

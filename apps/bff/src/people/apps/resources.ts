import { z } from 'zod';
import { createAccessTokens, type AccessTokenView } from '../accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { APP_SCOPES } from '../../platform/http/app-scope.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { authorizationOptions, parseAuthorizationRequest } from './authorization-request.ts';
import type { Deps } from './deps.ts';
import { deniedAddress, grantAccess } from './grant-access.ts';
import { registeredApps } from './registered-apps.ts';

const GRANTS_PER_HOUR = defineLimit({
  name: 'connected apps of a member',
  max: 30,
  windowMs: 3_600_000,
  against: 'abuse',
});

const scopesAnswer = z.array(z.enum(APP_SCOPES));
const connectionAnswer = z.strictObject({
  id: idAnswer,
  app_name: z.string(),
  scopes: scopesAnswer,
  created_at: timeAnswer,
  /** To the hour; null for one that was never used. */
  last_used_at: timeAnswer.nullable(),
  expires_at: timeAnswer,
});

/**
 * Apps that act for a member (CR-14): AppAuthorizationResource describes and answers the request of an app, and
 * ConnectedAppsResource lists and disconnects the apps of the member. Only the site calls them: apps cannot allow apps.
 */
export function appResources(deps: Deps): readonly AnyResource[] {
  const { db, env, limits } = deps;
  const tokens = createAccessTokens(deps);
  return [
    authenticatedResource({
      name: 'AppAuthorization',
      action: 'get',
      endpoint: 'v3_get_app_authorization',
      options: authorizationOptions,
      answer: z.strictObject({ app_name: z.string(), scopes: scopesAnswer, denied_url: z.string() }),
      async handle(options) {
        const request = parseAuthorizationRequest(env, options);
        return {
          data: {
            app_name: request.app.name,
            scopes: [...request.scopes],
            denied_url: deniedAddress(deps, request),
          },
        };
      },
    }),
    authenticatedResource({
      name: 'AppAuthorization',
      action: 'create',
      endpoint: 'v3_create_app_authorization',
      options: authorizationOptions,
      answer: z.strictObject({ redirect_url: z.string() }),
      async handle(options, { viewer }) {
        const request = parseAuthorizationRequest(env, options);
        await limits.count([GRANTS_PER_HOUR, String(viewer.id)]);
        return { data: { redirect_url: await grantAccess(deps, viewer, request) } };
      },
    }),
    authenticatedResource({
      name: 'ConnectedApps',
      action: 'get',
      endpoint: 'v3_get_connected_apps',
      options: z.strictObject({}),
      answer: z.array(connectionAnswer),
      async handle(_, { viewer }) {
        return { data: (await tokens.list(viewer.id)).map(presentConnection) };
      },
    }),
    authenticatedResource({
      name: 'ConnectedApps',
      action: 'delete',
      endpoint: 'v3_disconnect_app',
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        if (!(await tokens.revokeOne(db, viewer.id, parseId(id) ?? 0n)))
          throw new AppError('token_not_found');
        return { data: null };
      },
    }),
  ];

  function presentConnection(token: AccessTokenView): z.infer<typeof connectionAnswer> {
    const { id, appId, scopes, createdAt, lastUsedAt, expiresAt } = token;
    const app = registeredApps(env).find((one) => one.id === appId);
    return {
      id: String(id),
      app_name: app?.name ?? appId,
      scopes,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
      expires_at: expiresAt.toISOString(),
    };
  }
}

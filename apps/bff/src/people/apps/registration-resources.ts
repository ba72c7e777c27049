import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { CREATED_PER_HOUR } from './answers.ts';
import type { Deps } from './deps.ts';
import { deleteApp, listRegisteredApps, registerApp, type RegisteredAppRow } from './registered-apps.ts';
import { nameSchema, redirectsSchema, websiteSchema } from './rules.ts';

const appAnswer = z.strictObject({
  client_id: z.string(),
  name: z.string(),
  website_url: z.string(),
  redirect_uris: z.array(z.string()),
  is_confidential: z.boolean(),
  created_at: timeAnswer,
});
const newAppAnswer = appAnswer.extend({ client_secret: z.string().nullable() });
/** The part of a new app that its page shows once. */
const shownApp = z.object({ client_id: z.string(), name: z.string(), client_secret: z.string().nullable() });
/** RegisteredAppResource registers, lists and deletes apps of the member (AC-06). */
export function registrationResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'RegisteredApp',
      action: 'get',
      endpoint: 'v3_get_registered_apps',
      options: z.strictObject({}),
      answer: z.array(appAnswer),
      async handle(_, { viewer }) {
        return { data: (await listRegisteredApps(deps, viewer)).map(presentApp) };
      },
    }),
    authenticatedResource({
      name: 'RegisteredApp',
      action: 'create',
      endpoint: 'v3_create_registered_app',
      options: z.strictObject({
        name: nameSchema,
        website_url: websiteSchema,
        redirect_uris: redirectsSchema,
        is_confidential: z.boolean(),
      }),
      form: {
        path: '/app-factory-oauth/',
        keeps: ['name', 'website_url', 'redirect_uris', 'client_type'],
        hides: [],
        optionsOf: ({ client_type: type, redirect_uris: lines = '', ...sent }) => ({
          ...sent,
          redirect_uris: lines.split(/\s+/).filter((line) => line !== ''),
          is_confidential: type === 'confidential',
        }),
        shows: (data) => shownApp.parse(data),
      },
      answer: newAppAnswer,
      async handle(options, { viewer }) {
        await deps.limits.count([CREATED_PER_HOUR, String(viewer.id)]);
        const { app, secret } = await registerApp(deps, viewer, {
          name: options.name,
          websiteUrl: options.website_url,
          redirectUris: options.redirect_uris,
          isConfidential: options.is_confidential,
        });
        return { data: { ...presentApp(app), client_secret: secret } };
      },
    }),
    authenticatedResource({
      name: 'RegisteredApp',
      action: 'delete',
      endpoint: 'v3_delete_registered_app',
      options: z.strictObject({ client_id: z.string().max(60) }),
      form: {
        path: '/app-factory-oauth/delete/',
        keeps: [],
        hides: ['client_id'],
        leadsTo: '/app-factory-oauth/',
      },
      answer: emptyResponseSchema,
      async handle(options, { viewer }) {
        await deleteApp(deps, viewer, options.client_id);
        return { data: null };
      },
    }),
  ];
}

function presentApp(app: RegisteredAppRow): z.infer<typeof appAnswer> {
  return {
    client_id: app.id,
    name: app.name,
    website_url: app.websiteUrl,
    redirect_uris: app.redirectUris,
    is_confidential: app.secretHash !== null,
    created_at: app.createdAt.toISOString(),
  };
}

import { z } from 'zod';
import { findRegisteredApp } from '../../people/apps/index.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { authoriseEndpoint } from './authorise-endpoint.ts';
import { changeEndpoint, deleteEndpoint, rotateSecret, setEnabled } from './change-endpoint.ts';
import { createEndpoint } from './create-endpoint.ts';
import type { Deps } from './deps.ts';
import { WEBHOOK_EVENT_TYPES } from './event-types.ts';
import { listEndpoints, readEndpoint } from './list-deliveries.ts';
import { endpointAnswer, presentEndpoint } from './present-webhooks.ts';
import { endpointUrlSchema, eventTypesSchema } from './rules.ts';

const LIST_PATH = '/app-factory-oauth/webhooks/';
/** The page of an endpoint with its deliveries, below which its forms are. */
export const ENDPOINT_PATH = `${LIST_PATH}deliveries/`;

const CREATED_PER_HOUR = defineLimit({
  name: 'webhook endpoints and secrets of a member',
  max: 30,
  windowMs: 3_600_000,
  against: 'abuse',
});
const appIdSchema = z.string().max(60);
/** The endpoint of a form, to whose page the form leads. */
export const changedAnswer: z.ZodObject<{ endpoint_id: typeof idAnswer }> = z.strictObject({
  endpoint_id: idAnswer,
});
const secretAnswer = z.strictObject({ endpoint_id: idAnswer, secret: z.string() });

/** Returns the address of the page of an endpoint. */
export function leadsToEndpoint(data: unknown): string {
  return `${ENDPOINT_PATH}?endpoint=${changedAnswer.parse(data).endpoint_id}`;
}

/** Returns the options of a form with a box for each event. */
function eventOptions(sent: Readonly<Record<string, string>>): object {
  const rest = Object.entries(sent).filter(([name]) => !WEBHOOK_EVENT_TYPES.some((type) => type === name));
  return { ...Object.fromEntries(rest), event_types: WEBHOOK_EVENT_TYPES.filter((type) => type in sent) };
}

/**
 * WebhookEndpointResource creates, changes, lists and deletes endpoints of an app of the member, WebhookSecretResource replaces
 * a secret, WebhookStateResource enables and disables an endpoint (AC-08).
 */
export function endpointResources(deps: Deps): readonly AnyResource[] {
  const { db, env, limits, now } = deps;
  const described = {
    url: endpointUrlSchema(env.sendsWebhooksToLocalhost),
    event_types: eventTypesSchema,
  };
  return [
    authenticatedResource({
      name: 'WebhookEndpoint',
      action: 'get',
      endpoint: 'v3_get_webhook_endpoints',
      options: z.strictObject({ client_id: appIdSchema.optional(), endpoint_id: idSchema.optional() }),
      answer: z.array(endpointAnswer),
      async handle({ client_id: appId, endpoint_id: id }, { viewer }) {
        const endpoints =
          id === undefined
            ? await listEndpoints(deps, await findRegisteredApp(deps, viewer, appId ?? ''))
            : [await readEndpoint(deps, await authoriseEndpoint(db, viewer, id))];
        return { data: endpoints.map((endpoint) => presentEndpoint(endpoint, now())) };
      },
    }),
    authenticatedResource({
      name: 'WebhookEndpoint',
      action: 'create',
      endpoint: 'v3_create_webhook_endpoint',
      options: z.strictObject({ client_id: appIdSchema, ...described }),
      form: {
        path: LIST_PATH,
        keeps: ['url', ...WEBHOOK_EVENT_TYPES],
        hides: ['client_id'],
        optionsOf: eventOptions,
        shows: (data) => secretAnswer.parse(data),
      },
      answer: secretAnswer,
      async handle({ client_id: appId, url, event_types: eventTypes }, { viewer }) {
        const app = await findRegisteredApp(deps, viewer, appId);
        await limits.count([CREATED_PER_HOUR, String(viewer.id)]);
        const { endpoint, secret } = await createEndpoint(deps, app, { url, eventTypes });
        return { data: { endpoint_id: String(endpoint.id), secret } };
      },
    }),
    authenticatedResource({
      name: 'WebhookEndpoint',
      action: 'update',
      endpoint: 'v3_update_webhook_endpoint',
      options: z.strictObject({ endpoint_id: idSchema, ...described }),
      form: {
        path: `${ENDPOINT_PATH}change/`,
        keeps: ['url', ...WEBHOOK_EVENT_TYPES],
        hides: ['endpoint_id'],
        optionsOf: eventOptions,
        leadsTo: leadsToEndpoint,
      },
      answer: changedAnswer,
      async handle({ endpoint_id: id, url, event_types: eventTypes }, { viewer }) {
        await changeEndpoint(deps, await authoriseEndpoint(db, viewer, id), { url, eventTypes });
        return { data: { endpoint_id: id } };
      },
    }),
    authenticatedResource({
      name: 'WebhookEndpoint',
      action: 'delete',
      endpoint: 'v3_delete_webhook_endpoint',
      options: z.strictObject({ endpoint_id: idSchema }),
      form: {
        path: `${ENDPOINT_PATH}delete/`,
        keeps: [],
        hides: ['endpoint_id'],
        leadsTo: (data) => `${LIST_PATH}?app=${deletedAnswer.parse(data).client_id}`,
      },
      answer: deletedAnswer,
      async handle({ endpoint_id: id }, { viewer }) {
        const endpoint = await authoriseEndpoint(db, viewer, id);
        await deleteEndpoint(deps, endpoint);
        return { data: { client_id: endpoint.appId } };
      },
    }),
    authenticatedResource({
      name: 'WebhookSecret',
      action: 'create',
      endpoint: 'v3_rotate_webhook_secret',
      options: z.strictObject({ endpoint_id: idSchema }),
      form: {
        path: `${ENDPOINT_PATH}secret/`,
        keeps: [],
        hides: ['endpoint_id'],
        shows: (data) => secretAnswer.parse(data),
      },
      answer: secretAnswer,
      async handle({ endpoint_id: id }, { viewer }) {
        const endpoint = await authoriseEndpoint(db, viewer, id);
        await limits.count([CREATED_PER_HOUR, String(viewer.id)]);
        return { data: { endpoint_id: id, secret: await rotateSecret(deps, endpoint) } };
      },
    }),
    authenticatedResource({
      name: 'WebhookState',
      action: 'update',
      endpoint: 'v3_set_webhook_state',
      options: z.strictObject({ endpoint_id: idSchema, is_enabled: z.boolean() }),
      form: {
        path: `${ENDPOINT_PATH}state/`,
        keeps: [],
        hides: ['endpoint_id', 'is_enabled'],
        optionsOf: ({ is_enabled: isEnabled, ...sent }) => ({ ...sent, is_enabled: isEnabled === 'true' }),
        leadsTo: leadsToEndpoint,
      },
      answer: changedAnswer,
      async handle({ endpoint_id: id, is_enabled: isEnabled }, { viewer }) {
        await setEnabled(deps, await authoriseEndpoint(db, viewer, id), isEnabled);
        return { data: { endpoint_id: id } };
      },
    }),
  ];
}

const deletedAnswer = z.strictObject({ client_id: z.string() });

import { z } from 'zod';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { authoriseEndpoint } from './authorise-endpoint.ts';
import type { Deps } from './deps.ts';
import { changedAnswer, ENDPOINT_PATH, leadsToEndpoint } from './endpoint-resources.ts';
import { listDeliveries } from './list-deliveries.ts';
import { deliveryAnswer, presentDelivery } from './present-webhooks.ts';
import { replayDelivery, replayFailed, sendTest } from './replay-deliveries.ts';
import { DELIVERY_STATES } from './rules.ts';

const EVENT_TYPE_MAX = 40;
const SENT_PER_HOUR = defineLimit({
  name: 'webhook tests and replays of a member',
  max: 120,
  windowMs: 3_600_000,
  against: 'abuse',
});

/**
 * WebhookDeliveriesResource lists the deliveries of an endpoint, WebhookReplayResource sends one again, WebhookFailuresResource
 * all that failed since a day, WebhookTestResource sends a test event (AC-08).
 */
export function deliveryResources(deps: Deps): readonly AnyResource[] {
  const { db, limits } = deps;
  return [
    authenticatedResource({
      name: 'WebhookDeliveries',
      action: 'get',
      endpoint: 'v3_get_webhook_deliveries',
      options: z.strictObject({
        endpoint_id: idSchema,
        state: z.enum(DELIVERY_STATES).optional(),
        event_type: z.string().max(EVENT_TYPE_MAX).optional(),
        ...pageOptions,
      }),
      answer: z.array(deliveryAnswer),
      async handle({ endpoint_id: id, state, event_type: eventType, ...page }, { viewer }) {
        const endpoint = await authoriseEndpoint(db, viewer, id);
        const filter = { state, eventType };
        const { items, bookmark } = await listDeliveries(deps, endpoint, filter, parsePageParams(page));
        return { data: items.map(presentDelivery), bookmark };
      },
    }),
    authenticatedResource({
      name: 'WebhookReplay',
      action: 'create',
      endpoint: 'v3_replay_webhook_delivery',
      options: z.strictObject({ endpoint_id: idSchema, delivery_id: idSchema }),
      form: {
        path: `${ENDPOINT_PATH}replay/`,
        keeps: [],
        hides: ['endpoint_id', 'delivery_id'],
        leadsTo: leadsToEndpoint,
      },
      answer: changedAnswer,
      async handle({ endpoint_id: id, delivery_id: deliveryId }, { viewer }) {
        const endpoint = await authoriseEndpoint(db, viewer, id);
        await limits.count([SENT_PER_HOUR, String(viewer.id)]);
        await replayDelivery(deps, endpoint, deliveryId);
        return { data: { endpoint_id: id } };
      },
    }),
    authenticatedResource({
      name: 'WebhookFailures',
      action: 'create',
      endpoint: 'v3_replay_failed_webhook_deliveries',
      options: z.strictObject({
        endpoint_id: idSchema,
        /** A day in UTC. */
        since: z.iso.date('Use a date, as in 2001-02-28.'),
      }),
      form: {
        path: `${ENDPOINT_PATH}failed/`,
        keeps: ['since'],
        hides: ['endpoint_id'],
        leadsTo: (data) => `${ENDPOINT_PATH}?endpoint=${replayedAnswer.parse(data).endpoint_id}`,
      },
      answer: replayedAnswer,
      async handle({ endpoint_id: id, since }, { viewer }) {
        const endpoint = await authoriseEndpoint(db, viewer, id);
        await limits.count([SENT_PER_HOUR, String(viewer.id)]);
        const count = await replayFailed(deps, endpoint, new Date(`${since}T00:00:00Z`));
        return { data: { endpoint_id: id, count } };
      },
    }),
    authenticatedResource({
      name: 'WebhookTest',
      action: 'create',
      endpoint: 'v3_send_test_webhook',
      options: z.strictObject({ endpoint_id: idSchema }),
      form: {
        path: `${ENDPOINT_PATH}test/`,
        keeps: [],
        hides: ['endpoint_id'],
        leadsTo: leadsToEndpoint,
      },
      answer: changedAnswer,
      async handle({ endpoint_id: id }, { viewer }) {
        const endpoint = await authoriseEndpoint(db, viewer, id);
        await limits.count([SENT_PER_HOUR, String(viewer.id)]);
        await sendTest(deps, viewer, endpoint);
        return { data: { endpoint_id: id } };
      },
    }),
  ];
}

const replayedAnswer = z.strictObject({ endpoint_id: idAnswer, count: countAnswer });

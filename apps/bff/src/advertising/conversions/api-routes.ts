import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createServeTokens } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { EventSource } from './event-names.ts';
import { receiveEvents, type ReceivingTag } from './receive-events.ts';
import { eventSchema, isEvent, readEvent } from './rules.ts';
import { conversionTags } from './tables.ts';
import { accountOfToken } from './tokens.ts';

/** The path to which advertisers' servers send events. */
export const API_EVENTS_PATH = '/v5/ad_accounts/:id/events';
/** Maximum number of events per request. */
export const EVENTS_MAX = 1000;

const CALLS_A_MINUTE = defineLimit({
  name: 'conversions calls an account',
  max: 600,
  windowMs: 60_000,
  against: 'load',
});
const WRONG_A_MINUTE = defineLimit({
  name: 'conversions calls an address',
  max: 1200,
  windowMs: 60_000,
  against: 'abuse',
});

const bodySchema = z.strictObject({
  /** The tag of the events; the account's first by default. */
  tag_id: idSchema.optional(),
  events: z.array(z.record(z.string(), z.unknown())).min(1).max(EVENTS_MAX),
});

/** The result of one event of a request, in the order of the request. */
export const resultSchema = z.strictObject({
  status: z.enum(['accepted', 'duplicate', 'refused']),
  /** For a rejected event: the field, and how to correct it. */
  field: z.string().optional(),
  message: z.string().optional(),
});
const answerSchema = z.strictObject({
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  results: z.array(resultSchema),
});

/** The result of one event of a request. */
export type EventResult = z.infer<typeof resultSchema>;

/** Validates events and accepts the valid ones; an invalid event does not affect the others. */
export async function acceptEvents(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  tag: ReceivingTag,
  sent: readonly unknown[],
  source: EventSource,
): Promise<readonly EventResult[]> {
  const now = deps.now();
  const read = sent.map((one) => readEvent(one, source, now));
  const marks = createServeTokens(deps.env.secret);
  const received = await receiveEvents(deps.db, tag, read.filter(isEvent), { source, now, marks });
  let at = 0;
  return read.map((one): EventResult => {
    if (!isEvent(one)) return { status: 'refused', field: one.field, message: one.message };
    const status = received[at] ?? 'duplicate';
    at += 1;
    return { status };
  });
}

/** Returns the number of results with a status. */
export function countResults(results: readonly EventResult[], status: EventResult['status']): number {
  return results.filter((one) => one.status === status).length;
}

/**
 * Serves the conversions API (BD-08): `POST /v5/ad_accounts/{id}/events` with a token of that account accepts
 * events, with one result each. It neither requires nor accepts cookies.
 */
export function apiRoutes(app: FastifyInstance, deps: Deps): void {
  rejectOtherMethods(app, API_EVENTS_PATH, ['POST']);
  app.post<{ Params: { readonly id: string } }>(API_EVENTS_PATH, {
    config: { kind: 'event' },
    onRequest: async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    },
    async handler(request, reply) {
      await deps.limits.count([WRONG_A_MINUTE, getClientSubnet(request.ip)]);
      const accountId = await accountOfToken(deps.db, request.headers.authorization, deps.now());
      // A token gives access to one account: others are not found.
      if (parseId(request.params.id) !== accountId) throw new AppError('ad_account_not_found');
      await deps.limits.count([CALLS_A_MINUTE, String(accountId)]);
      const { tag_id: tagId, events } = parseOptions(bodySchema, request.body) as z.infer<typeof bodySchema>;
      const results = await acceptEvents(deps, await tagOf(deps, accountId, tagId), events, 'api');
      const data: z.infer<typeof answerSchema> = {
        accepted: countResults(results, 'accepted'),
        duplicate: countResults(results, 'duplicate'),
        refused: countResults(results, 'refused'),
        results: [...results],
      };
      return reply.send({
        resource_response: {
          status: 'success',
          code: 0,
          message: 'ok',
          endpoint_name: 'v5_send_events',
          http_status: 200,
          data,
        },
        request_identifier: request.id,
      });
    },
  });
}

async function tagOf(
  { db }: Pick<Deps, 'db'>,
  accountId: bigint,
  text: string | undefined,
): Promise<ReceivingTag> {
  const ofAccount = eq(conversionTags.accountId, accountId);
  const [tag] = await db
    .select({ id: conversionTags.id, accountId: conversionTags.accountId })
    .from(conversionTags)
    .where(text === undefined ? ofAccount : and(ofAccount, eq(conversionTags.id, parseId(text) ?? 0n)))
    .orderBy(asc(conversionTags.id))
    .limit(1);
  if (!tag) throw new AppError('tag_not_found');
  return tag;
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
const described = z.strictObject({
  tag_id: bodySchema.shape.tag_id,
  events: z.array(eventSchema).min(1).max(EVENTS_MAX),
});

/** The conversions API in OpenAPI. */
export const describedEventsPost: DescribedOperation = {
  path: API_EVENTS_PATH.replaceAll(/:(\w+)/g, '{$1}'),
  method: 'post',
  operation: {
    operationId: 'v5_send_events',
    tags: ['conversions'],
    summary: 'Sends what happened on an advertiser’s site, each event answered by itself.',
    security: [{ conversionsToken: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'The ad account.' },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: jsonOf(described, 'input') } } },
    responses: {
      200: {
        description: 'What became of each event, in the order of the call.',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Success' },
                {
                  properties: { resource_response: { properties: { data: jsonOf(answerSchema, 'output') } } },
                },
              ],
            },
          },
        },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  },
};

import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createServeTokens } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import { AppError, presentError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { readError, rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { EventSource } from './event-names.ts';
import { countResults, resultSchema, type EventResult } from './event-result.ts';
import {
  describedKnownBody,
  fromKnownEvent,
  knownAnswerSchema,
  knownBodySchema,
  knownError,
  toKnownAnswer,
} from './known-events.ts';
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

const answerSchema = z.strictObject({
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  results: z.array(resultSchema),
});

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

/**
 * Serves the conversions API (BD-08): `POST /v5/ad_accounts/{id}/events` with a token of that account accepts
 * events, with one result each. It neither requires nor accepts cookies. A body with `data` has the shape of the
 * well-known v5 description, and so has its response (AC-07); errors have both shapes.
 */
export function apiRoutes(site: FastifyInstance, deps: Deps): void {
  void site.register(async (app) => {
    app.setErrorHandler((thrown, request, reply) => {
      const error = readError(thrown, request, reply);
      const body = { ...knownError(error), ...presentError(error, request.id) };
      return reply.status(error.status).header('cache-control', 'no-store').send(body);
    });
    rejectOtherMethods(app, API_EVENTS_PATH, ['POST']);
    app.post<Received>(API_EVENTS_PATH, {
      config: { kind: 'event' },
      onRequest: async (_request, reply) => {
        reply.header('cache-control', 'private, no-store');
      },
      handler: (request, reply) => receive(deps, request, reply),
    });
  });
}

type Received = { Params: { readonly id: string }; Querystring: { readonly test?: unknown } };

async function receive(
  deps: Deps,
  request: FastifyRequest<Received>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await deps.limits.count([WRONG_A_MINUTE, getClientSubnet(request.ip)]);
  const accountId = await accountOfToken(deps.db, request.headers.authorization, deps.now());
  // A token gives access to one account: others are not found.
  if (parseId(request.params.id) !== accountId) throw new AppError('ad_account_not_found');
  await deps.limits.count([CALLS_A_MINUTE, String(accountId)]);
  if (isKnownBody(request.body)) return receiveKnown(deps, accountId, request, reply);
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
}

function isKnownBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/** Receives events in the shape of the well-known description; with `test=true` they are checked, and not stored. */
async function receiveKnown(
  deps: Deps,
  accountId: bigint,
  { body, query }: FastifyRequest<Received>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data } = parseOptions(knownBodySchema, body) as z.infer<typeof knownBodySchema>;
  const tag = await tagOf(deps, accountId, undefined);
  const read = data.map(fromKnownEvent);
  const events = read.flatMap((one) => ('event' in one ? [one.event] : []));
  const accepted =
    query.test === 'true' ? checkEvents(deps, events) : await acceptEvents(deps, tag, events, 'api');
  const rest = accepted.values();
  const results = read.map((one): EventResult =>
    'event' in one ? (rest.next().value ?? { status: 'duplicate' }) : { status: 'refused', ...one },
  );
  const answer = toKnownAnswer(results);
  if (answer.num_events_processed === answer.num_events_received) return reply.send(answer);
  const message = 'Not all events were processed.';
  return reply.status(422).send({ code: 422, message, details: answer });
}

function checkEvents({ now }: Pick<Deps, 'now'>, sent: readonly unknown[]): readonly EventResult[] {
  return sent.map((one): EventResult => {
    const read = readEvent(one, 'api', now());
    return isEvent(read) ? { status: 'accepted' } : { status: 'refused', ...read };
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

/** The conversions API in the shape of the well-known v5 description, in OpenAPI. */
export const describedKnownEventsPost: DescribedOperation = {
  path: '/ad_accounts/{ad_account_id}/events',
  method: 'post',
  operation: {
    operationId: 'events/create',
    tags: ['events'],
    summary: 'Sends what happened on the site of an advertiser, with a token of the ad account.',
    security: [{ conversionsToken: [] }],
    parameters: [
      { name: 'ad_account_id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'test', in: 'query', required: false, schema: { type: 'boolean' } },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonOf(describedKnownBody, 'input') } },
    },
    responses: {
      200: {
        description: 'The result of each event, in the order of the request.',
        content: { 'application/json': { schema: jsonOf(knownAnswerSchema, 'output') } },
      },
      '4XX': { $ref: '#/components/responses/Error' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
};

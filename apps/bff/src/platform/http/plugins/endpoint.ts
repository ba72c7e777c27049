import { EVENT_BATCH_MAX_BYTES } from '@pegboard/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getCountry, requestHasPrivacySignal } from '../../countries/index.ts';
import type { Env } from '../../config/env.ts';
import { AppError, type FieldErrors } from '../../errors/errors.ts';
import type { Kind } from '../../load-shedding/index.ts';
import type { AppScope } from '../app-scope.ts';
import type { Answer, AnswerSchema, Call } from '../resource.ts';
import { requireSignedIn } from '../viewer.ts';
import { authenticate, getBearerToken } from './app-grant.ts';
import { checkPercentEncoding } from './bodies.ts';
import {
  COOKIE_BASE,
  DEVICE_COOKIE,
  PENDING_LOGIN_COOKIE,
  SESSION_COOKIE,
  SHARED_BOARD_COOKIE,
  SIGN_ON_COOKIE,
} from './cookies.ts';
import { checkCsrf, checkSameOrigin } from './csrf.ts';
import { clearSessionCookie, setSessionCookie } from './session.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

const SECRET_COOKIE = { ...COOKIE_BASE, httpOnly: true };
/** The device is known for a year after each log-in. */
const DEVICE_SECONDS = 365 * 86_400;

/** Maximum size of a request body in bytes. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** One address and method that responds in the envelope; the common part of resources and raw paths. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly name: string;
  readonly access: 'signed-in' | 'anyone';
  /** The scope with which apps may call it; without one, apps may not. */
  readonly scope?: AppScope | undefined;
  /** The priority class, if the method does not imply it. */
  readonly kind?: Kind | undefined;
  /** True if browsers may send it as a beacon: see `V3Route`. */
  readonly isBeacon?: true | undefined;
  readonly options: z.ZodType;
  readonly answer: AnswerSchema;
  /** Returns the submitted options. Throws `bad_request`, `invalid_input`. */
  sentBy(request: FastifyRequest): unknown;
  /** Returns the parts of the request that the envelope repeats as its `resource`. */
  called(sent: unknown, request: FastifyRequest): { readonly name: string; readonly options: unknown };
  handle(options: unknown, call: Call): Promise<Answer>;
};

/**
 * Serves an address in the envelope of wire-facts.md; all methods but GET require the CSRF token (BF-04,
 * BF-05), except with a bearer token, with which cookies are ignored. Outside production a response that does
 * not match its schema fails, so that undeclared data is never sent.
 */
export function serveEndpoint(app: FastifyInstance, env: Env, endpoint: Endpoint): void {
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    bodyLimit: endpoint.isBeacon ? EVENT_BATCH_MAX_BYTES : BODY_LIMIT_BYTES,
    config: endpoint.kind === undefined ? {} : { kind: endpoint.kind },
    onRequest: async (request, reply) => {
      checkPercentEncoding(request.url);
      if (endpoint.isBeacon) checkSameOrigin(request, env.publicUrl);
      else if (endpoint.method !== 'GET' && getBearerToken(request) === undefined)
        checkCsrf(request, reply, env);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { viewer, scopes } = await authenticate(request, reply, endpoint.scope);
      if (endpoint.access === 'signed-in') requireSignedIn(viewer);
      const sent = endpoint.sentBy(request);
      const options = parseOptions(endpoint.options, sent);
      const call = createCallContext(request, reply, viewer, env);
      const answer = await endpoint.handle(options, { ...call, scopes });
      if (!env.isProduction) z.parse(endpoint.answer, answer.data);
      const called = endpoint.called(sent, request);
      const repeated = withoutSecrets(called.options);
      const bookmark = answer.bookmark ?? '-end-';
      const isPaged = answer.bookmark !== undefined;
      if (answer.headers) reply.headers(answer.headers);
      return reply.status(answer.status ?? 200).send({
        resource_response: {
          status: 'success',
          code: 0,
          message: 'ok',
          endpoint_name: endpoint.name,
          http_status: answer.status ?? 200,
          data: answer.data,
          ...(isPaged ? { bookmark } : {}),
        },
        resource: {
          name: called.name,
          options: isPaged ? { ...(repeated as object), bookmarks: [bookmark] } : repeated,
        },
        request_identifier: request.id,
      });
    },
  });
}

const SECRET = /password|token|secret/i;

/** Returns the submitted options without secrets, so that no response, log or page repeats a password. */
function withoutSecrets(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const safe = Object.entries(sent).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(safe.map(([name, value]) => [name, withoutSecrets(value)]));
}

/** Returns whether a request's body is a form. */
export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

/**
 * Validates options by their schema, and rejects text that the database cannot store. Throws `invalid_input`
 * with field errors.
 */
export function parseOptions(schema: z.ZodType, sent: unknown): unknown {
  const unusable = unusableText(sent);
  if (unusable !== undefined)
    throw new AppError('invalid_input', {
      fields: { [unusable]: 'This text holds characters that cannot be kept.' },
    });
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys)
      fields[[...issue.path, key].filter((part) => part !== '').join('.') || 'options'] ??= issue.message;
  }
  throw new AppError('invalid_input', { fields: fields satisfies FieldErrors, cause: parsed.error });
}

/** Returns the path of the first text with a NUL or a lone surrogate, if any. */
export function unusableText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'options' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unusableText(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Creates the context of a request with a session: its facts, and the functions that change the session. */
export function createCallContext(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Call['viewer'],
  env: Pick<Env, 'countryHeader' | 'secret'>,
): Call {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)))
    throw new AppError('invalid_input', {
      fields: { 'Idempotency-Key': 'Use 8 to 128 printable ASCII characters without spaces.' },
    });
  return {
    viewer,
    scopes: null,
    requestId: request.id,
    address: request.ip,
    country: getCountry(request, env),
    userAgent: request.headers['user-agent'] ?? '',
    asksForPrivacy: requestHasPrivacySignal(request.headers),
    idempotencyKey: key,
    session: {
      token: request.cookies[SESSION_COOKIE],
      start: (token) => setSessionCookie(reply, token, env.secret),
      end: () => clearSessionCookie(reply, env.secret),
    },
    device: {
      token: request.cookies[DEVICE_COOKIE],
      remember: (token) =>
        void reply.setCookie(DEVICE_COOKIE, token, { ...SECRET_COOKIE, maxAge: DEVICE_SECONDS }),
    },
    pendingLogin: {
      token: request.cookies[PENDING_LOGIN_COOKIE],
      start: (token) => void reply.setCookie(PENDING_LOGIN_COOKIE, token, SECRET_COOKIE),
      end: () => void reply.clearCookie(PENDING_LOGIN_COOKIE, SECRET_COOKIE),
    },
    sharedBoard: {
      grant: request.cookies[SHARED_BOARD_COOKIE],
      remember: (grant) => void reply.setCookie(SHARED_BOARD_COOKIE, grant, SECRET_COOKIE),
    },
    signOn: {
      token: request.cookies[SIGN_ON_COOKIE],
      start: (token) => void reply.setCookie(SIGN_ON_COOKIE, token, SECRET_COOKIE),
      end: () => void reply.clearCookie(SIGN_ON_COOKIE, SECRET_COOKIE),
    },
  };
}

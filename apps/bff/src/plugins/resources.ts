import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { AppError, type FieldErrors } from '../errors.ts';
import type { AnyResource, Call } from '../resource.ts';
import { requireSignedIn } from '../viewer.ts';
import { refuseOtherMethods } from './errors.ts';
import { checkCsrf, clearSessionCookie, SESSION_COOKIE, setSessionCookie } from './session.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

const envelopeSchema = z.strictObject({ options: z.unknown(), context: z.unknown().optional() });
const formSchema = z.strictObject({
  source_url: z.string().optional(),
  data: z.string(),
  _: z.string().optional(),
});

/** Serves the REST resources at `/resource/{Name}Resource/{action}/` in the envelope of wire-facts.md (BF-01, BF-04). */
export async function resourcesPlugin(
  app: FastifyInstance,
  { resources, env }: { readonly resources: readonly AnyResource[]; readonly env: Env },
): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  app.all('/resource/*', () => {
    throw new AppError('not_found');
  });
  for (const resource of resources) {
    const isRead = resource.action === 'get';
    const method = isRead ? 'GET' : 'POST';
    const url = `/resource/${resource.name}Resource/${resource.action}/`;
    refuseOtherMethods(app, url, method);
    app.route({
      method,
      url,
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (request) => {
        if (!isRead) checkCsrf(request, env.publicUrl);
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const viewer = await request.viewer();
        if (resource.access === 'signed-in') requireSignedIn(viewer);
        const sent = sentOptions(isRead ? request.query : request.body, isRead || isForm(request));
        const options = parseOptions(resource.options, sent);
        const answer = await resource.handle(options, callOf(request, reply, viewer));
        return reply.status(answer.status ?? 200).send({
          resource_response: {
            status: 'success',
            code: 0,
            message: 'ok',
            endpoint_name: resource.endpoint,
            http_status: answer.status ?? 200,
            data: answer.data,
            ...(answer.bookmark === undefined ? {} : { bookmark: answer.bookmark ?? '-end-' }),
          },
          resource: {
            name: `${resource.name}Resource`,
            options:
              answer.bookmark === undefined
                ? sent
                : { ...(sent as object), bookmarks: [answer.bookmark ?? '-end-'] },
          },
          request_identifier: request.id,
        });
      },
    });
  }
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

function sentOptions(from: unknown, isText: boolean): unknown {
  const read = (value: unknown): unknown => {
    const envelope = envelopeSchema.safeParse(value);
    if (!envelope.success) throw new AppError('bad_request', { cause: envelope.error });
    return envelope.data.options ?? {};
  };
  if (!isText) return read(from);
  const form = formSchema.safeParse(from);
  if (!form.success) throw new AppError('bad_request', { cause: form.error });
  try {
    return read(JSON.parse(form.data.data));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** Checks options with a resource's schema and for text that no store takes. Throws `invalid_input` with the fields. */
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

/** The path of the first text with a NUL or a lone surrogate, if any. */
function unusableText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'options' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unusableText(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a resource is told of the request, and how it changes the session. */
export function callOf(request: FastifyRequest, reply: FastifyReply, viewer: Call['viewer']): Call {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)))
    throw new AppError('invalid_input', {
      fields: { 'Idempotency-Key': 'Use 8 to 128 printable ASCII characters without spaces.' },
    });
  return {
    viewer,
    requestId: request.id,
    address: request.ip,
    idempotencyKey: key,
    session: {
      token: request.cookies[SESSION_COOKIE],
      start: (token) => setSessionCookie(reply, token),
      end: () => clearSessionCookie(reply),
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors/errors.ts';
import type { AnyResource } from '../resource.ts';
import { parseJson, takeForms } from './bodies.ts';
import { BODY_LIMIT_BYTES, isForm, serveEndpoint } from './endpoint.ts';
import { rejectMethod } from './errors.ts';

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
  takeForms(app, BODY_LIMIT_BYTES);
  // One route rejects the other methods of all resources: a route for each would take most of the time of a start.
  const methods = new Map<string, 'GET' | 'POST'>();
  app.all<{ Params: { readonly '*': string } }>('/resource/*', {
    onRequest: async ({ params: { '*': path } }, reply) => {
      const method = methods.get(path.replace(/\/$/, ''));
      if (method) rejectMethod(reply, [method]);
    },
    handler: () => {
      throw new AppError('not_found');
    },
  });
  for (const resource of resources) {
    const { name, action, endpoint, access, scope, options, answer } = resource;
    const isRead = action === 'get';
    const method = isRead ? 'GET' : 'POST';
    const path = `${name}Resource/${action}`;
    methods.set(path, method);
    serveEndpoint(app, env, {
      method,
      url: `/resource/${path}/`,
      name: endpoint,
      access,
      scope,
      options,
      answer,
      handle: (sent, call) => resource.handle(sent, call),
      sentBy: (request) => sentOptions(isRead ? request.query : request.body, isRead || isForm(request)),
      called: (sent) => ({ name: `${name}Resource`, options: sent }),
    });
  }
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
  return read(parseJson(form.data.data));
}

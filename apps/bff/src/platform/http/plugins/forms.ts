import { getSafeRedirect } from '@pegboard/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors/errors.ts';
import { toFieldErrors } from '../../errors/field-errors.ts';
import type { AnyResource, PageForm } from '../resource.ts';
import { takeForms } from './bodies.ts';
import { createCallContext, parseOptions } from './endpoint.ts';
import { readError } from './errors.ts';
import type { ShowPage } from '../page.ts';
import { requireSignedIn } from '../viewer.ts';
import { checkCsrfToken, checkSameOrigin } from './csrf.ts';

const FORM_LIMIT_BYTES = 16_384;

/**
 * Accepts native forms, which browsers submit before or without scripts. A form calls the resource of its
 * page, and redirects to its own target or to `next` (RT-07); a rejected form is rendered again on its page.
 */
export async function formsPlugin(
  app: FastifyInstance,
  options: { readonly resources: readonly AnyResource[]; readonly env: Env; readonly show: ShowPage },
): Promise<void> {
  const { resources, env, show } = options;
  app.removeAllContentTypeParsers();
  takeForms(app, FORM_LIMIT_BYTES);
  const forms = resources.flatMap((resource) =>
    [resource.form ?? []].flat().map((form) => ({ resource, form })),
  );
  for (const { resource, form } of forms) {
    app.post(form.path, {
      ...(form.bytesMax === undefined ? {} : { bodyLimit: form.bytesMax }),
      onRequest: async (request) => checkSameOrigin(request, env.publicUrl),
      handler: async (request, reply) => {
        const { pathname, searchParams } = new URL(request.url, env.publicUrl);
        try {
          const viewer = await request.viewer();
          if (resource.access === 'signed-in') requireSignedIn(viewer);
          const sent = parseOptions(resource.options, readForm(form, request, env.secret));
          const { data } = await resource.handle(sent, createCallContext(request, reply, viewer, env));
          reply.header('cache-control', 'private, no-store');
          if (form.shows)
            return await show(request, reply, {
              status: 200,
              shown: { path: pathname, values: form.shows(data) },
            });
          return reply.redirect(targetOf(form, data, searchParams.get('next')), 303);
        } catch (thrown) {
          const values = textsOf(request.body, form.keeps);
          return showRejectedForm(show, request, reply, { thrown, path: pathname, values });
        }
      },
    });
  }
}

/** A form that was rejected: its error, the path that it was submitted to, and the texts that its page shows again. */
type RejectedForm = {
  readonly thrown: unknown;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
};

/** Renders the page of a rejected form again, with its error and texts. */
export function showRejectedForm(
  show: ShowPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { thrown, path, values }: RejectedForm,
): Promise<FastifyReply> {
  const { status, code, message, fields = {} } = readError(thrown, request, reply);
  const problems = toFieldErrors(fields);
  return show(request, reply, { status, form: { path, code, message, fields, problems, values } });
}

/**
 * Returns the options that a form submits in addition to its token. Throws `csrf_failed`, and `bad_request`
 * for unknown fields.
 */
function readForm(
  { keeps, hides, repeats = [], optionsOf = (sent) => sent }: PageForm,
  request: FastifyRequest,
  secret: string,
): unknown {
  const names = ['csrf_token', ...keeps, ...hides];
  const schemaOf = (name: string) => (repeats.includes(name) ? repeatedSchema : z.string()).optional();
  const schema = z.strictObject(Object.fromEntries(names.map((name) => [name, schemaOf(name)])));
  const body = schema.safeParse(request.body ?? {});
  if (!body.success) throw new AppError('bad_request', { cause: body.error });
  const { csrf_token: token, ...sent } = body.data;
  checkCsrfToken(request, token, secret);
  return optionsOf(Object.fromEntries(Object.entries(sent).filter(hasText)));
}

const repeatedSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((values) => [values].flat().join('\n'));

const hasText = (entry: readonly [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** Returns the address that a form redirects to after success. */
function targetOf({ leadsTo }: PageForm, data: unknown, next: string | null): string {
  const safe = getSafeRedirect(next);
  return (typeof leadsTo === 'function' ? leadsTo(data, safe) : leadsTo) ?? safe;
}

/** Returns the submitted text values of these fields. */
function textsOf(body: unknown, names: readonly string[]): Readonly<Record<string, string>> {
  const sent = z.record(z.string(), z.unknown()).catch({}).parse(body);
  const texts: Record<string, string> = {};
  for (const name of names) if (typeof sent[name] === 'string') texts[name] = sent[name];
  return texts;
}

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isUtf8 } from 'node:buffer';
import { parse as parseQuery, unescape } from 'node:querystring';
import { parse as parseSecurely } from 'secure-json-parse';
import { AppError } from '../../errors/errors.ts';
import { jsonDefect } from './json-defect.ts';

/** The media type of JSON, without a charset or with that of UTF-8. */
export const JSON_TYPE = /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

/**
 * Parses a JSON text. Throws `bad_request` for invalid JSON, more than 64 levels of nesting, duplicate keys
 * and keys that would change a prototype (promises.md, 'Bodies').
 */
export function parseJson(text: string): unknown {
  const defect = jsonDefect(text);
  if (defect !== undefined) throw new AppError('bad_request', { cause: new Error(defect) });
  try {
    return parseSecurely(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** Accepts JSON bodies; an empty one has no value, so that a request without options needs none. */
export function takeJson(app: FastifyInstance, type: RegExp = JSON_TYPE): void {
  app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(textOf(body)),
  );
}

/** Accepts form bodies; a field that occurs twice has a list as its value. */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => {
      const text = textOf(body);
      checkPercentEncoding(text);
      return { ...parseQuery(text, '&', '=', { maxKeys: 0, decodeURIComponent: unescape }) };
    },
  );
}

/** Rejects percent-encoding that is not UTF-8. Throws `bad_request`. */
export function checkPercentEncoding(text: string): void {
  if (!text.includes('%')) return;
  try {
    decodeURIComponent(text);
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/**
 * Rejects encoded bodies: `media_type_unsupported`, with the only accepted coding in `Accept-Encoding` (RFC
 * 9110, 15.5.16).
 */
export const plainBodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['content-encoding'] === undefined) return;
    reply.header('accept-encoding', 'identity');
    throw new AppError('media_type_unsupported');
  });
});

function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new AppError('bad_request');
  return body.toString();
}

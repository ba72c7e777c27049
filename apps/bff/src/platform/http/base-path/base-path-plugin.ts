import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pipeline, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '../../errors/errors.ts';
import { readTarget } from '../hosts/index.ts';
import { isWithinSite, takeOff } from './base-path.ts';
import { createHtmlRewriter, rewriteHtml, rewritePlayList } from './rewrite-html.ts';

/** The prefix of cookies of the whole host, and that of cookies below a path, which browsers accept over secure connections only. */
const HOST_PREFIX = '__Host-';
const SECURE_PREFIX = '__Secure-';
/** Metadata of a server with a path: RFC 8414, 3.1, writes the path after the well-known one. */
const METADATA = '/.well-known/oauth-authorization-server';
/** Lists of the parts of a video, with their addresses. */
const PLAY_LIST_FILE = /\.m3u8$/;
const PLAY_LIST_TYPE = 'application/vnd.apple.mpegurl';
/** The addresses for programs of the same machine, which connect without the proxy. */
const CHECKS = /^\/(?:healthz|readyz|metrics)\/?(?:\?|$)/;

/**
 * Returns the address within the site of the target of a request, by which it is routed. Addresses outside of the base are returned
 * unchanged: `requestsBelowPath` rejects them.
 */
export function toRoutedAddress(base: string, target: string): string {
  const { path } = readTarget(target);
  if (base === '') return path;
  if (path.split('?')[0] === METADATA + base) return METADATA;
  return takeOff(base, path) ?? path;
}

/**
 * Receives requests below a path (OP-02, BY-19): rejects those outside of it, and gives the cookies the names that the server uses. No
 * other part of the server knows the path. Without a path, nothing is registered.
 */
export const requestsBelowPath = fp(async (app: FastifyInstance, { base }: { readonly base: string }) => {
  if (base === '') return;
  app.addHook('onRequest', async (request, reply) => {
    const { path } = readTarget(request.originalUrl);
    const [pathname = ''] = path.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The scope of the service worker, and relative addresses of pages, start with the slash.
    if (pathname === base && isRead) return reply.redirect(`/${path.slice(base.length)}`, 301);
    const address = takeOff(base, path);
    // The checks are outside, so that a proxy that forwards what is below the path publishes none of them.
    const isServed = address === undefined ? isServedOutside(path, base) : !CHECKS.test(address);
    if (!isServed) throw new AppError('not_found');
    // A part of a play list could not be rewritten.
    if (PLAY_LIST_FILE.test(pathname)) delete request.headers.range;
    const { cookie } = request.headers;
    if (cookie !== undefined) request.headers.cookie = readCookies(cookie);
    return undefined;
  });
});

/**
 * Puts the path on responses: on the addresses within the site in HTML, in play lists and in `Location`, and on cookies. Those of the whole host become
 * cookies below the path, which other sites of the host do not receive. It is registered after the plugin that writes cookies, and before
 * the one that compresses.
 */
export const responsesBelowPath = fp(async (app: FastifyInstance, { base }: { readonly base: string }) => {
  if (base === '') return;
  app.addHook('onSend', async (request, reply, payload) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && isWithinSite(location)) reply.header('location', base + location);
    writeCookies(reply, base);
    if (isOfType(reply, 'text/html')) return rewritePayload(request, reply, payload, base);
    return isOfType(reply, PLAY_LIST_TYPE) ? rewriteList(reply, payload, base) : payload;
  });
});

function isServedOutside(path: string, base: string): boolean {
  return CHECKS.test(path) || path.split('?')[0] === METADATA + base;
}

/** Returns the cookies of this site below its path by the names that the server uses; those of the whole host belong to other sites. */
function readCookies(header: string): string {
  return header
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(HOST_PREFIX))
    .map((cookie) =>
      cookie.startsWith(SECURE_PREFIX) ? HOST_PREFIX + cookie.slice(SECURE_PREFIX.length) : cookie,
    )
    .join('; ');
}

function writeCookies(reply: FastifyReply, base: string): void {
  const cookies = reply.getHeader('set-cookie');
  if (cookies === undefined) return;
  const written = [cookies].flat().map((cookie) => {
    const named = String(cookie);
    const own = named.startsWith(HOST_PREFIX) ? SECURE_PREFIX + named.slice(HOST_PREFIX.length) : named;
    return own.replace(/; Path=\/(?=;|$)/i, `; Path=${base}`);
  });
  reply.removeHeader('set-cookie');
  reply.header('set-cookie', written);
}

function isOfType(reply: FastifyReply, type: string): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith(type);
}

async function rewriteList(reply: FastifyReply, payload: unknown, base: string): Promise<unknown> {
  if (!(payload instanceof Readable)) return payload;
  reply.removeHeader('content-length').removeHeader('accept-ranges');
  return rewritePlayList(await text(payload), base);
}

function rewritePayload(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  base: string,
): unknown {
  if (payload === null || payload === undefined) return payload;
  reply.removeHeader('content-length');
  if (typeof payload === 'string') return rewriteHtml(payload, base);
  if (Buffer.isBuffer(payload)) return rewriteHtml(payload.toString(), base);
  if (!(payload instanceof Readable)) throw new Error('HTML is sent as text, as bytes or as a stream.');
  return pipeline(payload, createHtmlRewriter(base), (error) => {
    // A browser that has left is no failure.
    if (error && !request.raw.destroyed) request.log.warn({ err: error }, 'a page was cut off');
  });
}

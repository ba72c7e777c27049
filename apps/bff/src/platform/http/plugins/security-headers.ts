import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../../config/env.ts';
import { isSecretAddress, SECRET_ADDRESS_HEADERS } from '../secret-address.ts';

/** The headers of every response. HSTS applies only over HTTPS; browsers ignore it elsewhere. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/**
 * Sets `SECURITY_HEADERS` on every response, `X-Robots-Tag` on those of a site that is not to be indexed (IO-04) and on JSON, since
 * only pages are indexed (AC-04), and the headers of secret addresses (IO-09).
 */
export const securityHeadersPlugin = fp(
  async (app: FastifyInstance, { env }: { readonly env: Pick<Env, 'allowsIndexing'> }) => {
    const headers = env.allowsIndexing
      ? SECURITY_HEADERS
      : { ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' };
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      if (isSecretAddress(request.url)) reply.headers(SECRET_ADDRESS_HEADERS);
    });
    app.addHook('onSend', async (_request, reply) => {
      const type = reply.getHeader('content-type');
      const isJson = typeof type === 'string' && type.startsWith('application/json');
      if (isJson && !reply.hasHeader('x-robots-tag')) reply.header('x-robots-tag', 'noindex');
    });
  },
);

/**
 * Returns the content security policy of a page: our scripts by nonce and what they load, nothing inline, no
 * frames, trusted types. Images and videos may also come from `mediaUrl`, and forms may also lead to `formTarget`.
 */
export function pagePolicy(nonce: string, mediaUrl?: string, formTarget?: string): string {
  const media = mediaUrl === undefined ? '' : ` ${mediaUrl}`;
  const target = formTarget === undefined ? '' : ` ${formTarget}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self'${media} data: blob:`,
    "font-src 'self'",
    // Players load play lists and parts of videos by script.
    `connect-src 'self'${media}`,
    `media-src 'self'${media} blob:`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${target}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

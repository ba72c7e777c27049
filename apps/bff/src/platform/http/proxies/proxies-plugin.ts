import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientAddress } from './client-address.ts';
import { forwardedAddresses, normalizeAddress } from './forwarded-addresses.ts';
import { writeMismatchRecord } from './mismatch-record.ts';
import { findMismatch, type Mismatch } from './mismatch.ts';
import { createIsTrusted, type ProxySettings } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the connected peer is a trusted proxy. Only its forwarding headers are used. */
    isFromProxy: boolean;
  }
}

const ADVICE: Readonly<Record<Mismatch, string>> = {
  'untrusted-peer':
    'a proxy sends the addresses of clients and is not trusted: all of them share one limit. Set PEGBOARD_TRUST_PROXY',
  'other-header':
    'the trusted proxy sends the addresses of clients in the header that is ignored. Set PEGBOARD_PROXY_HEADER',
};

/**
 * Sets `request.ip` to the client's address and `request.isFromProxy`. Requests that indicate wrong settings
 * are logged and recorded once per kind.
 */
export const proxiesPlugin = fp(
  async (
    app: FastifyInstance,
    { settings, now }: { readonly settings: ProxySettings; readonly now: () => Date },
  ): Promise<void> => {
    const isTrusted = createIsTrusted(settings.trustedProxies);
    if (settings.trustedProxies.kind === 'hops' && settings.trustedProxies.isImplicit)
      app.log.warn('PEGBOARD_TRUST_PROXY=on trusts one proxy: write 1, or the address of the proxy');
    const reported = new Set<Mismatch>();
    const report = (mismatch: Mismatch): void => {
      if (reported.has(mismatch)) return;
      reported.add(mismatch);
      app.log.warn({ mismatch }, ADVICE[mismatch]);
      writeMismatchRecord(settings, mismatch, now()).catch((err: unknown) =>
        app.log.warn({ err }, 'the proxy mismatch could not be recorded'),
      );
    };
    app.decorateRequest('isFromProxy', false);
    app.addHook('onRequest', async (request) => {
      const address = normalizeAddress(request.raw.socket.remoteAddress ?? '');
      const peer = { address, isTrusted: isTrusted(address, 0) };
      request.isFromProxy = peer.isTrusted;
      const forwarded = peer.isTrusted ? forwardedAddresses(request.headers, settings.proxyHeader) : [];
      setAddress(request, clientAddress(address, forwarded, isTrusted));
      const mismatch = findMismatch(request.headers, peer, settings.proxyHeader);
      if (mismatch) report(mismatch);
    });
  },
);

/** Replaces Fastify's `ip`, which supports only `X-Forwarded-For`. */
function setAddress(request: FastifyRequest, address: string): void {
  Object.defineProperty(request, 'ip', { value: address, configurable: true, enumerable: true });
}

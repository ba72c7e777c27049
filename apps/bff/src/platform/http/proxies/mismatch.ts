import type { IncomingHttpHeaders } from 'node:http';
import { PROXY_HEADERS, type ProxyHeader } from './forwarded-addresses.ts';
import { isPrivateAddress } from './trusted-proxies.ts';

/** A sign in a request that the settings of the proxies are wrong. */
export type Mismatch =
  /** A peer on this machine or in a private network sends the header of a proxy, and is not trusted. */
  | 'untrusted-peer'
  /** A trusted proxy sends the address of the client in the header that is ignored. */
  | 'other-header';

/** All kinds of mismatch. */
export const MISMATCHES = ['untrusted-peer', 'other-header'] as const satisfies readonly Mismatch[];

/**
 * Returns what a request shows of wrong settings, if anything. A peer with a public address shows nothing: any client can
 * send the header.
 */
export function findMismatch(
  headers: IncomingHttpHeaders,
  peer: { readonly address: string; readonly isTrusted: boolean },
  header: ProxyHeader,
): Mismatch | undefined {
  const sent = PROXY_HEADERS.filter((name) => headers[name] !== undefined);
  if (sent.length === 0) return undefined;
  if (peer.isTrusted) return sent.includes(header) ? undefined : 'other-header';
  return isPrivateAddress(peer.address) ? 'untrusted-peer' : undefined;
}

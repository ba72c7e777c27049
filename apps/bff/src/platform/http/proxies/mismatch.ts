import type { IncomingHttpHeaders } from 'node:http';
import { PROXY_HEADERS, type ProxyHeader } from './forwarded-addresses.ts';
import { isPrivateAddress } from './trusted-proxies.ts';

/** An indication by a request that the proxy settings are wrong. */
export type Mismatch =
  /** A peer on this machine or in a private network sends a proxy header, and is not trusted. */
  | 'untrusted-peer'
  /** A trusted proxy sends the client's address in the ignored header. */
  | 'other-header';

/** All kinds of mismatch. */
export const MISMATCHES = ['untrusted-peer', 'other-header'] as const satisfies readonly Mismatch[];

/**
 * Returns the mismatch that a request indicates, if any. A peer with a public address indicates nothing: any
 * client can send the header.
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

import type { IsTrusted } from './trusted-proxies.ts';

/**
 * Returns the address of the client: the first, from this server on, that is not a trusted proxy's. `forwarded` is what
 * the forwarded header lists, the nearest first. Without a header it is the address of the peer itself.
 */
export function clientAddress(peer: string, forwarded: readonly string[], isTrusted: IsTrusted): string {
  const path = [peer, ...forwarded];
  const end = path.findIndex((address, hop) => !isTrusted(address, hop));
  return path[end] ?? path.at(-1) ?? peer;
}

import type { IsTrusted } from './trusted-proxies.ts';

/**
 * Returns the address of the client: the first, counted from this server, that does not belong to a trusted
 * proxy. `forwarded` is the list of the forwarded header, nearest first. Without a header it is the address
 * of the peer itself.
 */
export function clientAddress(peer: string, forwarded: readonly string[], isTrusted: IsTrusted): string {
  const path = [peer, ...forwarded];
  const end = path.findIndex((address, hop) => !isTrusted(address, hop));
  return path[end] ?? path.at(-1) ?? peer;
}

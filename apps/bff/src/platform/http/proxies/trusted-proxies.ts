import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import type { ProxyHeader } from './forwarded-addresses.ts';

/** The proxies whose forwarded header is trusted (OP-02). */
export type TrustedProxies =
  | { readonly kind: 'none' }
  /** A number of chained proxies, the nearest of them on the same machine or in a private network. */
  | { readonly kind: 'hops'; readonly count: number; readonly isImplicit?: true }
  /** The proxies at these addresses and in these networks. */
  | { readonly kind: 'networks'; readonly networks: readonly string[] };

/** The proxy settings of a site. */
export type ProxySettings = {
  readonly trustedProxies: TrustedProxies;
  readonly proxyHeader: ProxyHeader;
  readonly dataDir: string;
};

/** Returns whether the node at `address` is a trusted proxy; `hop` counts the proxies between it and this server. */
export type IsTrusted = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'loopback',
  'linkLocal',
  'private',
  'uniqueLocal',
  'carrierGradeNat',
]);

/** Parses the proxies of a setting; undefined if it is invalid. */
export function parseTrustedProxies(setting: string): TrustedProxies | undefined {
  if (setting === 'off') return { kind: 'none' };
  if (setting === 'on') return { kind: 'hops', count: 1, isImplicit: true };
  if (/^\d+$/.test(setting)) {
    const count = Number(setting);
    return count >= 1 && count <= MAX_HOPS ? { kind: 'hops', count } : undefined;
  }
  const networks = setting.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? { kind: 'networks', networks } : undefined;
}

/**
 * Returns whether an entry is an address, a network in CIDR notation other than everything, or a named
 * network.
 */
function isNetwork(entry: string): boolean {
  if (NAMED_NETWORKS.has(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  // `::ffff:0:0/96` is every IPv4 address; IPv4 is written as IPv4
  if (version === 6 && ipaddr.IPv6.parse(address).isIPv4MappedAddress()) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Creates the predicate for trusted proxies of a setting. */
export function createIsTrusted(proxies: TrustedProxies): IsTrusted {
  if (proxies.kind === 'none') return () => false;
  if (proxies.kind === 'networks') return proxyAddr.compile([...proxies.networks]);
  // A count alone cannot identify the connected peer: without the second rule anyone who reaches the port
  // could choose an address.
  return (address, hop) => hop < proxies.count && (hop > 0 || isPrivateAddress(address));
}

/** Returns whether an address belongs to this machine or to a private network. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && PRIVATE_RANGES.has(ipaddr.process(address).range());
}

/** Minimum prefix lengths, by IP version, that still are the network of an operator or CDN. */
const SHORTEST_PREFIX: Readonly<Record<number, number>> = { 4: 8, 6: 7 };
/** The public IPv6 addresses: a registry assigns an operator a prefix of /16 at the shortest. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');
const SHORTEST_PUBLIC_IPV6_PREFIX = 16;

/** Returns the networks of a list that are so wide that they may contain any client's address. */
export function findWideNetworks(proxies: TrustedProxies): readonly string[] {
  if (proxies.kind !== 'networks') return [];
  return proxies.networks.filter((network) => {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) return false;
    const length = Number(prefix);
    if (length < (SHORTEST_PREFIX[isIP(address)] ?? 0)) return true;
    const parsed = ipaddr.parse(address);
    return parsed.kind() === 'ipv6' && parsed.match(PUBLIC_IPV6) && length < SHORTEST_PUBLIC_IPV6_PREFIX;
  });
}

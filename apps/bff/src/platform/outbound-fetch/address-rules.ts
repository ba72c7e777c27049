import ipaddr from 'ipaddr.js';

/**
 * The range that IANA assigns as global unicast; addresses of other ranges may be translated, tunnelled or
 * local.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** The address of the virtual machine host in one large cloud, although it is a public one. */
const CLOUD_HOST = '168.63.129.16';

/**
 * Returns whether an address from a resolver or URL is global unicast. False for private, loopback,
 * link-local, unique local, shared (CGNAT), multicast, reserved and documentation addresses, for IPv6
 * addresses that embed IPv4 (mapped, NAT64, 6to4, Teredo), and for invalid ones.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return address.toString() !== CLOUD_HOST;
  return address.zoneId === undefined && address.match(GLOBAL_IPV6);
}

import ipaddr from 'ipaddr.js';

/** What IANA gives out as global unicast: what lies outside may be translated, tunnelled or local. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers as the host of a virtual machine in one large cloud, although its number is a public one. */
const CLOUD_HOST = '168.63.129.16';

/**
 * Whether an address, as a resolver or a URL gives it, is global unicast: nothing private, loopback, link-local, unique
 * local, shared (CGNAT), multicast, reserved or for documents, and nothing that carries an IPv4 address inside an IPv6
 * one (mapped, NAT64, 6to4, Teredo), as that may lead to any of them. What is no address is none.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return address.toString() !== CLOUD_HOST;
  return address.zoneId === undefined && address.match(GLOBAL_IPV6);
}

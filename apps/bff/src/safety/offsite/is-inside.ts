import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/outbound-fetch/index.ts';

/**
 * Names of local networks, which refer to another host, or none, in each network (RFC 6761, RFC 6762 with its
 * appendix G, RFC 8375, RFC 9476).
 */
const LOCAL_NAMES =
  /(?:^|\.)(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|localhost|private)$/;

/**
 * Returns whether a host is internal: a non-public address, a single-label name, or a name of a local
 * network. Such links would reach the visitor's own machines.
 */
export function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || LOCAL_NAMES.test(host);
}

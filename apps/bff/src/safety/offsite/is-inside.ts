import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/outbound-fetch/index.ts';

/**
 * Names that are given out within a network, and mean another machine, or none, in each (RFC 6761, RFC 6762 with its
 * appendix G, RFC 8375, RFC 9476).
 */
const LOCAL_NAMES =
  /(?:^|\.)(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|localhost|private)$/;

/**
 * Whether a host is one that strangers have no business with: an address that is not public, a name of one label, a name of
 * a local network. Such a link leads to the reader's own machines.
 */
export function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || LOCAL_NAMES.test(host);
}

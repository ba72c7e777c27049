import parseForwarded from 'forwarded-parse';
import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The headers in which proxies send the address of the client. */
export const PROXY_HEADERS = ['x-forwarded-for', 'forwarded'] as const;

/** One of `PROXY_HEADERS`. */
export type ProxyHeader = (typeof PROXY_HEADERS)[number];

/**
 * Returns the addresses in a forwarded header, nearest first. The list ends before the first entry that is
 * not an address: `unknown`, an obfuscated identifier of RFC 7239, or anything malformed.
 */
export function forwardedAddresses(headers: IncomingHttpHeaders, header: ProxyHeader): readonly string[] {
  const value = headers[header];
  if (value === undefined) return [];
  const text = String(value);
  const nodes = header === 'forwarded' ? nodesOfForwarded(text) : text.split(',');
  const addresses: string[] = [];
  for (const node of nodes.toReversed()) {
    const address = parseNode(node.trim());
    if (address === undefined) break;
    addresses.push(address);
  }
  return addresses;
}

/** Returns the `for` nodes of a `Forwarded` header; none when it does not follow the grammar of RFC 7239. */
function nodesOfForwarded(text: string): readonly string[] {
  try {
    return parseForwarded(text).map((element) => element.for ?? '');
  } catch {
    return []; // an invalid header identifies no client
  }
}

const BRACKETED = /^\[([^\]]+)\](?::[\w.-]+)?$/;
const WITH_PORT = /^([\d.]+):[\w.-]+$/;

/** Parses the address of a node: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`. */
function parseNode(node: string): string | undefined {
  const address = BRACKETED.exec(node)?.[1] ?? WITH_PORT.exec(node)?.[1] ?? node;
  return isIP(address) === 0 ? undefined : normalizeAddress(address);
}

/** Normalizes an address: an IPv4-mapped IPv6 address becomes IPv4. */
export function normalizeAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

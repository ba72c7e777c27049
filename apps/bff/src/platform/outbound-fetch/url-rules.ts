import { isIP } from 'node:net';
import { isPublicAddress } from './address-rules.ts';

/** The reason for which a URL is not fetched, or yielded nothing. */
export type FetchDeniedReason =
  | 'url_invalid'
  | 'scheme_refused'
  | 'credentials_refused'
  | 'port_refused'
  | 'name_unknown'
  | 'address_refused'
  | 'too_many_redirects'
  | 'type_refused'
  | 'encoding_refused'
  | 'too_large'
  | 'timed_out'
  | 'busy'
  | 'failed';

/** The destination of a URL that passed the rules. */
export type Target = {
  readonly kind: 'target';
  readonly url: URL;
  /** The name to resolve, without the trailing dot, or the literal address of the URL. */
  readonly host: string;
  readonly isAddress: boolean;
  /** True if the operator allows the address, public or not. */
  readonly isTrusted: boolean;
  readonly port: number;
};

/** A rejected URL, with the reason. */
export type RejectedUrl = { readonly kind: 'unfit'; readonly why: FetchDeniedReason };

/**
 * Characters that URL parsers drop or treat as slashes differently, so that two parsers could see two hosts.
 */
const AMBIGUOUS = /[\p{Cc}\p{Z}\p{Cf}\\]/u;
/** Maximum length of a URL in characters. */
export const URL_MAX = 4096;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const ALLOWED_PORTS = new Set(Object.values(PORTS));

/** The address of this machine by the names that URLs have for it. */
const LOOPBACK: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': '127.0.0.1',
  '[::1]': '::1',
};

/** The addresses that an operator allows beside public ones. */
export type TrustedAddresses = {
  /** An origin of the settings: it may have any port and any host. */
  readonly origin?: string | undefined;
  /** Plain HTTP to any port of this machine. */
  readonly allowsLoopback?: boolean | undefined;
};

/** Parses an untrusted URL, or the `Location` of a response if `base` is set. */
export function parseFetchUrl(
  text: string,
  base?: URL,
  { origin, allowsLoopback }: TrustedAddresses = {},
): Target | RejectedUrl {
  if (text.length > URL_MAX || AMBIGUOUS.test(text) || !URL.canParse(text, base?.href))
    return unfit('url_invalid');
  const url = new URL(text, base);
  const standard = PORTS[url.protocol];
  if (standard === undefined) return unfit('scheme_refused');
  if (url.username !== '' || url.password !== '') return unfit('credentials_refused');
  const loopback = allowsLoopback && url.protocol === 'http:' ? LOOPBACK[url.hostname] : undefined;
  if (loopback !== undefined)
    return {
      kind: 'target',
      url,
      host: loopback,
      isAddress: true,
      isTrusted: true,
      port: Number(url.port || standard),
    };
  const port = url.port === '' ? standard : Number(url.port);
  const isTrusted = url.origin === origin;
  if (!isTrusted && !ALLOWED_PORTS.has(port)) return unfit('port_refused');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isAddress = isIP(host) !== 0;
  // A single-label name is meaningful only in the server's own networks, not on the Internet.
  if (!isTrusted && !isAddress && !/[^.]\.[^.]/.test(host)) return unfit('address_refused');
  return { kind: 'target', url, host, isAddress, isTrusted, port };
}

/** Returns whether a URL passes the rules as far as they can be checked without resolving its name. */
export function isPublicUrl(text: string): boolean {
  const target = parseFetchUrl(text);
  return target.kind === 'target' && (!target.isAddress || isPublicAddress(target.host));
}

function unfit(why: FetchDeniedReason): RejectedUrl {
  return { kind: 'unfit', why };
}

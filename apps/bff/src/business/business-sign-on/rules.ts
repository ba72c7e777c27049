import { parse } from 'tldts';
import { z } from 'zod';

const DOMAIN_MAX = 253;
const ISSUER_MAX = 500;

/** The number of domains that a business may claim. */
export const DOMAINS_MAX = 10;

/** Returns a domain in lower case and Punycode; undefined for addresses, suffixes such as `co.uk`, and what is no domain. */
export function parseDomain(text: string): string | undefined {
  const url = URL.parse(`https://${text.trim().replace(/^@/, '')}`);
  if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    return undefined;
  const host = url.host.replace(/\.$/, '');
  const { isIp, domain } = parse(host, { allowPrivateDomains: true });
  return isIp === true || domain === null || url.port !== '' ? undefined : host;
}

/** A domain of emails. */
export const domainSchema = z
  .string()
  .max(DOMAIN_MAX)
  .meta({ format: 'hostname' })
  .transform((text, context) => {
    const domain = parseDomain(text);
    if (domain !== undefined) return domain;
    context.addIssue({ code: 'custom', message: 'Give the domain of your emails, as in example.com.' });
    return z.NEVER;
  });

/** The address of an issuer, which has to be https. */
export const issuerSchema = z
  .string()
  .trim()
  .max(ISSUER_MAX)
  .refine(isHttps, 'Give the issuer as your provider names it. It begins with https://.')
  .meta({ format: 'uri' });

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:') return false;
  return url.username === '' && url.search === '' && url.hash === '' && !text.includes('/.well-known/');
}

/** Returns the value that proves a domain. */
export const proofValue = (token: string): string => `pegboard-site-verification=${token}`;

/** Returns the name of the TXT record that proves a domain. */
export const proofRecord = (domain: string): string => `_pegboard.${domain}`;

/** Returns the address of the file that proves a domain. */
export const proofFile = (domain: string): string =>
  `https://${domain}/.well-known/pegboard-site-verification.txt`;

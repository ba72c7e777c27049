import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_CODES } from './codes.ts';

/**
 * Returns the country of a request, from the header of the settings; null if the request does not come from a
 * trusted proxy, or the header has no country.
 */
export function getCountry(
  { headers, isFromProxy }: Pick<FastifyRequest, 'headers' | 'isFromProxy'>,
  env: { readonly countryHeader: string | undefined },
): string | null {
  if (!isFromProxy || env.countryHeader === undefined) return null;
  const said = headers[env.countryHeader];
  const code = typeof said === 'string' ? said.toUpperCase() : '';
  return COUNTRY_CODES.includes(code) ? code : null;
}

/** Returns whether a request has a privacy signal: `Sec-GPC` or `DNT`. */
export function requestHasPrivacySignal(headers: IncomingHttpHeaders): boolean {
  return hasPrivacySignal({ globalPrivacyControl: headers['sec-gpc'] === '1', doNotTrack: headers['dnt'] });
}

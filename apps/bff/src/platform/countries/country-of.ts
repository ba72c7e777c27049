import { asksForPrivacy } from '@pegboard/unauth-visitor-state/model';
import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_CODES } from './codes.ts';

/**
 * The country that a request comes from, as the trusted proxy says in the header of the settings; null when there is no
 * such proxy, or what it says is no country.
 */
export function countryOf(
  headers: IncomingHttpHeaders,
  env: { readonly trustsProxy: boolean; readonly countryHeader: string | undefined },
): string | null {
  if (!env.trustsProxy || env.countryHeader === undefined) return null;
  const said = headers[env.countryHeader];
  const code = typeof said === 'string' ? said.toUpperCase() : '';
  return COUNTRY_CODES.includes(code) ? code : null;
}

/** Whether a request asks not to be followed, as the browser's own words do: `Sec-GPC`, or `DNT`. */
export function headersAskForPrivacy(headers: IncomingHttpHeaders): boolean {
  return asksForPrivacy({ globalPrivacyControl: headers['sec-gpc'] === '1', doNotTrack: headers['dnt'] });
}

import { APP_SCOPES, type AppScope } from '../../platform/http/app-scope.ts';
import { parseId } from '../../platform/ids/new-id.ts';

/** Returns an id of the provider as an id of the database; 0, which no row has, for an invalid one. */
export const toId = (text: string | undefined): bigint => parseId(text ?? '') ?? 0n;

/** Returns the time of seconds since 1970, in which the provider counts. */
export const toDate = (seconds: number | undefined): Date => new Date((seconds ?? 0) * 1000);

/** Returns a time in seconds since 1970. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Returns the scopes of a text of RFC 6749, 3.3, in the order of the site. */
export function toScopes(scope: string | undefined): AppScope[] {
  const sent = new Set((scope ?? '').split(' '));
  return APP_SCOPES.filter((one) => sent.has(one));
}

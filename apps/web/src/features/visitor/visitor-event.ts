import { parsePinId } from '@pegboard/routes';
import { SEARCH_SCOPES, type CompletedSearch } from '@pegboard/types';

const QUERY_MAX = 200;

/** The event of a visitor opening an address. */
export type VisitorStep =
  | { readonly kind: 'closeup'; readonly pinId: string }
  | { readonly kind: 'search'; readonly search: CompletedSearch }
  | { readonly kind: 'login-prompt' }
  | { readonly kind: 'other' };

/** Returns the visitor event of an address: a close-up, a search with results, or a login prompt. */
export function getVisitorEvent({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): VisitorStep {
  const [first = '', second = '', third] = pathname.split('/').filter((part) => part !== '');
  if (first === 'login' || first === 'signup') return { kind: 'login-prompt' };
  if (first === 'pin' && third === undefined) {
    const pinId = parsePinId(second);
    return /^[1-9]\d{0,18}$/.test(pinId) ? { kind: 'closeup', pinId } : { kind: 'other' };
  }
  if (first !== 'search') return { kind: 'other' };
  const params = new URLSearchParams(search);
  const query = (params.get('q') ?? '').trim().slice(0, QUERY_MAX);
  if (query === '') return { kind: 'other' };
  const scope = SEARCH_SCOPES.find((known) => known === second) ?? 'pins';
  return { kind: 'search', search: { query, scope, rs: params.get('rs'), rg: params.get('rg') } };
}

import { getSafeRedirect } from '@pegboard/routes';

/** The form a visitor is asked to complete, and the address that follows. */
export type LoginPrompt = {
  readonly mode: 'log-in' | 'sign-up';
  /** A path of this site (RT-07). */
  readonly next: string;
  /** The query of the requested address, as for the form's page. */
  readonly params: URLSearchParams;
};

type Place = { readonly pathname: string; readonly search: string };

const MODES: ReadonlyMap<string, LoginPrompt['mode']> = new Map([
  ['login', 'log-in'],
  ['signup', 'sign-up'],
]);

/** Returns the form of an address, by its only path segment. */
const modeOf = ({ pathname }: Place): LoginPrompt['mode'] | undefined =>
  MODES.get(pathname.replaceAll(/^\/|\/$/g, ''));

/**
 * Returns the prompt that a navigation opens; undefined unless it goes to the login or sign-up form from
 * another page. Without a target, the visitor returns to the current page.
 */
export function getLoginPrompt(to: Place, from: Place): LoginPrompt | undefined {
  const mode = modeOf(to);
  if (mode === undefined || modeOf(from) !== undefined) return undefined;
  const params = new URLSearchParams(to.search);
  const next = getSafeRedirect(params.get('next') ?? from.pathname + from.search);
  params.set('next', next);
  return { mode, next, params };
}

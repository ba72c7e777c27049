import {
  limitedLoginMessages,
  getLoginTitle,
  getSafeRedirect,
  type LimitedLoginMessages,
} from '@pegboard/routes';

/** What somebody who is not signed in is asked for: which form, under which title, and where they are afterwards. */
export type LoginPrompt = {
  readonly mode: 'log-in' | 'sign-up';
  /** A title of §6 for what they tried; undefined when they tried nothing. */
  readonly title: string | undefined;
  /** A path of this site (RT-07). */
  readonly next: string;
  /** The query of the address that asks for it: what the page of the form would be opened with. */
  readonly params: URLSearchParams;
};

type Place = { readonly pathname: string; readonly search: string };

const MODES: ReadonlyMap<string, LoginPrompt['mode']> = new Map([
  ['login', 'log-in'],
  ['signup', 'sign-up'],
]);

/** Which form an address has, by its first and only part. */
const modeOf = ({ pathname }: Place): LoginPrompt['mode'] | undefined =>
  MODES.get(pathname.replaceAll(/^\/|\/$/g, ''));

/**
 * What a step from one address to another asks for: undefined unless it leads to the form of log-in or sign-up, and from
 * another page than one of those. Without a target of its own it comes back to where it was asked.
 */
export function getLoginPrompt(
  to: Place,
  from: Place,
  messages: LimitedLoginMessages = limitedLoginMessages,
): LoginPrompt | undefined {
  const mode = modeOf(to);
  if (mode === undefined || modeOf(from) !== undefined) return undefined;
  const params = new URLSearchParams(to.search);
  const next = getSafeRedirect(params.get('next') ?? from.pathname + from.search);
  params.set('next', next);
  return { mode, title: getLoginTitle(params.get('for'), { messages }), next, params };
}

import { BLOCKED_LINK_MESSAGES, type RedirectStatus } from '@pegboard/types';
import type { Deps } from './deps.ts';
import { findRedirects } from './find-redirects.ts';
import { findRules } from './find-rules.ts';
import { readLink } from './input.ts';
import { isInside } from './is-inside.ts';
import { ruleFor } from './match-rules.ts';
import type { OffsiteRule } from './rule-list.ts';

/** The result of the check: the status, and the message for a blocked link. */
export type LinkCheck = { readonly status: RedirectStatus; readonly message: string | null };

const OK: LinkCheck = { status: 'ok', message: null };

/**
 * Checks a link by the rules (OB-08): the best matching one, and, if it requires that, those of every address
 * in its redirects, whether that address was requested or rejected; each is classified like a direct link.
 * Without a rule, 'suspicious' are links with credentials, which hide the host, links to the viewer's own
 * network, links that redirect into our network, and redirects to addresses other than http or https; 'error'
 * are redirects whose end is unknown.
 */
export async function checkLink(
  deps: Pick<Deps, 'db' | 'now' | 'fetchSafely'>,
  url: URL,
): Promise<LinkCheck> {
  const first = await checkByRules(deps, url);
  if (first.status !== 'ok' || !first.follows) return { status: first.status, message: first.message };
  const { hops, failure } = await findRedirects(deps, url);
  const ways = hops.slice(1).map(readLink);
  const links = ways.filter((way) => way !== undefined);
  const rules = links.length === 0 ? [] : await findRules(deps.db, links);
  for (const way of ways) {
    const check = way === undefined ? blocked('suspicious') : checkOf(ruleFor(rules, way), way);
    if (check.status !== 'ok') return check;
  }
  if (failure === null) return OK;
  return failure === 'address_refused' && ways.length > 0
    ? blocked('suspicious')
    : { status: 'error', message: null };
}

/** Checks a link by the rules alone, without following redirects. */
export async function checkByRules(
  { db }: Pick<Deps, 'db'>,
  url: URL,
): Promise<LinkCheck & { readonly follows: boolean }> {
  const rule = ruleFor(await findRules(db, [url]), url);
  return { ...checkOf(rule, url), follows: rule?.follows ?? false };
}

function checkOf(rule: OffsiteRule | undefined, url: URL): LinkCheck {
  if (rule && rule.status !== 'ok') return blocked(rule.status, rule.message);
  return url.username !== '' || url.password !== '' || isInside(url) ? blocked('suspicious') : OK;
}

function blocked(status: keyof typeof BLOCKED_LINK_MESSAGES, message: string | null = null): LinkCheck {
  return { status, message: message ?? BLOCKED_LINK_MESSAGES[status] };
}

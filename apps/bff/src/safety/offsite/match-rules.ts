import { isIP } from 'node:net';
import { normalizePath, firstSegment, matchesPattern } from './path-pattern.ts';
import type { OffsiteRule } from './rule-list.ts';

/** The lookup keys of a link's rules: its host and all parent domains, and the first segment of its path. */
export type RuleKeys = { readonly domains: readonly string[]; readonly heads: readonly string[] };

const SEVERITY = { ok: 0, suspicious: 2, porn: 3, blocked: 4 } as const;

/** Returns the lookup keys of these links. */
export function ruleKeys(urls: readonly URL[]): RuleKeys {
  return {
    domains: [...new Set(urls.flatMap(({ hostname }) => domainsAbove(hostOf(hostname))))],
    heads: [...new Set(['', ...urls.map(({ pathname }) => firstSegment(normalizePath(pathname)))])],
  };
}

/** A rule, and whether the team set it. */
export type SourcedRule = OffsiteRule & { readonly isOfTeam: boolean };

/**
 * Returns the rule that applies to a link: one of the team, then that of the longest domain, then of the most specific pattern,
 * then the most severe; undefined if none matches.
 */
export function ruleFor<R extends SourcedRule>(rules: readonly R[], url: URL): R | undefined {
  return matchingRules(rules, url)[0];
}

/** Returns the rules that match a link, the one that applies first. */
export function matchingRules<R extends SourcedRule>(rules: readonly R[], url: URL): readonly R[] {
  const domains = domainsAbove(hostOf(url.hostname));
  return rules
    .filter(
      ({ domain, pathPattern }) =>
        domains.includes(domain) && (pathPattern === '' || matchesPattern(pathPattern, url)),
    )
    .toSorted(
      (a, b) =>
        Number(b.isOfTeam) - Number(a.isOfTeam) ||
        b.domain.length - a.domain.length ||
        said(b) - said(a) ||
        severity(b) - severity(a),
    );
}

/** Returns a host and its parent domains; an IP address has none. */
function domainsAbove(host: string): readonly string[] {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return [host];
  const labels = host.split('.');
  return labels.map((_, from) => labels.slice(from).join('.'));
}

function hostOf(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

/** Returns the specificity of a pattern: its number of literal characters. */
function said({ pathPattern }: OffsiteRule): number {
  return pathPattern.replaceAll('*', '').length;
}

function severity({ status, follows }: OffsiteRule): number {
  return SEVERITY[status] + (follows ? 1 : 0);
}

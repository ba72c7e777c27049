import { isIP } from 'node:net';
import { normalizePath, firstSegment, matchesPattern } from './path-pattern.ts';
import type { OffsiteRule } from './rule-list.ts';

/** By which rules of a link are found: its host and all above it, and the beginning of its path. */
export type RuleKeys = { readonly domains: readonly string[]; readonly heads: readonly string[] };

const SEVERITY = { ok: 0, suspicious: 2, porn: 3, blocked: 4 } as const;

/** The keys under which rules for these links may stand. */
export function ruleKeys(urls: readonly URL[]): RuleKeys {
  return {
    domains: [...new Set(urls.flatMap(({ hostname }) => domainsAbove(hostOf(hostname))))],
    heads: [...new Set(['', ...urls.map(({ pathname }) => firstSegment(normalizePath(pathname)))])],
  };
}

/**
 * The rule that counts for a link: that of the longest domain, then of the pattern that says most, then the most
 * severe; undefined when none fits.
 */
export function ruleFor(rules: readonly OffsiteRule[], url: URL): OffsiteRule | undefined {
  const domains = domainsAbove(hostOf(url.hostname));
  return rules
    .filter(
      ({ domain, pathPattern }) =>
        domains.includes(domain) && (pathPattern === '' || matchesPattern(pathPattern, url)),
    )
    .toSorted(
      (a, b) => b.domain.length - a.domain.length || said(b) - said(a) || severity(b) - severity(a),
    )[0];
}

/** A host and the domains it is below of; an address has none above. */
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

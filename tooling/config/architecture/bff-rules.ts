import { oneOf, type Rule } from './rule.ts';

/** A group of domains; a domain imports domains after it only. */
export type DomainGroup = { readonly name: string; readonly domains: readonly string[] };

/** The order of the domains of the BFF, highest first: a group imports only from groups after it. */
export type DomainOrder = { readonly groups: readonly DomainGroup[] };

/** Tests and their helpers may import their subject from everywhere. */
const TESTS = String.raw`\.test\.tsx?$|/testing/`;

/** Returns the rules of the layers of the BFF below `src`: `site`, then the domain groups in their order, then `platform` (HO-02, HO-03). */
export function bffRules(src: string, order: DomainOrder): readonly Rule[] {
  const groups = order.groups.map(({ name }) => name);
  const below = (...names: readonly string[]): string => `^${src}/${oneOf(names)}/`;
  const domain = `^${src}/${oneOf(groups)}/[^/]+`;
  const listed = order.groups.map(({ name, domains }) => `${name}/${oneOf(domains)}`);
  const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
    name: `bff-${name}`,
    severity: 'error',
    comment,
    from: { pathNot: TESTS, ...from },
    to,
  });
  return [
    forbid(
      'layers',
      'Each file is in site, in platform, or in a domain that architecture.json lists.',
      { path: `^${src}/`, pathNot: [TESTS, below('site', 'platform', ...listed)] },
      {},
    ),
    forbid(
      'nothing-imports-site',
      'The composition root is above all domains: take what you need as an argument, or as a port that it fills.',
      { path: below(...groups, 'platform') },
      { path: below('site') },
    ),
    forbid(
      'platform-imports-no-domain',
      'The platform knows no domain: take what you need as an argument.',
      { path: below('platform') },
      { path: below(...groups) },
    ),
    ...groups
      .slice(1)
      .map((group, index) =>
        forbid(
          `${group}-imports-nothing-above`,
          `${group} is below ${groups.slice(0, index + 1).join(', ')}: publish a domain event, or take a port that site fills.`,
          { path: below(group) },
          { path: below(...groups.slice(0, index + 1)) },
        ),
      ),
    forbid(
      'domains-by-their-index',
      'A domain is imported through its index.ts only, from other domains and from site.',
      // `site/tables.ts` lists the tables of all domains for the demo content and the benchmarks.
      { path: `^${src}/([^/]+/[^/]+)`, pathNot: [TESTS, String.raw`^${src}/site/tables\.ts$`] },
      { path: `${domain}/`, pathNot: [`^${src}/$1(?:/|$)`, String.raw`${domain}/index\.ts$`] },
    ),
    ...order.groups.flatMap(({ name, domains }) =>
      domains
        .slice(1)
        .map((one, index) =>
          forbid(
            `${name}-${one}-imports-nothing-above`,
            `${one} is below ${domains.slice(0, index + 1).join(', ')}: publish a domain event, or take a port that site fills.`,
            { path: below(`${name}/${one}`) },
            { path: below(`${name}/${oneOf(domains.slice(0, index + 1))}`) },
          ),
        ),
    ),
  ];
}

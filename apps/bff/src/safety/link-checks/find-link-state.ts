import { eq } from 'drizzle-orm';
import type { LinkState } from '../../platform/graphql/generated/resolvers-types.ts';
import { checkByRules } from '../offsite/index.ts';
import type { Deps } from './deps.ts';
import { hashLink } from './rules.ts';
import { linkChecks } from './tables.ts';

/** Returns the state of a pin's link; null for a pin without one. Requests nothing. */
export async function findLinkState(
  { db }: Pick<Deps, 'db'>,
  { contentId, link }: { readonly contentId: bigint; readonly link: string | null },
): Promise<LinkState | null> {
  const url = link === null ? null : URL.parse(link);
  if (link === null || !url) return null;
  const [rules, [check]] = await Promise.all([
    checkByRules({ db }, url),
    db.select().from(linkChecks).where(eq(linkChecks.contentId, contentId)),
  ]);
  const current = check?.linkHash === hashLink(link) ? check : undefined;
  return {
    safety: rules.status === 'ok' ? 'safe' : 'warning',
    availability: current?.state ?? 'unknown',
    checkedAt: current?.checkedAt?.toISOString() ?? null,
  };
}

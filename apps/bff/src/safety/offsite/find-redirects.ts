import { and, eq, gt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { stripClickId } from '../../advertising/campaigns/index.ts';
import type { Deps } from './deps.ts';
import type { FetchDeniedReason } from '../../platform/outbound-fetch/index.ts';
import { offsiteRedirects } from './tables.ts';

/**
 * The redirects of a link: all addresses, starting with its own and including one that was rejected before a
 * request; and the reason for an unknown end.
 */
export type Redirects = { readonly hops: readonly string[]; readonly failure: FetchDeniedReason | null };

const KNOWN_MS = 86_400_000;
const UNKNOWN_MS = 600_000;

/**
 * Returns the redirects of a link. Its server is requested once a day; failures are cached for ten minutes.
 */
export async function findRedirects(
  deps: Pick<Deps, 'db' | 'now' | 'fetchSafely'>,
  clickUrl: URL,
): Promise<Redirects> {
  const url = stripClickId(clickUrl);
  const { db, now, fetchSafely } = deps;
  const urlHash = createHash('sha256').update(url.href).digest('base64url');
  const [cached] = await db
    .select({ hops: offsiteRedirects.hops, failure: offsiteRedirects.failure })
    .from(offsiteRedirects)
    .where(and(eq(offsiteRedirects.urlHash, urlHash), gt(offsiteRedirects.expiresAt, now())));
  if (cached) return cached as Redirects;
  const fetched = await fetchSafely(url.href);
  const failure = fetched.kind === 'refused' ? fetched.why : null;
  const refusedHop = fetched.kind === 'refused' ? fetched.refusedHop : undefined;
  const hops = refusedHop === undefined ? fetched.hops : [...fetched.hops, refusedHop];
  const found = { hops, failure };
  // Too many concurrent fetches say nothing about this link.
  if (failure === 'busy') return found;
  const expiresAt = new Date(now().getTime() + (failure === null ? KNOWN_MS : UNKNOWN_MS));
  await db
    .insert(offsiteRedirects)
    .values({ urlHash, ...found, expiresAt })
    .onConflictDoUpdate({ target: offsiteRedirects.urlHash, set: { ...found, expiresAt } });
  return found;
}

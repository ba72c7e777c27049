import { asc, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contents } from '../../pins/pin-access/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { hashLink, recordCheck, toLinkResult } from './rules.ts';
import { linkChecks } from './tables.ts';

/** The number of links that a run requests, each on another host, and of contents that it adds. */
export const LINKS_PER_RUN = 30;
const CANDIDATES_PER_RUN = 200;
/** The time until a content whose link was removed is looked at again. */
const NO_LINK_MS = 7 * 86_400_000;

/**
 * Every ten minutes, requests up to 30 links of pins, at most one of a host, one after the other (BY-13). The body is never read: the
 * connection is closed after the header. The requests are those of `fetchSafely`: public addresses only, at most 5 seconds.
 */
export const checkLinks = defineJob({
  name: 'check-links',
  data: z.object({}),
  cron: '*/10 * * * *',
  lease: { seconds: 600 },
  async handle(_, deps: Deps, { signal }) {
    await addNewLinks(deps);
    const checked = await checkDueLinks(deps, signal);
    if (checked > 0) deps.log.info({ checked }, 'requested the links of pins');
  },
});

/** Adds the contents with links that are newer than the newest that was added before, oldest first. */
async function addNewLinks({ db, now }: Deps): Promise<void> {
  await db.execute(sql`
    insert into link_checks (content_id, link_hash, due_at)
    select id, '', ${now().toISOString()}::timestamptz from contents
    where link is not null and id > (select coalesce(max(content_id), 0) from link_checks)
    order by id limit ${CANDIDATES_PER_RUN}
    on conflict do nothing`);
}

async function checkDueLinks({ db, now, fetchSafely }: Deps, signal: AbortSignal): Promise<number> {
  const due = await db
    .select({ check: linkChecks, link: contents.link })
    .from(linkChecks)
    .innerJoin(contents, eq(contents.id, linkChecks.contentId))
    .where(lte(linkChecks.dueAt, now()))
    .orderBy(asc(linkChecks.dueAt), asc(linkChecks.contentId))
    .limit(CANDIDATES_PER_RUN);
  const hosts = new Set<string>();
  for (const { check, link } of due) {
    if (hosts.size === LINKS_PER_RUN) break;
    signal.throwIfAborted();
    const host = link === null ? undefined : URL.parse(link)?.host;
    if (link === null || host === undefined) {
      const later = new Date(now().getTime() + NO_LINK_MS);
      await db.update(linkChecks).set({ dueAt: later }).where(eq(linkChecks.contentId, check.contentId));
      continue;
    }
    if (hosts.has(host)) continue;
    hosts.add(host);
    const linkHash = hashLink(link);
    const before = check.linkHash === linkHash ? check : undefined;
    const fetched = await fetchSafely(link);
    const record = recordCheck(before, toLinkResult(fetched), now());
    await db
      .update(linkChecks)
      .set({ ...record, linkHash })
      .where(eq(linkChecks.contentId, check.contentId));
  }
  return hosts.size;
}

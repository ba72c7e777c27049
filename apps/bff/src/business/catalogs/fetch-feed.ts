import { eq } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import type { FetchDeniedReason } from '../../platform/outbound-fetch/index.ts';
import type { PendingUpload } from '../../pins/uploads/index.ts';
import { catalogRuns, FEED_BYTES_MAX, FEED_FETCH_MS, FEED_TYPES } from '../catalog-records/index.ts';
import type { RunRow } from './find-catalog.ts';

/** The reason for which a feed could not be fetched. */
export type FetchError = 'feed_unreachable' | 'feed_file_too_large' | 'feed_type_unfit';

/**
 * Fetches a feed into the file of its run. Returns the reason for a failure, without revealing private
 * addresses. Throws when too many fetches are running, so that the job is retried.
 */
export async function fetchFeed(
  { db, fetchSafely, uploadStore }: Pick<Deps, 'db' | 'fetchSafely' | 'uploadStore'>,
  url: string | null,
  run: RunRow,
): Promise<FetchError | undefined> {
  if (url === null) return 'feed_unreachable';
  const taken: PendingUpload[] = [];
  const fetched = await fetchSafely(url, {
    limitMs: FEED_FETCH_MS,
    body: {
      maxBytes: FEED_BYTES_MAX,
      types: FEED_TYPES,
      into: async (body) => {
        taken.push(await uploadStore.receive(body));
      },
    },
  });
  const [half] = taken;
  if (fetched.kind === 'refused') {
    await half?.drop();
    if (fetched.why === 'busy') throw new Error('Too many addresses are fetched at once.');
    return failures[fetched.why] ?? 'feed_unreachable';
  }
  if (!half) return 'feed_unreachable';
  await half.keep(run.key);
  await db.update(catalogRuns).set({ hasFile: true, bytes: half.bytes }).where(eq(catalogRuns.id, run.id));
  return undefined;
}

const failures: Readonly<Partial<Record<FetchDeniedReason, FetchError>>> = {
  too_large: 'feed_file_too_large',
  type_refused: 'feed_type_unfit',
};

import { DRAFT_RETENTION_DAYS } from '@pegboard/types';
import type { DeviceDraft, DeviceDrafts } from './device-drafts.ts';
import { openDraftSession, type DraftApi } from './draft-session.ts';

/** The drafts of a device after it was compared with the server. */
export type SyncedDrafts = {
  /** True when a draft was written to the server. */
  readonly isChanged: boolean;
  /** Drafts that the server does not have: their image is not uploaded yet. The last changed first. */
  readonly deviceOnly: readonly DeviceDraft[];
};

const DAY_MS = 86_400_000;

/**
 * Writes the drafts to the server that changed on this device after their last write: a tab was closed, or the connection
 * was lost (CR-10), and removes those from the device that were not changed for 30 days. What cannot be written stays on the
 * device. Never rejects.
 */
export async function syncDrafts(
  userId: string,
  options: {
    readonly device: DeviceDrafts;
    readonly api: DraftApi;
    readonly now: () => number;
    readonly newId: () => string;
  },
): Promise<SyncedDrafts> {
  const { device } = options;
  const entries = await removeExpired(device, options.now() - DRAFT_RETENTION_DAYS * DAY_MS);
  let isChanged = false;
  for (const { clientId, server, row, draft, isDirty } of entries) {
    if (!isDirty || draft.media === null) continue;
    try {
      await openDraftSession({ ...options, clientId, userId, server, row }).save(draft);
      isChanged = true;
    } catch {
      // It is written when it is opened, or when the list is opened again.
    }
  }
  const deviceOnly = (await device.list())
    .filter(({ server, row }) => server === null && row === null)
    .toSorted((left, right) => right.updatedAt - left.updatedAt);
  return { isChanged, deviceOnly };
}

/** Removes the drafts whose last change is older than a time, and returns the others. */
async function removeExpired(device: DeviceDrafts, before: number): Promise<readonly DeviceDraft[]> {
  const entries = await device.list();
  const expired = entries.filter(({ updatedAt }) => updatedAt < before);
  await Promise.all(expired.map(({ clientId }) => device.remove(clientId)));
  return entries.filter((entry) => !expired.includes(entry));
}

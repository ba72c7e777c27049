import { SCHEDULED_PINS_MAX } from '@pegboard/types';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { resolveTags } from '../pins/index.ts';
import { checkContent, findPlacement } from './check-publishable.ts';
import { countScheduled } from './count-scheduled.ts';
import type { Deps, DraftPorts } from './deps.ts';
import { imageTags } from './draft-tags.ts';
import { findDraft, lockDraft, type DraftOwner } from './find-draft.ts';
import { lockOwner } from './lock-owner.ts';
import { PUBLISH_SCHEDULED, PUBLISH_ATTEMPTS_S } from './publish-scheduled.ts';
import { checkMedia } from './resolve-media.ts';
import { scheduledInstant, type LocalTime } from './schedule-time.ts';
import { pinDrafts } from './tables.ts';

/**
 * Schedules a draft that could be published now, or changes its time, and returns the instant (CR-11). Throws what
 * `scheduledInstant` and `publishDraft` throw, `draft_published` and `schedule_full`.
 */
export async function scheduleDraft(
  deps: Pick<Deps, 'db' | 'fetchSafely' | 'jobs' | 'now'> & DraftPorts,
  owner: SignedIn,
  id: bigint | undefined,
  time: LocalTime,
): Promise<Date> {
  const { db, jobs, now } = deps;
  const scheduledAt = scheduledInstant(time, now());
  const draft = await findDraft(db, owner, id);
  if (draft.state === 'published') throw new AppError('draft_published');
  const { content } = draft;
  await checkContent(deps, content);
  await findPlacement(db, owner, content);
  if (content.media !== null) {
    await checkMedia(db, owner, content.media);
    await resolveTags(db, owner, imageTags(content.media, []));
  }
  await db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    await lockDraft(tx, owner, draft.id);
    if ((await countScheduled(tx, owner, draft.id)) >= SCHEDULED_PINS_MAX)
      throw new AppError('schedule_full');
    await tx
      .update(pinDrafts)
      .set({
        state: 'scheduled',
        scheduledAt,
        scheduledZone: time.timeZone,
        failureCode: null,
        updatedAt: now(),
      })
      .where(eq(pinDrafts.id, draft.id));
    for (const seconds of PUBLISH_ATTEMPTS_S)
      await jobs.enqueue(
        tx,
        PUBLISH_SCHEDULED,
        { draftId: String(draft.id), dueAt: scheduledAt.toISOString() },
        { startAfter: new Date(scheduledAt.getTime() + seconds * 1000) },
      );
  });
  return scheduledAt;
}

/** Unschedules a draft, also one that could not be published. Throws `draft_not_found`, `draft_published`. */
export async function unscheduleDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: DraftOwner,
  id: bigint | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx, owner, id);
    if (draft.state === 'draft') return;
    await tx
      .update(pinDrafts)
      .set({ state: 'draft', scheduledAt: null, scheduledZone: null, failureCode: null, updatedAt: now() })
      .where(eq(pinDrafts.id, draft.id));
  });
}

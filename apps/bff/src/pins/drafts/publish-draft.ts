import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { storeCaptions } from '../captions/index.ts';
import {
  createPin,
  isOutOfStock,
  publishedText,
  publishMentions,
  resolveTags,
  richDetails,
  storeTopics,
} from '../pins/index.ts';
import { checkContent, findPlacement } from './check-publishable.ts';
import type { Deps, DraftPorts } from './deps.ts';
import { imageTags } from './draft-tags.ts';
import { releaseDraftUploads } from './draft-uploads.ts';
import { findDraft, isOwnDraft, type DraftRow } from './find-draft.ts';
import { ImageGoneError, prepareMedia, resolveMedia, type PreparedMedia } from './resolve-media.ts';
import { pinDrafts } from './tables.ts';

/** The services that publish drafts. */
export type PublishDeps = Pick<
  Deps,
  'db' | 'env' | 'fetchSafely' | 'imagePool' | 'imageStore' | 'jobs' | 'now'
> &
  DraftPorts;

/** The condition for publishing a draft: none, or that it is due at this instant. */
export type PublishMode = { readonly kind: 'now' } | { readonly kind: 'due'; readonly at: Date };

const TRIES = 3;

/**
 * Publishes a draft and returns its pin; idempotent, also for concurrent requests from several tabs (CR-10). The pin,
 * its counters and the state of the draft are written in one transaction under the lock of the draft. Returns undefined
 * when the draft is no longer due, or another process is publishing it. Throws `draft_not_found`, `invalid_input` with
 * the fields of `checkDraft` and `checkTags`, `link_blocked`, `interest_not_found`, and what `authoriseBoard`,
 * `findSection`, `resolveMedia` and `resolveTags` throw.
 */
export async function publishDraft(
  deps: PublishDeps,
  owner: SignedIn,
  id: bigint | undefined,
  mode: PublishMode = { kind: 'now' },
): Promise<bigint | undefined> {
  for (let nth = 1; ; nth += 1) {
    const draft = await findDraft(deps.db, owner, id);
    if (draft.pinId !== null) return draft.pinId;
    await checkContent(deps, draft.content);
    const { media } = draft.content;
    const prepared = media === null ? undefined : await prepareMedia(deps, owner, media);
    try {
      const result = await deps.db.transaction((tx) => writePin(deps, tx, owner, { draft, prepared, mode }));
      if (result !== 'changed') return result;
    } catch (error) {
      if (!(error instanceof ImageGoneError) || nth === TRIES) throw error;
    }
    if (nth === TRIES) throw new AppError('draft_changed');
  }
}

type Publication = {
  readonly draft: DraftRow;
  readonly prepared: PreparedMedia | undefined;
  readonly mode: PublishMode;
};

async function writePin(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  owner: SignedIn,
  { draft, prepared, mode }: Publication,
): Promise<bigint | 'changed' | undefined> {
  const lock = mode.kind === 'due' ? ({ skipLocked: true } as const) : {};
  const [current] = await tx.select().from(pinDrafts).where(isOwnDraft(owner, draft.id)).for('update', lock);
  if (!current) {
    if (mode.kind === 'due') return undefined;
    throw new AppError('draft_not_found');
  }
  if (current.pinId !== null) return current.pinId;
  if (mode.kind === 'due' && !isDue(current, mode.at)) return undefined;
  if (current.version !== draft.version) return 'changed';
  const pinId = await insertPin(tx, owner, draft, prepared);
  await tx
    .update(pinDrafts)
    .set({ state: 'published', pinId, failureCode: null, updatedAt: now() })
    .where(eq(pinDrafts.id, draft.id));
  await releaseDraftUploads(tx, draft.id);
  return pinId;
}

/** Returns whether a draft is scheduled for this instant or an earlier one. */
function isDue({ state, scheduledAt }: DraftRow, at: Date): boolean {
  return state === 'scheduled' && scheduledAt !== null && scheduledAt <= at;
}

async function insertPin(
  tx: Db,
  owner: SignedIn,
  { content }: DraftRow,
  prepared: PreparedMedia | undefined,
): Promise<bigint> {
  const { media, details } = content;
  if (media === null || prepared === undefined)
    throw new Error('A draft without media was not refused: see checkDraft().');
  // The board is locked before it is authorised, so that a concurrently deleted one is not found.
  await tx.execute(sql`select from boards where id = ${parseId(content.boardId ?? '')} for no key update`);
  const { board, sectionId, topicIds } = await findPlacement(tx, owner, content);
  const { imageIds, rich } = await resolveMedia(tx, owner, media, prepared);
  const tags = await resolveTags(tx, owner, imageTags(media, imageIds));
  const title = publishedText(content.title);
  const pinId = await createPin(tx, board, sectionId, {
    creatorId: owner.id,
    imageId: imageIds[0],
    title,
    gridTitle: title,
    description: publishedText(content.description),
    altText: publishedText(content.altText),
    link: content.link.trim() || null,
    isCommentingAllowed: content.isCommentingAllowed,
    digitalMediaSourceType: content.mediaSourceType,
    isOosProduct: isOutOfStock(details),
    rich: { ...richDetails(content), ...rich, ...(tags.length === 0 ? {} : { tags }) },
  });
  await storeCaptions(tx, pinId, prepared.captions);
  await storeTopics(tx, pinId, topicIds);
  const mentions = (rich.story?.pages ?? []).flatMap((page) => page.mentions ?? []);
  await publishMentions(tx, { contentId: pinId, userId: owner.id }, mentions);
  return pinId;
}

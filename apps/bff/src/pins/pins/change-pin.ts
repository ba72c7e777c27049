import type { DraftDetails } from '@pegboard/types';
import { eq } from 'drizzle-orm';
import { checkWords } from '../../people/word-rules/index.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { pins } from '../pin-access/index.ts';
import { changeContent, type SlotChange } from './change-content.ts';
import { checkStoryChange, type StoryChange } from './change-story.ts';
import { findChangedTags } from './change-tags.ts';
import type { Deps, PinPorts } from './deps.ts';
import { pinUpdated } from './events.ts';
import { findWritablePin } from './find-pin.ts';

type Text = string | null | undefined;

/** A change of a pin, as PinResource update takes it. Missing fields stay unchanged. */
export type PinChange = {
  readonly title?: Text;
  readonly description?: Text;
  readonly link?: Text;
  readonly alt_text?: Text;
  readonly allow_comments?: boolean | undefined;
  readonly topics?: readonly string[] | undefined;
  readonly media_source_type?: number | null | undefined;
  readonly slots?: readonly SlotChange[] | undefined;
  readonly story?: StoryChange | undefined;
  readonly product_tags?: Parameters<typeof findChangedTags>[3] | undefined;
  readonly details?: DraftDetails | null | undefined;
};

/**
 * Changes a pin that the viewer may change (CR-15): its creator changes the content for everyone who has saved it, others
 * the title and description of their copy. Throws `pin_not_found`, `forbidden`, and what `changeContent` throws.
 */
export async function changePin(
  deps: Deps & Pick<PinPorts, 'checkLink'>,
  viewer: SignedIn,
  id: bigint | undefined,
  { title, description, ...ofCreator }: PinChange,
): Promise<void> {
  const { db } = deps;
  const pin = await findWritablePin(db, viewer, id);
  await checkWords(db, { title, description, alt_text: ofCreator.alt_text });
  const updated = { pinId: pin.id, boardId: pin.boardId, userId: pin.pinnerId };
  if (pin.isRepin || pin.creatorId !== viewer.id) {
    if (Object.values(ofCreator).some((value) => value !== undefined)) throw new AppError('forbidden');
    const change = present({ title, description });
    if (change)
      await db.transaction(async (tx) => {
        await tx.update(pins).set(change).where(eq(pins.id, pin.id));
        await publishEvent(tx, pinUpdated, updated);
      });
    return;
  }
  const { topics, slots, story, details } = ofCreator;
  const columns = present({
    title,
    gridTitle: title,
    description,
    link: ofCreator.link,
    altText: ofCreator.alt_text,
    isCommentingAllowed: ofCreator.allow_comments,
    digitalMediaSourceType: ofCreator.media_source_type,
  });
  if (story) await checkStoryChange(story, (url) => deps.checkLink(deps, url));
  const tags = ofCreator.product_tags && (await findChangedTags(db, viewer, pin, ofCreator.product_tags));
  await db.transaction(async (tx) => {
    await changeContent(tx, viewer, pin.contentId, {
      columns: columns ?? {},
      topics,
      slots,
      story,
      tags,
      details,
    });
    await publishEvent(tx, pinUpdated, updated);
  });
}

/** Returns the submitted fields of a change; missing fields stay unchanged. */
function present<T extends object>(change: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } | undefined {
  const changes = Object.entries(change).filter(([, value]) => value !== undefined);
  if (changes.length === 0) return undefined;
  return Object.fromEntries(changes) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

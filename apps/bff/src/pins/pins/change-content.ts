import type { DraftDetails } from '@pegboard/types';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { contents, pins, type ContentRich, type RichTag } from '../pin-access/index.ts';
import { changeDetails } from './change-details.ts';
import { changeStory, type StoryChange } from './change-story.ts';
import { findTopicIds, storeTopics } from './content-topics.ts';
import { publishMentions } from './events.ts';
import { storeTags } from './product-tags.ts';

/** A slide of a carousel in the new order: its former index, from 0, and its texts. Missing fields stay unchanged. */
export type SlotChange = {
  readonly index: number;
  readonly title?: string | null | undefined;
  readonly link?: string | null | undefined;
};

/** A change of a content by its creator (CR-15). Missing fields stay unchanged. */
export type ContentChange = {
  readonly columns: Partial<
    Pick<
      typeof contents.$inferInsert,
      | 'title'
      | 'gridTitle'
      | 'description'
      | 'link'
      | 'altText'
      | 'isCommentingAllowed'
      | 'digitalMediaSourceType'
    >
  >;
  readonly topics?: readonly string[] | undefined;
  /** Every slide in the new order. The image of the first becomes the cover. */
  readonly slots?: readonly SlotChange[] | undefined;
  /** The texts of a story, which `checkStoryChange` has checked. */
  readonly story?: StoryChange | undefined;
  /** Every tag of a product, as `resolveTags` returns them (CR-09). */
  readonly tags?: readonly RichTag[] | undefined;
  /** Null removes the details of a recipe or an article (CR-09). */
  readonly details?: DraftDetails | null | undefined;
};

/**
 * Changes a content for everyone who has saved it. Throws `interest_not_found`, `user_not_found`, `invalid_input` for `slots`
 * and `story`, and what `changeDetails` throws.
 */
export async function changeContent(
  db: Db,
  creator: SignedIn,
  contentId: bigint,
  { columns, topics, slots, story, tags, details }: ContentChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The pin before its content, as in every statement that locks both (docs/decisions/0040).
    await tx
      .update(pins)
      .set({ editedAt: sql`now()` })
      .where(and(eq(pins.contentId, contentId), eq(pins.isRepin, false)));
    const topicIds = topics && (await findTopicIds(tx, topics));
    const changedStory = story && (await changeStory(tx, creator, contentId, story));
    const changed = {
      ...columns,
      ...(slots ? await changeSlots(tx, contentId, slots) : {}),
      ...(changedStory ? { rich: changedStory.rich } : {}),
    };
    if (Object.keys(changed).length > 0)
      await tx.update(contents).set(changed).where(eq(contents.id, contentId));
    if (topicIds) await storeTopics(tx, contentId, topicIds);
    if (tags) await storeTags(tx, contentId, tags);
    if (details !== undefined) await changeDetails(tx, contentId, details);
    if (changedStory) await publishMentions(tx, { contentId, userId: creator.id }, changedStory.mentioned);
  });
}

/** Returns the columns of a carousel with changed slides; the content is locked until the transaction ends. */
async function changeSlots(tx: Db, contentId: bigint, changes: readonly SlotChange[]) {
  const [content] = await tx
    .select({ rich: contents.rich })
    .from(contents)
    .where(eq(contents.id, contentId))
    .for('no key update');
  const slots = content?.rich.carousel?.slots ?? [];
  if (slots.length === 0)
    throw new AppError('invalid_input', { fields: { slots: 'This Pin has no slides.' } });
  if (changes.length !== slots.length || new Set(changes.map(({ index }) => index)).size !== slots.length)
    throw new AppError('invalid_input', { fields: { slots: 'Name each slide once.' } });
  const changed = changes.map((change) => changedSlot(slots[change.index], change));
  const [cover] = changed;
  return {
    ...(cover ? { imageId: BigInt(cover.imageId) } : {}),
    rich: sql`jsonb_set(${contents.rich}, '{carousel,slots}', ${JSON.stringify(changed)}::jsonb)`,
  };
}

type Slot = NonNullable<ContentRich['carousel']>['slots'][number];

function changedSlot(slot: Slot | undefined, { title, link }: SlotChange): Slot {
  if (!slot) throw new AppError('invalid_input', { fields: { slots: 'Name each slide once.' } });
  const { title: oldTitle = null, link: oldLink = null, ...rest } = slot;
  const [newTitle, newLink] = [title === undefined ? oldTitle : title, link === undefined ? oldLink : link];
  return {
    ...rest,
    ...(newTitle === null ? {} : { title: newTitle }),
    ...(newLink === null ? {} : { link: newLink }),
  };
}

import type { DraftStoryLists, RedirectStatus } from '@pegboard/types';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, ERRORS } from '../../platform/errors/errors.ts';
import { contents, type ContentRich } from '../pin-access/index.ts';
import { findPageMentions, type PageMention } from './story-mentions.ts';
import {
  checkStoryLists,
  checkStoryPages,
  publishedLayout,
  publishedLines,
  publishedLists,
  type StoryPageInput,
} from './story-rules.ts';

/** A change of a story by its creator: the texts of every page in their order, and the lists, which stay without them. */
export type StoryChange = {
  readonly pages: readonly StoryPageInput[];
  readonly lists?: DraftStoryLists | undefined;
};

type Story = NonNullable<ContentRich['story']>;

/** The path of the pages in the errors of a request. */
const PAGES = 'story.pages';

/** Checks the texts and links of a story. Throws `invalid_input` and `link_blocked`, each with all its fields (CR-08). */
export async function checkStoryChange(
  { pages, lists }: StoryChange,
  checkLink: (url: URL) => Promise<{ readonly status: RedirectStatus }>,
): Promise<void> {
  const checked = [
    ...checkStoryPages(pages, PAGES),
    ...(lists ? checkStoryLists(lists, 'story.lists') : []),
  ].filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  if (checked.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(checked) });
  const blocked: Record<string, string> = {};
  for (const [index, { link = '' }] of pages.entries()) {
    if (link.trim() === '') continue;
    const { status } = await checkLink(new URL(link.trim()));
    // A link whose redirects could not be followed is allowed: it is checked again whenever it is opened.
    if (status !== 'ok' && status !== 'error')
      blocked[`${PAGES}.${index}.link`] = ERRORS.link_blocked.message;
  }
  if (Object.keys(blocked).length > 0) throw new AppError('link_blocked', { fields: blocked });
}

/**
 * Returns the rich part of a content with a changed story, and the members who are mentioned. The content is locked until the
 * transaction ends. Throws `invalid_input` for a pin without these pages, and `user_not_found`.
 */
export async function changeStory(
  tx: Db,
  author: SignedIn,
  contentId: bigint,
  { pages, lists }: StoryChange,
): Promise<{ readonly rich: SQL; readonly mentioned: readonly PageMention[] }> {
  const [content] = await tx
    .select({ rich: contents.rich })
    .from(contents)
    .where(eq(contents.id, contentId))
    .for('no key update');
  const story = content?.rich.story;
  if (!story) throw new AppError('invalid_input', { fields: { story: 'This Pin is no story.' } });
  if (story.pages.length !== pages.length)
    throw new AppError('invalid_input', { fields: { story: 'Send the texts of every page.' } });
  const mentions = await findPageMentions(tx, author, pages, PAGES);
  const changed: Story = {
    ...withoutLists(story, lists),
    pages: story.pages.map((page, index) => changedPage(page, pages[index], mentions[index] ?? [])),
  };
  return {
    rich: sql`jsonb_set(${contents.rich}, '{story}', ${JSON.stringify(changed)}::jsonb)`,
    mentioned: mentions.flat(),
  };
}

function withoutLists(story: Story, lists: StoryChange['lists']): Omit<Story, 'pages'> {
  if (!lists) return story;
  const { lists: _, ...rest } = story;
  const published = publishedLists(lists);
  return published ? { ...rest, lists: published } : rest;
}

function changedPage(
  page: Story['pages'][number],
  input: StoryPageInput | undefined,
  mentions: readonly PageMention[],
): Story['pages'][number] {
  const {
    texts: _texts,
    link: _link,
    mentions: _mentions,
    textPlace: place,
    textAlignment: alignment,
    ...rest
  } = page;
  const [texts, link] = [publishedLines(input?.texts ?? []), input?.link?.trim() ?? ''];
  return {
    ...rest,
    ...(texts.length === 0 ? {} : { texts }),
    ...publishedLayout({
      texts,
      textPlace: input?.textPlace ?? place,
      textAlignment: input?.textAlignment ?? alignment,
    }),
    ...(link === '' ? {} : { link }),
    ...(mentions.length === 0 ? {} : { mentions }),
  };
}

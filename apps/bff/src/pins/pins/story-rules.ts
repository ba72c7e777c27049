import {
  collapseWhitespace,
  isHttpsLink,
  NEW_PIN_DESCRIPTION_MAX,
  STORY_LINE_MAX,
  STORY_LINES_PER_LIST_MAX,
  STORY_LISTS,
  STORY_MINUTES_MAX,
  STORY_SERVINGS_MAX,
  STORY_TEXT_DEFAULTS,
  type DraftMention,
  type DraftStoryLists,
  type StoryTextAlignment,
  type StoryTextPlace,
} from '@pegboard/types';
import type { StoryLists } from '../pin-access/index.ts';
import type { Checked } from './pin-details.ts';
import { tooLong } from './too-long.ts';

const LINK_MAX = 2000;

/** The texts of a page of a story, as its author sends them. */
export type StoryPageInput = {
  readonly texts: readonly string[];
  readonly link?: string | undefined;
  readonly textPlace?: StoryTextPlace | undefined;
  readonly textAlignment?: StoryTextAlignment | undefined;
  /** The members who were chosen for mentions. */
  readonly mentions?: readonly DraftMention[] | undefined;
};

/** Returns the errors of the pages of a story by field, undefined for what is valid; `at` is the path of the pages (CR-08). */
export function checkStoryPages(pages: readonly StoryPageInput[], at: string): Checked {
  return pages.flatMap(({ texts, link = '' }, page): Checked => [
    ...texts.map((text, index): Checked[number] => [
      `${at}.${page}.texts.${index}`,
      tooLong(text, NEW_PIN_DESCRIPTION_MAX),
    ]),
    [`${at}.${page}.link`, invalidLink(link.trim())],
  ]);
}

/** Returns the errors of the lists of a story by field, undefined for what is valid; `at` is their path (CR-08). */
export function checkStoryLists(lists: DraftStoryLists, at: string): Checked {
  const ofLines = STORY_LISTS.flatMap((name): Checked => {
    const isFull = publishedLines(lists[name]).length > STORY_LINES_PER_LIST_MAX;
    return [
      [`${at}.${name}`, isFull ? `Use ${STORY_LINES_PER_LIST_MAX} lines or fewer.` : undefined],
      ...lists[name].map((line, index): Checked[number] => [
        `${at}.${name}.${index}`,
        tooLong(line, STORY_LINE_MAX),
      ]),
    ];
  });
  return [
    [`${at}.servings`, outOfRange(lists.servings, STORY_SERVINGS_MAX)],
    [`${at}.minutes`, outOfRange(lists.minutes, STORY_MINUTES_MAX)],
    ...ofLines,
  ];
}

/** Returns the lists of a story as a content stores them, without empty lines; null without a line. */
export function publishedLists(lists: DraftStoryLists | undefined): StoryLists | null {
  if (!lists) return null;
  const { servings, minutes } = lists;
  const filled = STORY_LISTS.map((name) => [name, publishedLines(lists[name])] as const).filter(
    ([, lines]) => lines.length > 0,
  );
  if (filled.length === 0) return null;
  return {
    ...(servings === null ? {} : { servings }),
    ...(minutes === null ? {} : { minutes }),
    ...Object.fromEntries(filled),
  };
}

/** Returns the texts of a page as a content stores them: without those that are empty. */
export function publishedLines(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => collapseWhitespace(line) || []);
}

/**
 * Returns the place and the alignment of the texts of a page as a content stores them: without those of a page that has no
 * texts, and without the defaults (CR-08).
 */
export function publishedLayout({
  texts,
  textPlace,
  textAlignment,
}: Pick<StoryPageInput, 'texts' | 'textPlace' | 'textAlignment'>): TextLayout {
  if (publishedLines(texts).length === 0) return {};
  return {
    ...(textPlace && textPlace !== STORY_TEXT_DEFAULTS.textPlace && { textPlace }),
    ...(textAlignment && textAlignment !== STORY_TEXT_DEFAULTS.textAlignment && { textAlignment }),
  };
}

type TextLayout = { readonly textPlace?: StoryTextPlace; readonly textAlignment?: StoryTextAlignment };

function invalidLink(link: string): string | undefined {
  if (link.length > LINK_MAX) return `Use ${LINK_MAX} characters or fewer.`;
  return link === '' || isHttpsLink(link) ? undefined : 'Start with https://, as in https://example.com.';
}

function outOfRange(number: number | null, max: number): string | undefined {
  return number !== null && number > max ? `Use ${max} or less.` : undefined;
}

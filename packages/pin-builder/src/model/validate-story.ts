import {
  graphemeCount,
  isHttpsLink,
  isWebLink,
  NEW_PIN_DESCRIPTION_MAX,
  STORY_LINE_MAX,
  STORY_LINES_PER_LIST_MAX,
  STORY_LISTS,
  STORY_MINUTES_MAX,
  STORY_SERVINGS_MAX,
  type DraftStoryLists,
} from '@pegboard/types';
import type { BuilderField, BuilderProblem } from './builder-field.ts';
import type { BuilderPage, BuilderState } from './builder-state.ts';
import { isVideoPending } from './builder-video.ts';
import { normalizeLink } from './link-text.ts';

/** Returns the problems of a story that block publication, in the order of the screen. Source: CR-08. */
export function validateStory({ media, linkChecks }: BuilderState): readonly BuilderProblem[] {
  if (media.kind !== 'story') return [];
  const { pages, lists } = media;
  return [
    ...pages.flatMap((page, index) => validatePage(page, index, linkChecks)),
    ...(lists ? validateLists(lists) : []),
  ];
}

function validatePage(
  { background, texts, link = '' }: BuilderPage,
  index: number,
  linkChecks: BuilderState['linkChecks'],
): readonly BuilderProblem[] {
  const isEmpty = background.kind === 'color' && texts.every((text) => text.trim() === '');
  return [
    ...(isEmpty ? [problem(`page-${index}`, 'page-empty')] : []),
    ...(background.kind === 'video' ? validateVideo(background.video, index) : []),
    ...texts.flatMap((text, at) => tooLong(`page-${index}-text-${at}`, text, NEW_PIN_DESCRIPTION_MAX)),
    ...validateLink(index, normalizeLink(link), linkChecks),
  ];
}

function validateVideo(
  video: Parameters<typeof isVideoPending>[0],
  index: number,
): readonly BuilderProblem[] {
  if (isVideoPending(video)) return [problem(`page-${index}`, 'video-pending')];
  return video.state.kind === 'ready' ? [] : [problem(`page-${index}`, 'video-failed')];
}

function validateLink(
  index: number,
  link: string,
  linkChecks: BuilderState['linkChecks'],
): readonly BuilderProblem[] {
  const field = `page-${index}-link` as const;
  if (link === '') return [];
  if (!isWebLink(link)) return [problem(field, 'link-invalid')];
  if (!isHttpsLink(link)) return [problem(field, 'link-not-https')];
  return linkChecks[link] === 'blocked' ? [problem(field, 'link-blocked')] : [];
}

function validateLists(lists: DraftStoryLists): readonly BuilderProblem[] {
  const { servings, minutes } = lists;
  return [
    ...tooMany('list-servings', servings ?? 0, STORY_SERVINGS_MAX),
    ...tooMany('list-minutes', minutes ?? 0, STORY_MINUTES_MAX),
    ...STORY_LISTS.flatMap((name) => [
      ...tooMany(`list-${name}`, countLines(lists[name]), STORY_LINES_PER_LIST_MAX),
      ...lists[name].flatMap((line, index) => tooLong(`list-${name}-${index}`, line, STORY_LINE_MAX)),
    ]),
  ];
}

/** Returns the number of lines that are published: those with a text. */
export const countLines = (lines: readonly string[]): number =>
  lines.filter((line) => line.trim() !== '').length;

const tooLong = (field: BuilderField, text: string, max: number): readonly BuilderProblem[] =>
  graphemeCount(text.trim()) > max ? [problem(field, 'too-long', max)] : [];

const tooMany = (field: BuilderField, count: number, max: number): readonly BuilderProblem[] =>
  count > max ? [problem(field, 'too-many', max)] : [];

const problem = (field: BuilderField, reason: BuilderProblem['reason'], max = 0): BuilderProblem => ({
  field,
  reason,
  max,
});

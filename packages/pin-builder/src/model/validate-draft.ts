import {
  CAROUSEL_SLOTS_MAX,
  CAROUSEL_SLOTS_MIN,
  graphemeCount,
  NEW_PIN_ALT_TEXT_MAX,
  NEW_PIN_DESCRIPTION_MAX,
  NEW_PIN_TITLE_MAX,
  PIN_TOPICS_MAX,
  PRODUCT_TAGS_PER_IMAGE,
  SCHEDULE_DAYS_MAX,
  isWebLink,
} from '@pegboard/types';
import type { BuilderField, BuilderProblem } from './builder-field.ts';
import { listItemImageKeys } from './item-images.ts';
import { isVideoPending, type BuilderVideo } from './builder-video.ts';
import type { BuilderImage, BuilderState } from './builder-state.ts';
import { normalizeLink } from './link-text.ts';
import { validateStory } from './validate-story.ts';

/** The longest texts of a Pin, in graphemes. */
export const TEXT_LIMITS: Readonly<Record<'title' | 'description' | 'altText', number>> = {
  title: NEW_PIN_TITLE_MAX,
  description: NEW_PIN_DESCRIPTION_MAX,
  altText: NEW_PIN_ALT_TEXT_MAX,
};

/**
 * Returns the problems that block publication, in the order of the fields on the screen. A missing alt text is none.
 * `now` is the local time of the device, to the minute; null leaves out the scheduled time. Source: CR-04, CR-06, CR-11.
 */
export function validateDraft(state: BuilderState, now: string | null): readonly BuilderProblem[] {
  return [...validateMedia(state), ...validateTexts(state), ...validateTargets(state, now)];
}

const EARLY_REASONS: ReadonlySet<BuilderProblem['reason']> = new Set([
  'too-long',
  'too-many',
  'link-blocked',
  'link-not-https',
]);

/** Returns the problems that are shown before a publication is attempted: what is too long or malformed, not what is missing. */
export function isShownEarly({ reason }: BuilderProblem): boolean {
  return EARLY_REASONS.has(reason);
}

/** Returns whether the alt text is missing although there is an image to describe. It never blocks. Source: CR-04. */
export function needsAltText({ media, fields }: BuilderState): boolean {
  return media.kind !== 'none' && fields.altText.trim() === '';
}

function validateMedia(state: BuilderState): readonly BuilderProblem[] {
  const { media } = state;
  if (media.kind === 'none') return [problem('media', 'missing')];
  if (media.kind === 'video') return validateVideo(media.video);
  const images = listImages(state);
  const failed = images.some(isRejected)
    ? [problem('media', 'upload-rejected')]
    : images.some(isFailed)
      ? [problem('media', 'upload-failed')]
      : [];
  const tagged = validateTags(state);
  if (media.kind === 'story') return [...failed, ...tagged, ...validateStory(state)];
  if (media.kind !== 'carousel') return [...failed, ...tagged];
  const { slots } = media;
  const tooFew =
    slots.length < CAROUSEL_SLOTS_MIN ? [problem('media', 'too-few-slots', CAROUSEL_SLOTS_MIN)] : [];
  const tooMany = slots.length > CAROUSEL_SLOTS_MAX ? [problem('media', 'too-many', CAROUSEL_SLOTS_MAX)] : [];
  const ofSlots = slots.flatMap(({ title, link }, index) => [
    ...validateLength(`slot-${index}-title`, title, TEXT_LIMITS.title),
    ...validateLink(state, `slot-${index}-link`, link),
  ]);
  return [...failed, ...tooFew, ...tooMany, ...tagged, ...ofSlots];
}

function validateTags({ media, images }: BuilderState): readonly BuilderProblem[] {
  return listItemImageKeys(media).flatMap((key, index) => {
    const { tags = [] } = images[key] ?? {};
    return tags.length > PRODUCT_TAGS_PER_IMAGE
      ? [problem(`slot-${index}-tags`, 'too-many', PRODUCT_TAGS_PER_IMAGE)]
      : [];
  });
}

function validateVideo(video: BuilderVideo): readonly BuilderProblem[] {
  if (isVideoPending(video)) return [problem('media', 'video-pending')];
  return video.state.kind === 'ready' ? [] : [problem('media', 'video-failed')];
}

function validateTexts(state: BuilderState): readonly BuilderProblem[] {
  const { fields } = state;
  return [
    ...(['title', 'description', 'altText'] as const).flatMap((field) =>
      validateLength(field, fields[field], TEXT_LIMITS[field]),
    ),
    ...validateLink(state, 'link', fields.link),
  ];
}

function validateTargets(
  { fields, scheduledTime }: BuilderState,
  now: string | null,
): readonly BuilderProblem[] {
  const problems: BuilderProblem[] = [];
  if (fields.boardId === null) problems.push(problem('boardId', 'missing'));
  if (fields.topicIds.length > PIN_TOPICS_MAX) problems.push(problem('topicIds', 'too-many', PIN_TOPICS_MAX));
  if (scheduledTime === '' || now === null) return problems;
  if (scheduledTime <= now) problems.push(problem('scheduledTime', 'past'));
  if (scheduledTime > addDays(now, SCHEDULE_DAYS_MAX))
    problems.push(problem('scheduledTime', 'too-late', SCHEDULE_DAYS_MAX));
  return problems;
}

function validateLength(field: BuilderField, text: string, max: number): readonly BuilderProblem[] {
  return graphemeCount(text.trim()) > max ? [problem(field, 'too-long', max)] : [];
}

function validateLink(state: BuilderState, field: BuilderField, text: string): readonly BuilderProblem[] {
  const link = normalizeLink(text);
  if (link === '') return [];
  if (!isWebLink(link)) return [problem(field, 'link-invalid')];
  return state.linkChecks[link] === 'blocked' ? [problem(field, 'link-blocked')] : [];
}

/** Returns a local time, to the minute, a number of days later. */
export function addDays(localTime: string, days: number): string {
  const time = new Date(`${localTime}Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 16);
}

/** Returns the images that the media use, each once. */
export function listImages({
  media,
  images,
}: Pick<BuilderState, 'media' | 'images'>): readonly BuilderImage[] {
  return [...new Set(listImageKeys(media))].flatMap((key) => images[key] ?? []);
}

/** Returns the keys of the images that media use. */
export function listImageKeys(media: BuilderState['media']): readonly string[] {
  switch (media.kind) {
    case 'none':
      return [];
    case 'image':
      return [media.imageKey];
    case 'carousel':
      return media.slots.map(({ imageKey }) => imageKey);
    case 'story':
      return media.pages.flatMap(({ background }) =>
        background.kind === 'image' ? [background.imageKey] : [],
      );
    case 'video':
      return [];
  }
}

/** Returns whether an image cannot be used: it can only be replaced or removed. */
export const isRejected = ({ upload }: BuilderImage): boolean =>
  upload.kind === 'failed' && upload.failure.isPermanent === true;

const isFailed = ({ upload, edit }: BuilderImage): boolean =>
  upload.kind === 'failed' || edit.kind === 'failed';

const problem = (field: BuilderField, reason: BuilderProblem['reason'], max = 0): BuilderProblem => ({
  field,
  reason,
  max,
});

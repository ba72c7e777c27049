import {
  CAROUSEL_SLOTS_MAX,
  CAROUSEL_SLOTS_MIN,
  collapseWhitespace,
  NEW_PIN_ALT_TEXT_MAX,
  NEW_PIN_DESCRIPTION_MAX,
  NEW_PIN_TITLE_MAX,
  type DraftDetails,
  type DraftMedia,
  type PinDraft,
  isWebLink,
} from '@pegboard/types';
import type { FieldErrors } from '../../platform/errors/errors.ts';
import { checkStoryLists, checkStoryPages, publishedLines, tooLong } from '../pins/index.ts';
import { pageVideoField, pageVideos, type StoryMedia } from './draft-story.ts';

const LINK_MAX = 2000;
/** Maximum cooking time, in minutes (a week), and maximum number of servings (a large wedding). */
const COOK_MINUTES_MAX = 10_080;
const SERVINGS_MAX = 1000;
const DETAIL_MAX = 200;

type Checked = readonly (readonly [field: string, error: string | undefined])[];

/** Returns the errors of a draft that is to be published, by the path of the field (CR-04, CR-06, CR-08). */
export function checkDraft(draft: PinDraft): FieldErrors {
  const { title, description, altText, link, boardId, media, details } = draft;
  const checked: Checked = [
    ['media', media === null ? 'Choose an image or a video.' : undefined],
    ['title', tooLong(title, NEW_PIN_TITLE_MAX)],
    ['description', tooLong(description, NEW_PIN_DESCRIPTION_MAX)],
    ['altText', tooLong(altText, NEW_PIN_ALT_TEXT_MAX)],
    ['link', invalidLink(link)],
    ['boardId', boardId === null ? 'Choose a board.' : undefined],
    ...(media === null ? [] : checkMedia(media)),
    ...(details === null ? [] : checkDetails(details, title)),
  ];
  return Object.fromEntries(checked.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function checkMedia(media: DraftMedia): Checked {
  switch (media.kind) {
    case 'image':
      return [];
    case 'carousel':
      return [
        [
          'media.slots',
          media.slots.length < CAROUSEL_SLOTS_MIN
            ? `Choose ${CAROUSEL_SLOTS_MIN} to ${CAROUSEL_SLOTS_MAX} images.`
            : undefined,
        ],
        ...media.slots.flatMap(({ title, link }, index): Checked => [
          [`media.slots.${index}.title`, tooLong(title, NEW_PIN_TITLE_MAX)],
          [`media.slots.${index}.link`, invalidLink(link)],
        ]),
      ];
    case 'story':
      return checkStory(media);
    case 'video': {
      const languages = media.captions.map(({ language }) => language.toLowerCase());
      return languages.map((language, index) => [
        `media.captions.${index}`,
        languages.indexOf(language) < index ? 'Choose each language once.' : undefined,
      ]);
    }
  }
}

function checkStory(media: StoryMedia): Checked {
  const { pages, lists } = media;
  const uploads = pageVideos(media).map(({ uploadId }) => uploadId);
  return [
    ...pages.flatMap(({ background, texts }, index): Checked => {
      if (background.kind === 'color' && publishedLines(texts).length === 0)
        return [[`media.pages.${index}`, 'Add an image, a video or a text.']];
      const isTwice =
        background.kind === 'video' && uploads.filter((id) => id === background.uploadId).length > 1;
      return [[pageVideoField(index), isTwice ? 'Use each video once.' : undefined]];
    }),
    ...checkStoryPages(pages, 'media.pages'),
    ...(lists ? checkStoryLists(lists, 'media.lists') : []),
  ];
}

function checkDetails(details: DraftDetails, title: string): Checked {
  const name: Checked = [
    [
      'details.name',
      (publishedText(details.name) ?? publishedText(title))
        ? tooLong(details.name, DETAIL_MAX)
        : 'Give it a name.',
    ],
  ];
  switch (details.kind) {
    case 'product':
      return [
        ...name,
        ['details.brand', tooLong(details.brand, DETAIL_MAX)],
        [
          'details.currency',
          details.price !== null && details.currency === null ? 'Choose a currency.' : undefined,
        ],
      ];
    case 'recipe':
      return [
        ...name,
        ['details.servings', outOfRange(details.servings, SERVINGS_MAX)],
        ['details.cookTime', outOfRange(details.cookTime, COOK_MINUTES_MAX)],
        ...details.ingredients.map(
          (text, index) => [`details.ingredients.${index}`, tooLong(text, DETAIL_MAX)] as const,
        ),
      ];
    case 'article':
      return [
        ...name,
        ['details.description', tooLong(details.description, NEW_PIN_DESCRIPTION_MAX)],
        ...details.authors.map(
          (text, index) => [`details.authors.${index}`, tooLong(text, DETAIL_MAX)] as const,
        ),
        [
          'details.datePublished',
          details.datePublished === null || !Number.isNaN(Date.parse(details.datePublished))
            ? undefined
            : 'Use a date, as in 2001-02-28.',
        ],
      ];
  }
}

/** Returns the links of a draft with the path of their field. */
export function draftLinks({ link, media }: PinDraft): readonly (readonly [field: string, link: string])[] {
  const slots = media?.kind === 'carousel' ? media.slots : [];
  const pages = media?.kind === 'story' ? media.pages : [];
  return [
    ['link', link.trim()] as const,
    ...slots.map((slot, index) => [`media.slots.${index}.link`, slot.link.trim()] as const),
    ...pages.map((page, index) => [`media.pages.${index}.link`, page.link?.trim() ?? ''] as const),
  ].filter(([, text]) => text !== '');
}

/** Returns the text to publish, null when it is empty. */
export function publishedText(text: string): string | null {
  return collapseWhitespace(text) || null;
}

function invalidLink(text: string): string | undefined {
  const link = text.trim();
  if (link.length > LINK_MAX) return `Use ${LINK_MAX} characters or fewer.`;
  return link === '' || isWebLink(link) ? undefined : 'Start with https://, as in https://example.com.';
}

function outOfRange(number: number | null, max: number): string | undefined {
  return number !== null && number > max ? `Use ${max} or less.` : undefined;
}

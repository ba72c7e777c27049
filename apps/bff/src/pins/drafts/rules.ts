import {
  CAROUSEL_SLOTS_MAX,
  CAROUSEL_SLOTS_MIN,
  NEW_PIN_ALT_TEXT_MAX,
  NEW_PIN_DESCRIPTION_MAX,
  NEW_PIN_TITLE_MAX,
  type DraftMedia,
  type PinDraft,
  isWebLink,
} from '@pegboard/types';
import type { FieldErrors } from '../../platform/errors/errors.ts';
import {
  checkDetails,
  checkStoryLists,
  checkStoryPages,
  publishedLines,
  tooLong,
  type Checked,
} from '../pins/index.ts';
import { pageVideoField, pageVideos, type StoryMedia } from './draft-story.ts';

const LINK_MAX = 2000;

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

function invalidLink(text: string): string | undefined {
  const link = text.trim();
  if (link.length > LINK_MAX) return `Use ${LINK_MAX} characters or fewer.`;
  return link === '' || isWebLink(link) ? undefined : 'Start with https://, as in https://example.com.';
}

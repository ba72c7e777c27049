import {
  listMentionedNames,
  STORY_LISTS,
  type DraftImage,
  type DraftMedia,
  type DraftStoryPage,
} from '@pegboard/types';
import type { BuilderMedia, BuilderPage } from './builder-state.ts';
import { normalizeLink } from './link-text.ts';
import { countLines } from './validate-story.ts';

type Story = Extract<BuilderMedia, { readonly kind: 'story' }>;
type DraftStory = Extract<DraftMedia, { readonly kind: 'story' }>;

/** Returns the story of a draft as it is stored; null while none of its pages can be stored. */
export function toDraftStory(
  { pages, lists }: Story,
  toImage: (imageKey: string) => DraftImage | null,
): DraftStory | null {
  const stored = pages.flatMap((page): readonly DraftStoryPage[] => {
    const background = toBackground(page.background, toImage);
    if (background === null) return [];
    const { texts, link = '', mentions = [], textPlace, textAlignment } = page;
    return [
      {
        background,
        texts,
        ...(link !== '' && { link }),
        ...(mentions.length > 0 && { mentions: [...mentions] }),
        ...(textPlace !== undefined && { textPlace }),
        ...(textAlignment !== undefined && { textAlignment }),
      },
    ];
  });
  return stored.length === 0 ? null : { kind: 'story', pages: stored, ...(lists && { lists }) };
}

function toBackground(
  background: BuilderPage['background'],
  toImage: (imageKey: string) => DraftImage | null,
): DraftStoryPage['background'] | null {
  switch (background.kind) {
    case 'color':
      return background;
    case 'image': {
      const image = toImage(background.imageKey);
      return image && { kind: 'image', image };
    }
    case 'video': {
      const { uploadId, coverSeconds } = background.video;
      return uploadId === null ? null : { kind: 'video', uploadId, coverSeconds };
    }
  }
}

/** Returns a story as it is published: with complete links, with the mentions that its texts have, without empty lists. */
export function toPublishedStory({ pages, lists }: DraftStory): DraftStory {
  const published = pages.map(({ link, mentions = [], ...page }): DraftStoryPage => {
    const names = listMentionedNames(page.texts.join('\n'));
    const mentioned = mentions.filter(({ username }) => names.includes(username));
    return {
      ...page,
      ...(link !== undefined && { link: normalizeLink(link) }),
      ...(mentioned.length > 0 && { mentions: mentioned }),
    };
  });
  const hasLines = lists && STORY_LISTS.some((name) => countLines(lists[name]) > 0);
  return { kind: 'story', pages: published, ...(hasLines && { lists }) };
}

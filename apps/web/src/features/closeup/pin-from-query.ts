import { fromGraphQL, imagesBySize } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { PinQuery } from '../../data/generated/graphql.ts';

/** The pin data of the close-up's query. */
export type PinData = Extract<PinQuery['result'], { __typename: 'PinData' }>['data'];

/** Converts the close-up's query to a pin, with every rendition. */
export function toPin(data: PinData): Pin {
  const { allImages, section, storyPin, ...card } = data;
  const pages = storyPin?.pages.map(
    ({ entityId, title, texts, link, mentions, images, video, textPlace, textAlignment }) => ({
      id: entityId,
      blocks: [
        { type: 'image' as const, images: imagesBySize(images) },
        ...(video ? [{ type: 'video' as const, video }] : []),
        { type: 'paragraph' as const, text: title },
        ...texts.map((text) => ({ type: 'paragraph' as const, text })),
      ],
      link,
      textPlace,
      textAlignment,
      mentions: mentions.map(({ username, user }) => ({
        username,
        profile: user.username,
        userId: user.entityId,
      })),
    }),
  );
  const pin = fromGraphQL({ ...card, storyPin });
  return {
    ...pin,
    storyPin: pin.storyPin && { ...pin.storyPin, pages },
    images: imagesBySize(allImages),
    section: section && { ...section, id: section.entityId },
  };
}

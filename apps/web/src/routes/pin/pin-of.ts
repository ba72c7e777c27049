import { fromGraphQL, imagesBySize } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { PinQuery } from '../../data/generated/graphql.ts';

/** What the close-up's query gives of a pin. */
export type PinData = Extract<PinQuery['result'], { __typename: 'PinData' }>['data'];

/** The pin that the close-up's query describes, with every rendition. */
export function pinOf(data: PinData): Pin {
  const { allImages, section, ...card } = data;
  return {
    ...fromGraphQL(card),
    images: imagesBySize(allImages),
    section: section && { ...section, id: section.entityId },
  };
}

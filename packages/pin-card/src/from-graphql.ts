import {
  compact,
  type Carousel,
  type CarouselSlot,
  type CollectionItem,
  type Image,
  type Images,
  type ImageSize,
  type Pin,
  type StoryPin,
} from '@pegboard/types';
import type { SavedBoardRef } from './model/saved-board.ts';

/** A rendition in GraphQL's form. */
type ImageData = Image & { readonly size: string };

/** The board to which the viewer saved a pin, in GraphQL's form. */
export type SavedPinData = {
  readonly pinId: string;
  readonly board: {
    readonly entityId: string;
    readonly name: string;
    readonly url: string;
    readonly layout: string;
  };
  readonly section: { readonly entityId: string; readonly title: string } | null;
};

/** Slides in GraphQL's form: ids are `entityId`, images are lists. */
type CarouselData = Omit<Carousel, 'id' | 'slots'> & {
  readonly entityId: string;
  readonly slots: readonly (Omit<CarouselSlot, 'id' | 'images'> & {
    readonly entityId: string;
    readonly images: readonly ImageData[];
  })[];
};

/** A story in GraphQL's form: only the number of its pages is read. */
type StoryPinData = Omit<StoryPin, 'id' | 'pages'> & { readonly entityId: string };

/** A collection in GraphQL's form: the images of its entries are lists. */
type CollectionData = {
  readonly itemData: readonly (Omit<CollectionItem, 'images'> & { readonly images: readonly ImageData[] })[];
};

/** A pin as `pinCardFragment` reads it. */
export type PinCardData = Omit<Pin, 'id' | 'images' | 'carousel' | 'storyPin' | 'collectionPin'> & {
  readonly images: readonly ImageData[];
  readonly carousel?: CarouselData | null;
  readonly storyPin?: StoryPinData | null;
  readonly collectionPin?: CollectionData | null;
  readonly savedByViewer: readonly SavedPinData[];
  /** The id of the pin that this one was saved from, or its own id: equal for all copies of a pin. */
  readonly originalPinId?: string | null | undefined;
};

/**
 * Converts the fragment's response to a pin; values are not validated, since a card treats invalid values as
 * missing.
 */
export function fromGraphQL(data: PinCardData): Pin {
  const {
    savedByViewer: _saved,
    originalPinId: _original,
    images,
    carousel,
    storyPin,
    collectionPin,
    ...rest
  } = data;
  return {
    ...rest,
    id: data.entityId,
    images: imagesBySize(images),
    carousel: carousel && slides(carousel),
    storyPin: storyPin && { ...storyPin, id: storyPin.entityId },
    collectionPin: collectionPin && {
      itemData: compact(collectionPin.itemData).map((item) => ({
        ...item,
        images: imagesBySize(item.images),
      })),
    },
  };
}

function slides({ entityId, slots, ...carousel }: CarouselData): Carousel {
  return {
    ...carousel,
    id: entityId,
    slots: compact(slots).map(({ entityId: id, images, ...slot }) => ({
      ...slot,
      id,
      images: imagesBySize(images),
    })),
  };
}

/** Returns renditions by size from GraphQL's list. */
export function imagesBySize(images: readonly ImageData[]): Images {
  const bySize: Partial<Record<ImageSize, Image>> = {};
  for (const { size, url, width, height } of compact(images))
    bySize[size as ImageSize] = { url, width, height };
  return bySize;
}

/** Returns the id of the pin that this one was saved from, or its own id. */
export function getOriginalPinId(data: Pick<PinCardData, 'entityId' | 'originalPinId'>): string {
  return data.originalPinId ?? data.entityId;
}

/** Returns the board that the viewer last saved the pin to, if any. */
export function getSavedBoard(data: PinCardData): SavedBoardRef | undefined {
  const saved = data.savedByViewer[0];
  const boards = new Set(data.savedByViewer.map(({ board }) => board.entityId)).size;
  return (
    saved && {
      boardName: saved.board.name,
      sectionTitle: saved.section?.title,
      isQuickSaves: saved.board.layout === 'quick_saves',
      url: saved.board.url,
      ...(boards > 1 ? { boardCount: boards } : {}),
    }
  );
}

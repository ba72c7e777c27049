import type { Image, Images, ImageSize, Pin } from '@pegboard/types';
import type { SavedPlace } from './model/saved-place.ts';

/** A rendition in GraphQL's form. */
type ImageData = Image & { readonly size: string };

/** Where the viewer has saved a pin, in GraphQL's form. */
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

/** A pin as `pinCardFragment` reads it. */
export type PinCardData = Omit<Pin, 'id' | 'images'> & {
  readonly images: readonly ImageData[];
  readonly savedByViewer: readonly SavedPinData[];
};

/** The pin that the fragment's answer describes. */
export function pinOfCardData(data: PinCardData): Pin {
  const { savedByViewer: _, images, ...rest } = data;
  return { ...rest, id: data.entityId, images: imagesBySize(images) };
}

/** A picture by size, from GraphQL's list of renditions. */
export function imagesBySize(images: readonly ImageData[]): Images {
  const bySize: Partial<Record<ImageSize, Image>> = {};
  for (const { size, url, width, height } of images) bySize[size as ImageSize] = { url, width, height };
  return bySize;
}

/** The place where the viewer saved a pin last, if anywhere. */
export function savedPlaceOfCardData(data: PinCardData): SavedPlace | undefined {
  const saved = data.savedByViewer[0];
  return (
    saved && {
      boardName: saved.board.name,
      sectionTitle: saved.section?.title,
      isQuickSaves: saved.board.layout === 'quick_saves',
      url: saved.board.url,
    }
  );
}

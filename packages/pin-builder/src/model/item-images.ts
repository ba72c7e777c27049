import type { BuilderMedia } from './builder-state.ts';

/** Returns the key of the image of each slot or page in their order; empty for a page without an image. */
export function listItemImageKeys(media: BuilderMedia): readonly string[] {
  switch (media.kind) {
    case 'image':
      return [media.imageKey];
    case 'carousel':
      return media.slots.map(({ imageKey }) => imageKey);
    case 'story':
      return media.pages.map(({ background }) => (background.kind === 'image' ? background.imageKey : ''));
    case 'none':
    case 'video':
      return [];
  }
}

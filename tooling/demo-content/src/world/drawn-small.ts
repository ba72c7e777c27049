import type { PictureSpec } from '../picture.ts';
import type { DemoPin, DemoWorld } from './world.ts';

/** Returns a world whose images are drawn at a smaller width; everything else is unchanged. */
export function drawnSmall(world: DemoWorld, width: number): DemoWorld {
  const small = (picture: PictureSpec): PictureSpec => ({
    ...picture,
    width,
    height: Math.round((picture.height * width) / picture.width),
  });
  return {
    ...world,
    pins: world.pins.map((pin) => ({
      ...pin,
      picture: small(pin.picture),
      detail: detailOf(pin, small),
    })),
    creators: world.creators.map((creator) => ({ ...creator, portrait: small(creator.portrait) })),
  };
}

function detailOf({ detail }: DemoPin, small: (picture: PictureSpec) => PictureSpec): DemoPin['detail'] {
  const slide = <Slide extends { readonly picture: PictureSpec }>(one: Slide): Slide => ({
    ...one,
    picture: small(one.picture),
  });
  switch (detail.kind) {
    case 'gif':
      return { ...detail, frames: detail.frames.map(small) };
    case 'carousel':
      return { ...detail, slots: detail.slots.map(slide) };
    case 'story':
      return { ...detail, pages: detail.pages.map(slide) };
    default:
      return detail;
  }
}

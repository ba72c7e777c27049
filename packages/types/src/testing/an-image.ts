import type { Image, Images } from '../index.ts';

/** Creates an image of 236 by 354 pixels, with overrides. */
export const anImage = (image: Partial<Image> = {}): Image => ({
  url: '/236x/5f/3a/9c/5f3a9c0d1b7e48f2a6c4d8e0b1f39a57.jpg',
  width: 236,
  height: 354,
  dominant_color: '#8a6f5c',
  ...image,
});

const SIGNATURE = '5f3a9c0d1b7e48f2a6c4d8e0b1f39a57';

const address = (size: string, signature: string): string =>
  `/${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.jpg`;

/** The original image: its size in pixels, signature and dominant color. */
export interface Original {
  readonly width?: number;
  readonly height?: number;
  readonly signature?: string;
  readonly dominantColor?: string;
}

/** Creates all renditions of an original (1000 by 1500 by default), as the site does: never scaled up. */
export const someImages = ({
  width = 1000,
  height = 1500,
  signature = SIGNATURE,
  dominantColor = '#8a6f5c',
}: Original = {}): Images => {
  const rendition = (size: string, wide: number, high: number): Image => ({
    url: address(size, signature),
    width: wide,
    height: high,
    dominant_color: dominantColor,
  });
  const scaled = (size: string, limit: number): Image => {
    const wide = Math.min(limit, width);
    return rendition(size, wide, Math.max(1, Math.round((wide * height) / width)));
  };
  return {
    '60x60': rendition('60x60', 60, 60),
    '136x136': rendition('136x136', 136, 136),
    '170x': scaled('170x', 170),
    '236x': scaled('236x', 236),
    '474x': scaled('474x', 474),
    '564x': scaled('564x', 564),
    '600x315': rendition('600x315', 600, 315),
    '736x': scaled('736x', 736),
    orig: scaled('orig', width),
  };
};

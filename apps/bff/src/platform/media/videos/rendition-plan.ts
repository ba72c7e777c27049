/** The sizes of a video, in pixels. */
export type VideoSize = { readonly width: number; readonly height: number };

/** The names of the renditions of a video, by height. */
export type VideoHeight = '720p' | '480p' | '240p';

/** A rendition to encode. */
export type RenditionPlan = VideoSize & {
  readonly name: VideoHeight | 'preview';
  readonly bitsPerSecond: number;
};

/** The box into which each rendition of a wide video fits; rotated for a tall one. */
const BOXES = [
  { name: '720p', long: 1280, short: 720, bitsPerSecond: 2_500_000 },
  { name: '480p', long: 854, short: 480, bitsPerSecond: 1_100_000 },
  { name: '240p', long: 426, short: 240, bitsPerSecond: 350_000 },
] as const;

const PREVIEW_BITS_PER_SECOND = 250_000;
const SIDE_MIN = 2;

/** Returns the largest even size of the same shape that fits in the box and does not enlarge the video. */
export function fitVideo(
  video: VideoSize,
  box: { readonly long: number; readonly short: number },
): VideoSize {
  const [long, short] = [Math.max(video.width, video.height), Math.min(video.width, video.height)];
  const scale = Math.min(1, box.long / long, box.short / short);
  const even = (side: number): number =>
    Math.max(SIDE_MIN, Math.min(2 * Math.round((side * scale) / 2), 2 * Math.floor(side / 2)));
  return { width: even(video.width), height: even(video.height) };
}

/**
 * Returns the renditions of a video, the largest first, which is always `720p`. A smaller one is left out when it would not be
 * smaller. Source: CR-07.
 */
export function planRenditions(
  video: VideoSize,
): readonly (RenditionPlan & { readonly name: VideoHeight })[] {
  const [largest, ...others] = BOXES.map((box) => ({
    name: box.name,
    bitsPerSecond: box.bitsPerSecond,
    ...fitVideo(video, box),
  }));
  if (!largest) return [];
  return [largest, ...others.filter(({ width }) => width < largest.width)];
}

/** Returns the silent preview of a video, as small as the smallest rendition. */
export function planPreview(video: VideoSize): RenditionPlan {
  return {
    name: 'preview',
    bitsPerSecond: PREVIEW_BITS_PER_SECOND,
    ...fitVideo(video, { long: 426, short: 240 }),
  };
}

import sharp from 'sharp';

/** The plan of a clip made from an image: its size, frame rate and duration. */
export type ClipPlan = {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly seconds: number;
};

/** A part of an image, in its pixels. */
export type Window = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const WIDTH_MAX = 480;
const FRAMES_PER_SECOND = 20;
/**
 * The factor by which the image is larger than its video, so that the camera moves by fractions of a pixel.
 */
const OVERSIZE = 2;
/** The closest zoom, as a share of the whole image. */
const NEAREST = 0.82;

/**
 * Returns the plan of an image's video: as wide as a card needs and the image allows, with even sides, as
 * required by the encoder.
 */
export function clipPlan(
  picture: { readonly width: number; readonly height: number },
  seconds: number,
): ClipPlan {
  const even = (size: number): number => 2 * Math.round(size / 2);
  const width = even(Math.min(WIDTH_MAX, picture.width));
  const height = even((width * picture.height) / picture.width);
  return { width, height, framesPerSecond: FRAMES_PER_SECOND, seconds };
}

/** Returns the visible part of the image, from 0, the whole, to 1, a part at one side, with eased ends. */
export function cameraWindow(whole: { readonly width: number; readonly height: number }, at: number): Window {
  const eased = at * at * (3 - 2 * at);
  const share = 1 - (1 - NEAREST) * eased;
  const width = Math.round(whole.width * share);
  const height = Math.round(whole.height * share);
  return {
    left: Math.round((whole.width - width) * 0.75),
    top: Math.round((whole.height - height) * 0.3),
    width,
    height,
  };
}

/** Yields the frames of a video over a drawing as RGBA. */
export async function* videoFrames(svg: string, plan: ClipPlan): AsyncGenerator<Uint8Array> {
  const whole = { width: plan.width * OVERSIZE, height: plan.height * OVERSIZE };
  const raw = { ...whole, channels: 4 } as const;
  const pixels = await sharp(Buffer.from(svg))
    .resize(whole.width, whole.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const count = plan.framesPerSecond * plan.seconds;
  for (let index = 0; index < count; index += 1)
    yield sharp(pixels, { raw })
      .extract(cameraWindow(whole, index / (count - 1)))
      .resize(plan.width, plan.height, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
}

import { encodeVideo } from '../site/demo/encode-video.ts';

/** False where the optional encoder is not installed: no video can be encoded there. */
export const hasVideoEncoder = await import('@napi-rs/webcodecs').then(
  () => true,
  () => false,
);

/**
 * Returns an MP4 with frames of one color that becomes lighter; `first` is the red component of the first frame, 0 to
 * 255.
 */
export async function testVideo({
  seconds = 4,
  width = 64,
  height = 48,
  framesPerSecond = 10,
  first = 0,
} = {}): Promise<Buffer> {
  const count = Math.round(seconds * framesPerSecond);
  const frames = async function* (): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < count; index += 1) {
      const shade = Math.round((index * 255) / count);
      const red = index === 0 ? first : shade;
      yield Buffer.alloc(width * height * 4, Buffer.from([red, shade, 255 - shade, 255]));
    }
  };
  return Buffer.from(await encodeVideo(frames(), { width, height, framesPerSecond, seconds }));
}

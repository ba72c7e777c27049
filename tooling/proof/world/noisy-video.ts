import { encodeVideo } from '@pegboard/bff/src/site/demo/encode-video.ts';
import { createRandom } from '../clients/random.ts';

const [WIDTH, HEIGHT, FRAMES_PER_SECOND] = [640, 360, 10];
const BYTES_MIN = 6 * 1024 * 1024;
const HEADER_BYTES = 8;

/** Returns an MP4 of several megabytes whose frames are noise; a `free` box makes it that large. */
export async function noisyVideo(seconds: number, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const frames = async function* (): AsyncGenerator<Uint8Array> {
    for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
      const pixels = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
      for (let at = 0; at < pixels.length; at += 64) pixels.fill(random.below(256), at, at + 32);
      yield pixels;
    }
  };
  const plan = { width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND, seconds };
  const video = Buffer.from(await encodeVideo(frames(), plan));
  const free = Buffer.alloc(Math.max(HEADER_BYTES, BYTES_MIN - video.length), random.below(256));
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  return Buffer.concat([video, free]);
}

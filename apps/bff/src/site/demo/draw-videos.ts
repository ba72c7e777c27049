import { drawPicture, type DemoPin, type DemoWorld, type PictureSpec } from '@pegboard/demo-content';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Deps } from '../deps.ts';
import { IMAGES_PREFIX, videoPath } from '../../platform/media/images/index.ts';
import type { ContentRich } from '../../pins/pin-access/index.ts';
import { pictureKey, type StoredPicture } from './draw-pictures.ts';
import { FRAGMENT_SECONDS, hlsPlayList } from './hls-play-list.ts';
import { clipPlan, type ClipPlan } from './video-frames.ts';

/** A drawing and the plan of its video. */
export type VideoTask = { readonly svg: string; readonly plan: ClipPlan };

/** The response of the encoding process. */
export type VideoAnswer = { readonly mp4: Uint8Array } | { readonly error: string };

type Drawn = NonNullable<ContentRich['video']>;

/**
 * Creates the videos of a world while its images are drawn, and stores their files next to those of their
 * posters. The encoder is an optional native package, and runs in a separate process: without it the pins are
 * still images, and a message says so.
 */
export async function drawVideos(
  { imageStore }: Pick<Deps, 'imageStore'>,
  { pins }: Pick<DemoWorld, 'pins'>,
  pictures: Promise<ReadonlyMap<string, StoredPicture>>,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  const moving = pins.flatMap(movingOf);
  if (moving.length === 0) return drawn;
  const child = fork(fileURLToPath(new URL('./video-process.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  try {
    for (const { picture, seconds } of moving) {
      const key = pictureKey(picture);
      const plan = clipPlan(picture, seconds);
      // oxlint-disable no-await-in-loop -- one at a time: pictures are drawn meanwhile
      const mp4 = await encoded(child, { svg: drawPicture(picture), plan });
      const signature = (await pictures).get(key)?.signature;
      if (signature === undefined) continue;
      const address = `${IMAGES_PREFIX}/${videoPath('720p', signature)}`;
      await imageStore.put(videoPath('720p', signature), mp4);
      await imageStore.put(
        videoPath('hls', signature),
        Buffer.from(hlsPlayList(mp4, address, plan.seconds, FRAGMENT_SECONDS)),
      );
      // oxlint-enable no-await-in-loop
      drawn.set(key, { width: plan.width, height: plan.height, duration: seconds * 1000 });
    }
    say(`Demo content: ${drawn.size} videos`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    say(`Demo content: ${moving.length - drawn.size} videos are pictures: they could not be made: ${reason}`);
  } finally {
    child.kill('SIGKILL');
  }
  return drawn;
}

/** Returns the video parts of a pin: the pin itself, or pages of its story. */
function movingOf({
  picture,
  detail,
}: DemoPin): readonly { readonly picture: PictureSpec; readonly seconds: number }[] {
  if (detail.kind === 'video') return [{ picture, seconds: detail.seconds }];
  if (detail.kind !== 'story') return [];
  return detail.pages.flatMap(({ seconds, ...page }) =>
    seconds === undefined ? [] : [{ picture: page.picture, seconds }],
  );
}

function encoded(child: ChildProcess, task: VideoTask): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const ended = (code: unknown): void => reject(new Error(`the encoder ended (${String(code)})`));
  child.once('exit', ended);
  child.once('error', reject);
  child.once('message', (answer: VideoAnswer) => {
    child.off('exit', ended);
    child.off('error', reject);
    if ('mp4' in answer) resolve(answer.mp4);
    else reject(new Error(answer.error));
  });
  child.send(task);
  return promise;
}

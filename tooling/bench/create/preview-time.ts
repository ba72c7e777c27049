import type { Page } from 'playwright';
import sharp from 'sharp';

/** A frame of a screencast; its time is in milliseconds since 1970. */
type Frame = { readonly time: number; readonly image: Buffer };

const FRAME_WIDTH = 640;
/** A frame shows the photo if it differs from the last frame by at most this part of the difference of the first one. */
const DIFFERENCE_MAX = 0.25;
const SHOWN_TIMEOUT_MS = 30_000;
/** The time without another frame after which the page has come to rest. */
const REST_MS = 1500;

/**
 * Chooses a photo on a page and returns the milliseconds until the first frame that shows it, as a person sees it: the frames of a screencast
 * are compared at the place of the photo with the last one.
 */
export async function measurePreviewTime(page: Page, photo: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? Number.NaN) * 1000, image: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: FRAME_WIDTH });
  await page.waitForTimeout(500);
  await page.locator('input[type=file]:not([capture])').first().setInputFiles(photo);
  const preview = page.locator('img, canvas').first();
  await preview.waitFor({ state: 'visible', timeout: SHOWN_TIMEOUT_MS });
  for (let count = -1; count < frames.length; await page.waitForTimeout(REST_MS)) count = frames.length;
  await devtools.send('Page.stopScreencast');
  const chosenAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'fileChosenAt')));
  const box = await preview.boundingBox();
  const width = page.viewportSize()?.width ?? Number.NaN;
  if (!box) throw new Error('The page shows no photo.');
  const scale = FRAME_WIDTH / width;
  const place = {
    left: Math.ceil(box.x * scale),
    top: Math.ceil(box.y * scale),
    width: Math.floor(box.width * scale) - 1,
    height: Math.floor(box.height * scale) - 1,
  };
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).extract(place).greyscale().raw().toBuffer()),
  );
  const last = images.at(-1);
  const before = images[frames.findLastIndex(({ time }) => time <= chosenAt)];
  if (!last || !before) throw new Error('The screencast has no frame from before the choice.');
  const limit = differenceOf(before, last) * DIFFERENCE_MAX;
  const shown = frames.findIndex(
    ({ time }, nth) => time > chosenAt && differenceOf(images[nth] ?? before, last) <= limit,
  );
  return (frames[shown]?.time ?? Number.NaN) - chosenAt;
}

/** Returns the mean difference of the pixels of two images of one size. */
function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

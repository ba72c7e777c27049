import type { ImageEdit } from '@pegboard/types';
import { planEdit } from './edit-geometry.ts';
import { decode, drawn, readPixels, WHITE, type Pixels } from './pixels.ts';
import { makeRenditions, type ProcessedImage } from './process-image.ts';

/** Edits the stored original of an image and makes every size of the result (CR-05). */
export async function editImage({
  stored,
  format,
  edit,
}: {
  readonly stored: Uint8Array;
  readonly format: string;
  readonly edit: ImageEdit;
}): Promise<ProcessedImage> {
  const edited = await applyEdit(await decode(stored), edit);
  return makeRenditions(edited, { kind: 'upload', format, animation: undefined });
}

/** Applies an edit to pixels. */
export async function applyEdit(pixels: Pixels, edit: ImageEdit): Promise<Pixels> {
  const steps = planEdit(pixels.raw, edit);
  const turned =
    steps.turnDegrees === 0 ? pixels : await readPixels(drawn(pixels).rotate(steps.turnDegrees), pixels.isP3);
  const flipped =
    steps.isMirrored || steps.isUpsideDown
      ? await readPixels(drawn(turned).flop(steps.isMirrored).flip(steps.isUpsideDown), pixels.isP3)
      : turned;
  const { box, straightenDegrees } = steps;
  const { width, height } = flipped.raw;
  // The canvas of a long image at 45° is far larger than the result. Between two cuts, sharp does not store it
  // completely.
  if (straightenDegrees !== 0)
    return readPixels(
      drawn(flipped)
        .extract({ left: 0, top: 0, width, height })
        .rotate(straightenDegrees, { background: WHITE })
        .extract(box),
      pixels.isP3,
    );
  if (box.width === width && box.height === height) return flipped;
  return readPixels(drawn(flipped).extract(box), pixels.isP3);
}

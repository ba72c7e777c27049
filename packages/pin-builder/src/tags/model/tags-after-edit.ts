import type { DraftProductTag, ImageEdit } from '@pegboard/types';
import { getCoverScale, getFrameSize, type Size } from '../../model/image-edit.ts';
import { clampPlace, type TagPlace } from './tag-list.ts';

/** Returns tags at the same places of the original, after its edit has changed; those that were cut off are at the edge. */
export function moveTagsByEdit(
  tags: readonly DraftProductTag[],
  image: Size,
  before: ImageEdit,
  after: ImageEdit,
): readonly DraftProductTag[] {
  return tags.map(({ pinId, ...place }) => ({
    pinId,
    ...clampPlace(toEditedPlace(toOriginalPlace(place, image, before), image, after)),
  }));
}

/** A point in pixels from the centre of the image or of its frame. */
type Point = { readonly u: number; readonly v: number };

function toOriginalPlace({ x, y }: TagPlace, image: Size, edit: ImageEdit): Point {
  const { crop, straightenDegrees, quarterTurns } = edit;
  const frame = getFrameSize(image, edit);
  const inFrame = {
    u: (crop.x + x * crop.width - 0.5) * frame.width,
    v: (crop.y + y * crop.height - 0.5) * frame.height,
  };
  const { u, v } = rotate(inFrame, -straightenDegrees);
  const { x: scaleX, y: scaleY } = getScale(frame, edit);
  return rotate({ u: u / scaleX, v: v / scaleY }, -90 * quarterTurns);
}

function toEditedPlace(original: Point, image: Size, edit: ImageEdit): TagPlace {
  const { crop, straightenDegrees, quarterTurns } = edit;
  const frame = getFrameSize(image, edit);
  const turned = rotate(original, 90 * quarterTurns);
  const { x: scaleX, y: scaleY } = getScale(frame, edit);
  const { u, v } = rotate({ u: turned.u * scaleX, v: turned.v * scaleY }, straightenDegrees);
  return {
    x: (u / frame.width + 0.5 - crop.x) / crop.width,
    y: (v / frame.height + 0.5 - crop.y) / crop.height,
  };
}

function getScale(frame: Size, edit: ImageEdit): TagPlace {
  const scale = getCoverScale(frame, edit.straightenDegrees);
  return {
    x: edit.isFlippedHorizontally ? -scale : scale,
    y: edit.isFlippedVertically ? -scale : scale,
  };
}

/** Rotates a point clockwise, as CSS does. */
function rotate({ u, v }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return { u: u * cos - v * sin, v: u * sin + v * cos };
}

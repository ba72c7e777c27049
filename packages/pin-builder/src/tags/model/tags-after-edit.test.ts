import { INITIAL_IMAGE_EDIT, type ImageEdit } from '@pegboard/types';
import { expect, test } from 'vitest';
import { flip, straighten, turnClockwise } from '../../model/image-edit.ts';
import { moveTagsByEdit } from './tags-after-edit.ts';

const IMAGE = { width: 400, height: 200 };
const move = (x: number, y: number, after: ImageEdit, before = INITIAL_IMAGE_EDIT) =>
  moveTagsByEdit([{ pinId: '1', x, y }], IMAGE, before, after)[0];
const half: ImageEdit = { ...INITIAL_IMAGE_EDIT, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };

test.each([
  ['a turn to the right', turnClockwise(INITIAL_IMAGE_EDIT), [0.25, 0.5], [0.5, 0.25]],
  ['a turn and a flip', flip(turnClockwise(INITIAL_IMAGE_EDIT), 'vertically'), [0.25, 0.1], [0.9, 0.75]],
  ['a horizontal flip', flip(INITIAL_IMAGE_EDIT, 'horizontally'), [0.1, 0.3], [0.9, 0.3]],
  ['a crop to the right half', half, [0.75, 0.4], [0.5, 0.4]],
  ['a crop that cuts it off', half, [0.2, 0.4], [0, 0.4]],
  ['a straightened image, in its middle', straighten(INITIAL_IMAGE_EDIT, 20), [0.5, 0.5], [0.5, 0.5]],
] as const)('[CR-09] a tag stays on its product after %s', (_, after, [x, y], [toX, toY]) => {
  expect(move(x, y, after)).toEqual({ pinId: '1', x: toX, y: toY });
});

test('[CR-09] a tag is where it was after an edit and the way back', () => {
  const edit = straighten(turnClockwise(INITIAL_IMAGE_EDIT), 7);
  const there = move(0.4, 0.6, edit);
  expect(move(there?.x ?? 0, there?.y ?? 0, INITIAL_IMAGE_EDIT, edit)).toEqual({
    pinId: '1',
    x: 0.4,
    y: 0.6,
  });
});

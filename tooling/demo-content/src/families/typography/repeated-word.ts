import { clamp, times } from '../../art/geometry.ts';
import { heightToFit, lettered, letteringWidth } from '../../letters/lettering.ts';
import type { Print } from './print.ts';
import { inked } from './set-lines.ts';

/** Draws the word in rows from edge to edge, outlined, and once in full. */
export const rows: Print = (sheet, text, { tone, ground }) => {
  const { width, height } = sheet;
  const count = clamp(Math.round((height / width) * 7), 4, 13) | 1;
  const face = { weight: 0.2, tracking: 0.12, height: (height / count) * 0.74 };
  const size = Math.min(face.height, heightToFit(text, width * 0.86, face));
  const style = {
    ...face,
    height: size,
    stretch: clamp((width * 0.62) / letteringWidth(text, { ...face, height: size }), 1, 1.5),
  };
  const step = letteringWidth(text, style) + size * 0.5;
  return times(count, (row) => {
    const top = (height / count) * (row + 0.5) - size / 2;
    return times(9, (column) => {
      const x = width / 2 + (column - 4) * step + (row - (count - 1) / 2) * step * 0.27;
      if (Math.abs(x - width / 2) > width / 2 + step / 2) return '';
      const word = lettered(text, x, top, style, 'middle');
      const isFull = row === (count - 1) / 2 && column === 4;
      return inked(word, tone(isFull ? 0 : row % 3)) + (isFull ? '' : inked(word, ground, 0.74));
    }).join('');
  }).join('');
};

// @boundaries-ignore the app installs it
import type { Pin } from '@pegboard/pin-card';

const COLORS = ['bisque', 'lavender', 'honeydew', 'mistyrose', 'lightcyan'];
const HEIGHTS = [236, 295, 354, 420, 177];

const drawing = (width: number, height: number, color: string): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><rect width='100%25' height='100%25' fill='${color}'/></svg>`;

/** Sixty pins of several heights, with and without titles. */
export const pins: readonly Pin[] = Array.from({ length: 60 }, (_, index) => {
  const height = HEIGHTS[index % HEIGHTS.length] ?? 236;
  const color = COLORS[(index * 3) % COLORS.length] ?? 'bisque';
  return {
    id: String(900 + index),
    entityId: String(900 + index),
    gridTitle: index % 3 === 0 ? '' : `Stoneware cup ${index}, ash glaze, thrown in one week`,
    altText: `Cup ${index}`,
    images: {
      '236x': { url: drawing(236, height, color), width: 236, height },
      '736x': {
        url: drawing(736, Math.round((height * 736) / 236), color),
        width: 736,
        height: Math.round((height * 736) / 236),
      },
    },
  };
});

import type { Images } from '@pegboard/types';

/** Creates the renditions of a generated image of this size, which need no network. */
export function createImages(width = 736, height = 1104): Images {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a6f5c"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    '236x': { url, width: 236, height: Math.round((236 * height) / width) },
    '736x': { url, width, height },
  };
}

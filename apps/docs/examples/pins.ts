import { drawing, type Motif } from '@pegboard/config/drawn-pictures';
import type { Pin } from '@pegboard/pin-card';

/** The pictures of these examples are drawn; yours are addresses such as `https://images.example/cup-236.jpg`. */
function pin(id: string, motif: Motif, gridTitle: string, height: number): Pin {
  return {
    id,
    entityId: id,
    gridTitle,
    altText: `A drawing: ${gridTitle}`,
    images: {
      '236x': { url: drawing(motif, 236, height), width: 236, height },
      '736x': { url: drawing(motif, 736, height * 3), width: 736, height: height * 3 },
    },
  };
}

export const pins: readonly Pin[] = [
  pin('1', 'bowl', 'Stoneware bowl', 236),
  pin('2', 'kitchen', 'A quiet kitchen', 354),
  pin('3', 'leaf', 'Two leaves', 295),
  pin('4', 'hills', 'Hills in the morning', 190),
  pin('5', 'jar', 'Moon jar', 354),
  pin('6', 'chair', 'A chair from the workshop', 295),
  pin('7', 'rice', 'Rice with tomatoes', 236),
  pin('8', 'house', 'A house by the road', 320),
];

import type { Piece } from './scene.ts';

/** Draws a piece on its foot at a height; `reach` is the length of its stems. */
export type Stand = (made: Piece, x: number, y: number, tall: number, reach: number) => string;

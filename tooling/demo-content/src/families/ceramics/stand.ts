import type { Piece } from './scene.ts';

export type Stand = (made: Piece, x: number, y: number, tall: number, reach: number) => string;

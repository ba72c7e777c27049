import type { Colour } from '../../art/colour.ts';
import type { Backdrop } from '../../art/stage.ts';
import type { Glaze } from '../../art/vessels/shape.ts';

export const POTTED = [
  'monstera',
  'snake plant',
  'cactus',
  'rubber plant',
  'pilea',
  'fern',
  'aloe',
  'palm',
  'pothos',
  'olive tree',
] as const;

export type Potted = (typeof POTTED)[number];

export const SUBJECTS = [...POTTED, 'plant shelf', 'hanging plants', 'leaf study'] as const;

export type Subject = (typeof SUBJECTS)[number];

export type Scene = {
  readonly subject: Subject;
  readonly plants: readonly {
    readonly kind: Potted;
    readonly glaze: Glaze;
    readonly pot: Colour;
    readonly second: Colour;
  }[];
  readonly backdrop: Backdrop;
  readonly isDark: boolean;
  readonly rows: number;
  readonly columns: number;
};

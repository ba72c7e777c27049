import type { Colour } from '../../art/colour.ts';
import type { Backdrop } from '../../art/stage.ts';
import type { Glaze } from '../../art/vessels/shape.ts';

/** The plants that grow in pots. */
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

/** The name of a plant that grows in a pot. */
export type Potted = (typeof POTTED)[number];

/** The subjects: one potted plant, or many. */
export const SUBJECTS = [...POTTED, 'plant shelf', 'hanging plants', 'leaf study'] as const;

/** The name of a subject. */
export type Subject = (typeof SUBJECTS)[number];

/** The plants of a picture with their pots and their wall. */
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

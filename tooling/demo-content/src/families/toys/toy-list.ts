import { balloons, robot, rockingHorse, teddy } from './figures.ts';
import { blocks, dominoes, rings, spinningTop } from './games.ts';
import type { Toy } from './parts.ts';
import { car, duck, train } from './vehicles.ts';

/** The toys that stand on their own, by name. */
export const TOYS = {
  'wooden train': train,
  'stacking rings': rings,
  'spinning top': spinningTop,
  'building blocks': blocks,
  'toy car': car,
  'rocking horse': rockingHorse,
  'teddy bear': teddy,
  balloons,
  'tin robot': robot,
  dominoes,
  'pull-along duck': duck,
} as const satisfies Readonly<Record<string, Toy>>;

/** The name of a toy. */
export type ToyName = keyof typeof TOYS;

/** The names of all toys. */
export const NAMES = Object.keys(TOYS) as ToyName[];

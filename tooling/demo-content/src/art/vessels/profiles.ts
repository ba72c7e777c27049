import type { Point } from '../svg.ts';

/** Half widths (shares of the height) at heights (0 the rim, 1 the foot). */
type Profile = readonly Point[];

/** The profiles by the kind of vessel, from the rim to the foot. */
export const PROFILES = {
  bottle: [
    [0.085, 0],
    [0.075, 0.06],
    [0.07, 0.22],
    [0.1, 0.34],
    [0.22, 0.5],
    [0.26, 0.7],
    [0.22, 0.9],
    [0.15, 1],
  ],
  amphora: [
    [0.14, 0],
    [0.1, 0.05],
    [0.1, 0.16],
    [0.24, 0.3],
    [0.31, 0.46],
    [0.27, 0.68],
    [0.16, 0.88],
    [0.13, 1],
  ],
  'moon jar': [
    [0.2, 0],
    [0.19, 0.05],
    [0.36, 0.16],
    [0.49, 0.38],
    [0.5, 0.56],
    [0.42, 0.8],
    [0.24, 0.96],
    [0.22, 1],
  ],
  cylinder: [
    [0.24, 0],
    [0.235, 0.1],
    [0.24, 0.4],
    [0.245, 0.7],
    [0.24, 0.93],
    [0.21, 1],
  ],
  gourd: [
    [0.11, 0],
    [0.09, 0.05],
    [0.16, 0.16],
    [0.19, 0.27],
    [0.14, 0.4],
    [0.24, 0.54],
    [0.33, 0.7],
    [0.28, 0.9],
    [0.19, 1],
  ],
  bud: [
    [0.1, 0],
    [0.075, 0.06],
    [0.075, 0.26],
    [0.17, 0.44],
    [0.33, 0.62],
    [0.36, 0.78],
    [0.28, 0.94],
    [0.2, 1],
  ],
  cone: [
    [0.34, 0],
    [0.32, 0.08],
    [0.26, 0.4],
    [0.19, 0.75],
    [0.15, 0.94],
    [0.16, 1],
  ],
  urn: [
    [0.26, 0],
    [0.2, 0.05],
    [0.21, 0.13],
    [0.35, 0.3],
    [0.37, 0.46],
    [0.28, 0.72],
    [0.16, 0.88],
    [0.2, 1],
  ],
  pot: [
    [0.44, 0],
    [0.43, 0.12],
    [0.41, 0.4],
    [0.37, 0.75],
    [0.33, 0.97],
    [0.31, 1],
  ],
  bowl: [
    [0.98, 0],
    [0.95, 0.1],
    [0.84, 0.4],
    [0.6, 0.74],
    [0.36, 0.92],
    [0.34, 1],
  ],
  cup: [
    [0.44, 0],
    [0.435, 0.1],
    [0.43, 0.5],
    [0.39, 0.82],
    [0.28, 0.97],
    [0.26, 1],
  ],
} as const satisfies Readonly<Record<string, Profile>>;

/** A shape that a potter can throw. */
export type VesselKind = keyof typeof PROFILES;

/** The kinds that are vases. */
export const VASE_KINDS = [
  'bottle',
  'amphora',
  'moon jar',
  'cylinder',
  'gourd',
  'bud',
  'urn',
] as const satisfies readonly VesselKind[];

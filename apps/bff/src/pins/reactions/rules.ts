import { REACTION_TYPES } from '@pegboard/types';
import { z } from 'zod';
import { reactionCountsAnswer } from '../../platform/http/response-schemas.ts';
import type { Limit } from '../../platform/rate-limits/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';

/** The code of a reaction that can be added. */
export const reactionTypeSchema = z.literal(Object.values(REACTION_TYPES), {
  error: `Use one of the reactions ${Object.values(REACTION_TYPES).join(', ')}.`,
});

/** The common part of all responses that add or remove a reaction. */
export const reactionAnswer = {
  reaction_type: z.int().nullable(),
  reaction_counts: reactionCountsAnswer,
};

const HOUR_MS = 3_600_000;

const reactionsTo = (to: string): Limit =>
  defineLimit({ name: `reactions to ${to}`, max: 1000, windowMs: HOUR_MS, against: 'abuse' });

/** Limits how many reactions a member may add or remove per hour. */
export const REACTIONS_PER_HOUR = {
  comments: reactionsTo('comments'),
  pins: reactionsTo('pins'),
} as const satisfies Record<string, Limit>;

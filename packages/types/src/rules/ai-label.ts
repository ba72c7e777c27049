import { AI_LABELS, AI_MEDIA_SOURCE_TYPES } from '../codes/ai-labels.ts';
import type { AiLabel } from '../codes/ai-labels.ts';

/**
 * Returns the display name of an AI-content label by its code; undefined for an unknown code. Source: TY-13.
 */
export const aiLabel = (code: number | null | undefined): AiLabel | undefined =>
  typeof code === 'number' ? AI_LABELS[code] : undefined;

/** Returns whether a code marks AI media. Source: TY-12. */
export const isAiMedia = (code: number | null | undefined): boolean =>
  Object.values(AI_MEDIA_SOURCE_TYPES).some((type) => type === code);

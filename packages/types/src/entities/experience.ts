import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';

/** A prompt or a first-use guide: its placement, its content, and what it may trigger. Source: §3. */
export const experienceSchema = /* @__PURE__ */ z.object({
  placementId: z.string(),
  experienceId: z.string(),
  subExperienceIds: z.nullish(z.array(z.string())),
});

/** A prompt or a first-use guide: its placement, its content, and what it may trigger. */
export type Experience = Immutable<z.infer<typeof experienceSchema>>;

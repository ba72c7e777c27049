import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import type { ExperienceRow } from './find-experiences.ts';

/** An experience as shown to clients: without targeting and frequency cap. `id` is `placement:experience`. */
export const experienceSchema = z.strictObject({
  id: z.string(),
  placement_id: z.string(),
  experience_id: z.string(),
  type: z.string(),
  content: z.record(z.string(), z.unknown()),
  sub_experience_ids: z.array(z.string()),
});

/** An experience as shown to clients. */
export type ExperienceView = Immutable<z.infer<typeof experienceSchema>>;

/** Presents an experience. */
export function presentExperience(row: ExperienceRow): ExperienceView {
  const { placementId, experienceId, type, content, subExperienceIds } = row;
  return {
    id: `${placementId}:${experienceId}`,
    placement_id: placementId,
    experience_id: experienceId,
    type,
    content,
    sub_experience_ids: subExperienceIds,
  };
}

import type { ExperienceRow } from './find-experiences.ts';

/** An experience as callers see it: neither whom it is for nor how often. */
export type ExperienceView = {
  /** `placement:experience`, as the calls that change it name it. */
  readonly id: string;
  readonly placement_id: string;
  readonly experience_id: string;
  readonly type: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly sub_experience_ids: readonly string[];
};

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

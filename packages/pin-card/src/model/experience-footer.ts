import { FOOTER_EXPERIENCE } from '@pegboard/types';
import type { CardViewer } from './surface.ts';

/** An experience at its placement, as sent by the server. */
export type ExperienceRef = {
  readonly placementId: string | number;
  readonly experienceId: string | number;
};

/**
 * Returns whether a card shows its footer slot (PC-18): only for members with experience 500417 at 1000069.
 */
export function showsFooter(viewer: CardViewer, experience: ExperienceRef | null | undefined): boolean {
  return (
    viewer === 'signed-in' &&
    String(experience?.placementId) === FOOTER_EXPERIENCE.placementId &&
    String(experience?.experienceId) === FOOTER_EXPERIENCE.experienceId
  );
}

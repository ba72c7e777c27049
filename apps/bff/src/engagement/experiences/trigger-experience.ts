import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findExperience, type ExperienceRow } from './find-experiences.ts';
import { recordExperience } from './record-experience.ts';
import { matchesTargeting, isFrequencyCapped, type Audience, type PlacedId } from './rules.ts';

/**
 * Triggers an experience for a member: one that waits for others is given from now on. Gives the experience, or null
 * when it is over for now. Throws `experience_not_found` when there is none, or none for these people.
 */
export async function triggerExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  who: Audience,
  id: PlacedId,
): Promise<ExperienceRow | null> {
  const experience = await findExperience(deps, viewer, id);
  if (!experience || !matchesTargeting(experience.targeting, who, deps.now()))
    throw new AppError('experience_not_found');
  await recordExperience(deps, viewer, id, 'triggered');
  return isFrequencyCapped(experience.frequency, experience.history, deps.now()) ? null : experience;
}

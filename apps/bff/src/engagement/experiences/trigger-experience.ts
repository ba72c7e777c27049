import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findExperience, type ExperienceRow } from './find-experiences.ts';
import { recordExperience } from './record-experience.ts';
import { matchesTargeting, isFrequencyCapped, type Audience, type PlacedId } from './rules.ts';

/**
 * Triggers an experience for a member: one that requires a trigger is shown from now on. Returns the
 * experience, or null if it is frequency-capped. Throws `experience_not_found` if there is none, or none that
 * targets the member.
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

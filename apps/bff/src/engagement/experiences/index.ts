import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { experienceConsoleResources } from './console-resources.ts';
import { experienceResources } from './resources.ts';
import { experienceV3Routes } from './v3-routes.ts';

export { endExperience } from './end-experience.ts';
export { placedIdSchema } from './rules.ts';
export { PLACEMENTS } from './seeds.ts';
export { seedExperiences } from './define-experiences.ts';
export { listExperiences } from './list-experiences.ts';
export { loadExperiences } from './load-experiences.ts';

/**
 * Experiences: guides, prompts and the like, at the placements of the site, by targeting and frequency cap.
 */
export function experiencesModule(deps: Deps): Module {
  return {
    resources: [...experienceResources(deps), ...experienceConsoleResources(deps)],
    v3Routes: experienceV3Routes(deps),
  };
}

import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { requireEmployee } from '../../platform/http/viewer.ts';
import { defineExperiences } from './define-experiences.ts';
import { endExperience } from './end-experience.ts';
import { listExperiences } from './list-experiences.ts';
import { definitionSchema, placedIdSchema } from './rules.ts';

/**
 * REST resources of `/_/storyboard/`, for employees only: ExperienceDefinitionResource get, update and delete
 * (EX-03).
 */
export function experienceConsoleResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'ExperienceDefinition',
      action: 'get',
      endpoint: 'v3_get_experience_definitions',
      options: z.strictObject({}),
      answer: z.array(definitionSchema),
      async handle(_, { viewer }) {
        requireEmployee(viewer);
        return { data: await listExperiences(db) };
      },
    }),
    authenticatedResource({
      name: 'ExperienceDefinition',
      action: 'update',
      endpoint: 'v3_define_experience',
      options: z.strictObject({ experience: definitionSchema }),
      answer: definitionSchema,
      async handle({ experience }, { viewer }) {
        requireEmployee(viewer);
        await defineExperiences(db, [experience]);
        return { data: experience };
      },
    }),
    authenticatedResource({
      name: 'ExperienceDefinition',
      action: 'delete',
      endpoint: 'v3_end_experience',
      options: z.strictObject({ placed_experience_id: placedIdSchema }),
      answer: emptyResponseSchema,
      async handle({ placed_experience_id: id }, { viewer }) {
        requireEmployee(viewer);
        if (!(await endExperience(db, id))) throw new AppError('experience_not_found');
        return { data: null };
      },
    }),
  ];
}

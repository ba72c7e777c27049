import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { contextSchema } from './context-schema.ts';
import { getAudience, findExperiences, type ExperienceRow } from './find-experiences.ts';
import { experienceSchema, presentExperience, type ExperienceView } from './present-experience.ts';
import { recordExperience } from './record-experience.ts';
import { hasPriorityOver, placedIdSchema } from './rules.ts';

const PLACEMENTS_MAX = 50;

const byPlacementSchema = z.record(z.string(), experienceSchema);
const contexts = { extra_context: contextSchema.optional(), targeting: contextSchema.optional() };
const placedOptions = z.strictObject({ placed_experience_id: placedIdSchema });

/** REST resources of experiences (§7). Visitors can read them; events are stored for members only. */
export function experienceResources(deps: Deps): readonly AnyResource[] {
  return [
    publicResource({
      name: 'UserExperiencePlatform',
      action: 'get',
      endpoint: 'v3_get_experience_platform',
      options: z.strictObject({ ...contexts, multiExperiencePlatform: z.boolean().default(false) }),
      answer: byPlacementSchema,
      async handle(
        { extra_context: extra, targeting, multiExperiencePlatform: isMulti },
        { viewer, userAgent },
      ) {
        const who = getAudience(viewer, userAgent, { ...targeting, ...extra });
        const found = await findExperiences(deps, viewer, who);
        return { data: byPlacement(isMulti ? found : found.toSorted(firstToLast).slice(0, 1)) };
      },
    }),
    publicResource({
      name: 'UserExperience',
      action: 'get',
      endpoint: 'v3_get_experiences',
      options: z.strictObject({
        ...contexts,
        placement_ids: z
          .array(z.string().regex(/^[1-9]\d{0,18}$/, 'Give a number as text.'))
          .min(1)
          .max(PLACEMENTS_MAX),
      }),
      answer: byPlacementSchema,
      async handle({ extra_context: extra, targeting, placement_ids: placementIds }, { viewer, userAgent }) {
        const who = getAudience(viewer, userAgent, { ...targeting, ...extra });
        return { data: byPlacement(await findExperiences(deps, viewer, who, placementIds)) };
      },
    }),
    authenticatedResource({
      name: 'UserExperience',
      action: 'delete',
      endpoint: 'v3_dismiss_experience',
      options: placedOptions,
      answer: emptyResponseSchema,
      async handle({ placed_experience_id: id }, { viewer }) {
        await recordExperience(deps, viewer, id, 'dismissed');
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserExperienceViewed',
      action: 'update',
      endpoint: 'v3_view_experience',
      options: placedOptions,
      answer: emptyResponseSchema,
      async handle({ placed_experience_id: id }, { viewer }) {
        await recordExperience(deps, viewer, id, 'viewed');
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserExperienceCompleted',
      action: 'update',
      endpoint: 'v3_complete_experience',
      options: placedOptions,
      answer: emptyResponseSchema,
      async handle({ placed_experience_id: id }, { viewer }) {
        await recordExperience(deps, viewer, id, 'completed');
        return { data: null };
      },
    }),
  ];
}

function byPlacement(rows: readonly ExperienceRow[]): Readonly<Record<string, ExperienceView>> {
  return Object.fromEntries(rows.map((row) => [row.placementId, presentExperience(row)]));
}

function firstToLast(one: ExperienceRow, other: ExperienceRow): number {
  return hasPriorityOver(one, other) ? -1 : 1;
}

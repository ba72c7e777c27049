import { z } from 'zod';
import type { Deps } from './deps.ts';
import { v3Route, type AnyV3Route } from '../../platform/http/v3-route.ts';
import { contextSchema } from './context-schema.ts';
import { getAudience } from './find-experiences.ts';
import { experienceSchema, presentExperience } from './present-experience.ts';
import { placedIdSchema } from './rules.ts';
import { triggerExperience } from './trigger-experience.ts';

/** Declares the raw path that triggers an experience (EX-01). */
export function experienceV3Routes(deps: Deps): readonly AnyV3Route[] {
  return [
    v3Route({
      method: 'PUT',
      path: '/v3/experiences/:placed_experience_id/trigger/',
      endpoint: 'v3_trigger_experience',
      access: 'signed-in',
      options: z.strictObject({
        placed_experience_id: placedIdSchema,
        extra_context: contextSchema.optional(),
      }),
      answer: experienceSchema.nullable(),
      async handle({ placed_experience_id: id, extra_context: extra }, { viewer, userAgent }) {
        const who = getAudience(viewer, userAgent, extra ?? {});
        const triggered = await triggerExperience(deps, viewer, who, id);
        return { data: triggered && presentExperience(triggered) };
      },
    }),
  ];
}

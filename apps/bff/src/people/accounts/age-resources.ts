import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { ageOn, validateBirthDate, birthDateSchema, MIN_AGE } from './age.ts';
import { users } from './tables.ts';

const answerSchema = z.strictObject({ is_old_enough: z.boolean() });
const APPEALS = defineLimit({ name: 'age appeals', max: 3, windowMs: 30 * 86_400_000, against: 'abuse' });

/**
 * AgeAppealResource create: a member whose age is in doubt enters their date of birth (WB-02). If they are
 * old enough, only the year is stored; otherwise nothing. Three attempts in 30 days.
 */
export function ageResources({ db, limits, now }: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'AgeAppeal',
      action: 'create',
      endpoint: 'v3_appeal_age',
      options: z.strictObject({ birth_date: birthDateSchema }),
      form: {
        path: '/age-appeal/',
        keeps: [],
        hides: ['birth_date'],
        leadsTo: (data) =>
          answerSchema.parse(data).is_old_enough ? '/age-appeal/done/' : '/age-appeal/too-young/',
      },
      answer: answerSchema,
      async handle({ birth_date: birthDate }, { viewer }) {
        const problem = validateBirthDate(birthDate, now());
        if (problem !== undefined) throw new AppError('invalid_input', { fields: { birth_date: problem } });
        await limits.count([APPEALS, String(viewer.id)]);
        const isOldEnough = ageOn(birthDate, now()) >= MIN_AGE;
        if (isOldEnough)
          await db
            .update(users)
            .set({ birthYear: Number(birthDate.slice(0, 4)) })
            .where(eq(users.id, viewer.id));
        return { data: { is_old_enough: isOldEnough } };
      },
    }),
  ];
}

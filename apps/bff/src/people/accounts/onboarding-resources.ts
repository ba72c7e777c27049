import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { changeSettings } from './change-settings.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { settingsFrom, settingsSchema } from './settings-schema.ts';

/** More topics than the page offers. */
const TOPICS_MAX = 100;
const { gender, country, locale } = settingsSchema.shape;

/**
 * OnboardingResource create: the answers of a new member, all optional, and the topics that they follow from now on (WB-02). A
 * topic that does not exist is left out.
 */
export function onboardingResources(deps: Deps & AccountPorts): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'Onboarding',
      action: 'create',
      endpoint: 'v3_complete_onboarding',
      form: {
        path: '/onboarding/',
        keeps: ['gender', 'country', 'locale', 'interest_ids'],
        hides: [],
        repeats: ['interest_ids'],
        optionsOf: ({ interest_ids: ids, ...sent }) => ({
          // A select without a choice sends an empty text.
          ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
          ...(ids === undefined ? {} : { interest_ids: ids.split('\n') }),
        }),
        leadsTo: '/',
      },
      options: z.strictObject({
        gender,
        country,
        locale,
        interest_ids: z.array(idSchema).max(TOPICS_MAX).optional(),
      }),
      answer: emptyResponseSchema,
      async handle({ interest_ids: ids = [], ...settings }, { viewer }) {
        await changeSettings(deps, viewer, settingsFrom(settings));
        await deps.followTopics(viewer, ids);
        return { data: null };
      },
    }),
  ];
}

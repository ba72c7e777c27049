import { z } from 'zod';
import { countAnswer } from '../../platform/http/response-schemas.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { checkTeam } from '../members/index.ts';
import { countPending } from './count-pending.ts';
import type { Deps } from './deps.ts';

/** The first page of the administration: the number of open decisions (OP-06). */
export function overviewModule(deps: Deps): Module {
  return {
    resources: [
      authenticatedResource({
        name: 'TeamOverview',
        action: 'get',
        endpoint: 'v3_get_team_overview',
        options: z.strictObject({}),
        answer: z.strictObject({
          reports: countAnswer,
          appeals: countAnswer,
          notices: countAnswer,
          sign_ups: countAnswer,
          limited: countAnswer,
          suspended: countAnswer,
        }),
        async handle(_, { viewer }) {
          checkTeam(viewer);
          return { data: { ...(await countPending(deps)) } };
        },
      }),
    ],
  };
}

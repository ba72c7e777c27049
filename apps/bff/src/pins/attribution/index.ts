import { z } from 'zod';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import { isStorageAllowed } from '../../platform/countries/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Answer } from '../../platform/http/resource.ts';
import { v3Route } from '../../platform/http/v3-route.ts';
import { adsLeadTo } from './ads-lead-to.ts';
import { attributionResolvers } from './resolvers.ts';
import { registration, sourceSchema } from './rules.ts';

const sourceAnswer = z.strictObject({ status: z.enum(['registered', 'skipped']) });

/**
 * Attribution: registers a click on an ad, or a view of one, with the browser (§7, OB-07). The browser stores the
 * registration, so it is omitted for bots, for browsers that send a privacy signal, and where the country forbids it or
 * is unknown (promises.md).
 */
export function attributionModule(deps: Deps): Module {
  return {
    resolvers: attributionResolvers,
    v3Routes: [
      v3Route({
        method: 'GET',
        path: '/v3/attribution_source/',
        endpoint: 'v3_register_attribution_source',
        access: 'anyone',
        options: sourceSchema,
        answer: sourceAnswer,
        async handle(
          source,
          { viewer, userAgent, asksForPrivacy },
        ): Promise<Answer<z.infer<typeof sourceAnswer>>> {
          if (!(await adsLeadTo(deps, BigInt(source.advertiser_id), source.destination)))
            throw new AppError('ad_not_found');
          if (asksForPrivacy || parseUserAgent(userAgent).isBot || !isStorageAllowed(viewer?.country ?? null))
            return { data: { status: 'skipped' } };
          return {
            data: { status: 'registered' },
            headers: { 'attribution-reporting-register-source': registration(source) },
          };
        },
      }),
    ],
  };
}

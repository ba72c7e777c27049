import { z } from 'zod';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { Module } from '../../platform/http/module.ts';
import { publicResource } from '../../platform/http/resource.ts';
import { explainAd } from './explain-ad.ts';
import { allowsPartnerData } from './personalization.ts';
import { explanationSchema, presentExplanation } from './present-explanation.ts';
import { readAccount } from './read-known.ts';

export { AUDIENCE_KINDS, type AudienceKind } from './audience-kinds.ts';
export {
  addToAudience,
  createAudience,
  deleteAudience,
  listAudiences,
  targetingOfAudiences,
  type Audience,
} from './audiences.ts';
export { CUSTOMER_LIST_MIN, emailHash, storeCustomerList } from './customer-lists.ts';
export { matchesAdTargeting } from './matches-targeting.ts';
export type { ViewerSignals } from './match-targeting.ts';
export { getPersonalization } from './personalization.ts';
export { activityOn, readProfile, type AdOfAdvertiser, type AdProfile } from './read-profile.ts';
export { readAccount } from './read-known.ts';
export { promote } from './promotion.ts';
export { targetingSchema, type Targeting } from './targeting.ts';
export { audiences, pinPromotions } from './tables.ts';

/** Ads: their targeting, and why a viewer sees one. */
export function adsModule(deps: Deps): Module {
  return {
    resources: [
      publicResource({
        name: 'AdExplanation',
        action: 'get',
        endpoint: 'v3_get_ad_explanation',
        options: z.strictObject({ pin_id: idSchema, query: z.string().max(200).optional() }),
        answer: explanationSchema,
        async handle({ pin_id: pinId, query }, { viewer, userAgent, country, asksForPrivacy }) {
          const asking = { viewer, userAgent, country, asksForPrivacy, pinId, query };
          const explanation = await explainAd(deps, asking);
          return { data: presentExplanation(explanation) };
        },
      }),
    ],
    resolvers: {
      Viewer: {
        async adSettings(viewer) {
          const account = await readAccount(deps.db, viewer);
          if (!account) throw new Error('The settings of a deleted account were requested.');
          const { gender, birthYear, adsByActivity: byActivity } = account;
          return { byActivity, byPartners: allowsPartnerData(account), gender, birthYear };
        },
      },
    },
  };
}

import { collapseWhitespace } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { businessResource } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { getIdTimestamp } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  requestVerification,
  decideOnMerchant,
  listMerchantRequests,
  waitingRequests,
  type MerchantRequest,
} from './merchants.ts';
import { feedAddress } from './resources.ts';

const requestSchema = z.strictObject({
  id: idAnswer,
  business_name: z.string(),
  username: z.string(),
  full_name: z.string(),
  website: z.string(),
  words: z.string(),
  state: z.enum(['waiting', 'verified', 'refused']),
  answer: z.string(),
  product_count: countAnswer,
  own_link_count: countAnswer,
  created_at: timeAnswer,
  decided_at: timeAnswer.nullable(),
});

const presentRequest = (request: MerchantRequest): z.infer<typeof requestSchema> => ({
  id: String(request.id),
  business_name: request.businessName,
  username: request.username,
  full_name: request.fullName,
  website: request.website,
  words: request.words,
  state: request.state,
  answer: request.answer,
  product_count: request.products,
  own_link_count: request.ownLinks,
  created_at: getIdTimestamp(request.id).toISOString(),
  decided_at: request.decidedAt?.toISOString() ?? null,
});

const words = z
  .string()
  .max(4000)
  .transform(collapseWhitespace)
  .pipe(z.string().max(500, 'Use 500 characters or fewer.'));

/** REST resources of merchant verification: requests, and decisions by moderators (UI-06 is the badge). */
export function merchantResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  return [
    businessResource(deps, {
      name: 'MerchantVerification',
      action: 'create',
      endpoint: 'v3_ask_to_be_verified',
      right: 'catalogs.edit',
      kinds: ['access', 'manager'],
      options: z.strictObject({ website: feedAddress, words: words.optional() }),
      answer: z.array(requestSchema),
      async handle({ website, words: said = '' }, call) {
        await db.transaction((tx) => requestVerification(tx, call, { website, words: said }));
        return { data: (await listMerchantRequests(db, call.business.id)).map(presentRequest) };
      },
    }),
    businessResource(deps, {
      name: 'MerchantVerification',
      action: 'get',
      endpoint: 'v3_get_merchant_verification',
      right: 'catalogs.view',
      kinds: ['access', 'manager'],
      options: z.strictObject({}),
      answer: z.array(requestSchema),
      handle: async (_, { business }) => ({
        data: (await listMerchantRequests(db, business.id)).map(presentRequest),
      }),
    }),
    authenticatedResource({
      name: 'MerchantReviews',
      action: 'get',
      endpoint: 'v3_get_merchant_reviews',
      options: z.strictObject({}),
      answer: z.array(requestSchema),
      async handle(_, { viewer }) {
        checkReviewer(viewer);
        return { data: (await waitingRequests(db)).map(presentRequest) };
      },
    }),
    authenticatedResource({
      name: 'MerchantReview',
      action: 'update',
      endpoint: 'v3_decide_on_merchant',
      options: z.strictObject({
        request_id: idSchema,
        decision: z.enum(['verified', 'refused'], 'Use verified or refused.'),
        answer: words.optional(),
      }),
      answer: requestSchema,
      async handle({ request_id: id, decision, answer = '' }, { viewer }) {
        checkReviewer(viewer);
        const verdict = { isVerified: decision === 'verified', answer, at: now() };
        return {
          data: presentRequest(await db.transaction((tx) => decideOnMerchant(tx, viewer, id, verdict))),
        };
      },
    }),
  ];
}

function checkReviewer({ role }: SignedIn): void {
  if (role === 'user') throw new AppError('forbidden');
}

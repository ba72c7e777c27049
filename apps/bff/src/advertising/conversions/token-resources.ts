import { z } from 'zod';
import { idAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import { findAccount } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { nameSchema } from './tag-resources.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';

const kinds = ['access', 'manager'] as const;
const tokenAnswer = z.strictObject({
  id: idAnswer,
  name: z.string(),
  created_at: timeAnswer,
  last_used_at: timeAnswer.nullable(),
  revoked_at: timeAnswer.nullable(),
});

/** REST resources of the conversions API's tokens: each is shown once, on creation (BD-08). */
export function tokenResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  return [
    businessResource(deps, {
      name: 'ConversionTokens',
      action: 'get',
      endpoint: 'v3_get_conversion_tokens',
      right: 'conversions.view',
      kinds,
      options: z.strictObject({ account_id: idSchema }),
      answer: z.array(tokenAnswer),
      async handle({ account_id: accountId }, who) {
        const account = await findAccount(db, who, accountId);
        return {
          data: (await listTokens(db, account.id)).map((token) => ({
            id: String(token.id),
            name: token.name,
            created_at: token.createdAt.toISOString(),
            last_used_at: token.lastUsedAt?.toISOString() ?? null,
            revoked_at: token.revokedAt?.toISOString() ?? null,
          })),
        };
      },
    }),
    businessResource(deps, {
      name: 'ConversionToken',
      action: 'create',
      endpoint: 'v3_create_conversion_token',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({ account_id: idSchema, name: nameSchema }),
      answer: z.strictObject({ id: idAnswer, token: z.string() }),
      async handle({ account_id: accountId, name }, who) {
        const { id: businessId } = who.business;
        const account = await findAccount(db, who, accountId);
        const { id, token } = await db.transaction(async (tx) => {
          const made = await makeToken(tx, {
            businessId,
            accountId: account.id,
            name,
            madeBy: who.member.userId,
          });
          await logAction(tx, who, 'conversion_token.created', name);
          return made;
        });
        return { data: { id: String(id), token } };
      },
    }),
    businessResource(deps, {
      name: 'ConversionToken',
      action: 'delete',
      endpoint: 'v3_revoke_conversion_token',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({ token_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ token_id: tokenId }, who) {
        await db.transaction(async (tx) => {
          const token = await revokeToken(tx, who, tokenId, now());
          await logAction(tx, who, 'conversion_token.revoked', token.name);
        });
        return { data: null };
      },
    }),
  ];
}

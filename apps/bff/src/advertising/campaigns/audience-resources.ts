import { z } from 'zod';
import {
  addToAudience,
  AUDIENCE_KINDS,
  createAudience,
  CUSTOMER_LIST_MIN,
  deleteAudience,
  listAudiences,
} from '../ads/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { nameSchema } from './campaign-input.ts';
import { findAccount } from './find-campaigns.ts';

const kinds = ['access', 'manager'] as const;
const HASHES_MAX = 10_000;
/** SHA-256 hashes of emails, computed in the advertiser's browser: plain emails are rejected. */
const hashesSchema = z
  .array(
    z
      .string()
      .regex(/^[\da-f]{64}$/, 'Send hashes, not e-mails.')
      .max(64),
  )
  .max(HASHES_MAX);

/** An audience as shown to the advertiser: the size of a list, never its members. */
const audienceSchema = z.strictObject({
  id: idAnswer,
  kind: z.enum(AUDIENCE_KINDS),
  name: z.string(),
  /** Number of members on a list. */
  size: countAnswer.nullable(),
  /** True if ads use it: too small a list is stored but not used. */
  is_used: z.boolean(),
  created_at: timeAnswer,
});

/** REST resources of audiences, for the members of a business. */
export function audienceResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    businessResource(deps, {
      name: 'Audiences',
      action: 'get',
      endpoint: 'v3_get_audiences',
      right: 'audiences.view',
      kinds,
      options: z.strictObject({ account_id: idSchema }),
      answer: z.array(audienceSchema),
      async handle({ account_id: accountId }, who) {
        const account = await findAccount(db, who, accountId);
        return {
          data: (await listAudiences(db, account.id)).map(({ id, kind, name, size, createdAt }) => ({
            id: String(id),
            kind,
            name,
            size,
            is_used: size === null || size >= CUSTOMER_LIST_MIN,
            created_at: createdAt.toISOString(),
          })),
        };
      },
    }),
    businessResource(deps, {
      name: 'Audience',
      action: 'create',
      endpoint: 'v3_create_audience',
      right: 'audiences.edit',
      kinds,
      options: z.strictObject({
        account_id: idSchema,
        kind: z.enum(AUDIENCE_KINDS),
        name: nameSchema,
        email_hashes: hashesSchema.default([]),
      }),
      answer: z.strictObject({ id: idAnswer }),
      async handle({ account_id: accountId, kind, name, email_hashes: emailHashes }, who) {
        if (kind !== 'customer_list' && emailHashes.length > 0)
          throw new AppError('invalid_input', {
            fields: { email_hashes: 'Only customer lists have people.' },
          });
        const account = await findAccount(db, who, accountId);
        const id = await createAudience(db, account, { kind, name, emailHashes });
        await logAction(db, who, 'audience.created', name);
        return { data: { id: String(id) } };
      },
    }),
    businessResource(deps, {
      name: 'Audience',
      action: 'update',
      endpoint: 'v3_add_to_audience',
      right: 'audiences.edit',
      kinds,
      options: z.strictObject({
        account_id: idSchema,
        audience_id: idSchema,
        email_hashes: hashesSchema.min(1),
      }),
      answer: z.null(),
      async handle({ account_id: accountId, audience_id: id, email_hashes: hashes }, who) {
        const account = await findAccount(db, who, accountId);
        await addToAudience(db, account.id, id, hashes);
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'Audience',
      action: 'delete',
      endpoint: 'v3_delete_audience',
      right: 'audiences.edit',
      kinds,
      options: z.strictObject({ account_id: idSchema, audience_id: idSchema }),
      answer: z.null(),
      async handle({ account_id: accountId, audience_id: id }, who) {
        const account = await findAccount(db, who, accountId);
        await logAction(db, who, 'audience.deleted', await deleteAudience(db, account.id, id));
        return { data: null };
      },
    }),
  ];
}

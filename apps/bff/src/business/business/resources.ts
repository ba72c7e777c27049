import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../people/accounts/index.ts';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { businessResource } from './business-resource.ts';
import { convertToBusiness, createBusiness } from './create-business.ts';
import { businessColumns, findBusiness } from './find-business.ts';
import { logAction } from './log-action.ts';
import { businessSchema, presentBusiness } from './present-business.ts';
import { businessNameSchema, businessSiteSchema, categorySchema } from './rules.ts';
import { businesses, businessMembers } from './tables.ts';

const BUSINESSES_SHOWN = 500;
const NAME_BYTES_MAX = 800;
const DAY_MS = 86_400_000;
const NEW_A_DAY = defineLimit({ name: 'new businesses', max: 20, windowMs: DAY_MS, against: 'abuse' });

/** REST resources of business accounts: a single one, and all of the viewer. */
export function businessResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    businessResource(deps, {
      name: 'Business',
      action: 'get',
      endpoint: 'v3_get_business',
      right: 'business.view',
      options: z.strictObject({}),
      answer: businessSchema,
      handle: async (_, membership) => ({ data: presentBusiness(membership) }),
    }),
    businessResource(deps, {
      name: 'Business',
      action: 'update',
      endpoint: 'v3_update_business',
      right: 'business.edit',
      options: z.strictObject({
        name: businessNameSchema.optional(),
        website_url: businessSiteSchema.optional(),
        category: categorySchema.optional(),
      }),
      answer: businessSchema,
      async handle({ name, website_url: websiteUrl, category }, { viewer, business, member }) {
        const changed = {
          ...(name !== undefined && { name }),
          ...(websiteUrl !== undefined && { websiteUrl }),
          ...(category !== undefined && { category }),
        };
        if (Object.keys(changed).length > 0)
          await db.transaction(async (tx) => {
            await tx.update(businesses).set(changed).where(eq(businesses.id, business.id));
            if (websiteUrl !== undefined && business.profileId !== null)
              await tx.update(users).set({ websiteUrl }).where(eq(users.id, business.profileId));
            await logAction(tx, { business, member }, 'business.changed', Object.keys(changed).join(', '));
          });
        const now = await findBusiness(db, viewer, business.id);
        if (!now) throw new AppError('business_not_found');
        return { data: presentBusiness(now) };
      },
    }),
    businessResource(deps, {
      name: 'Business',
      action: 'delete',
      endpoint: 'v3_close_business',
      right: 'owners.edit',
      options: z.strictObject({ name: z.string().max(NAME_BYTES_MAX) }),
      answer: emptyResponseSchema,
      async handle({ name }, { business }) {
        if (name.trim() !== business.name)
          throw new AppError('invalid_input', { fields: { name: 'This is not its name.' } });
        await db.delete(businesses).where(eq(businesses.id, business.id));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'Business',
      action: 'create',
      endpoint: 'v3_create_business',
      options: z.strictObject({
        kind: z.enum(['manager', 'hierarchy'], 'Choose a business manager or a hierarchy.'),
        name: businessNameSchema,
        website_url: businessSiteSchema.optional(),
      }),
      answer: businessSchema,
      async handle({ kind, name, website_url: websiteUrl = null }, { viewer }) {
        await deps.limits.count([NEW_A_DAY, String(viewer.id)]);
        const made = await createBusiness(db, viewer, { kind, name, websiteUrl, category: null });
        return { data: presentBusiness(made) };
      },
    }),
    authenticatedResource({
      name: 'BusinessConversion',
      action: 'create',
      endpoint: 'v3_convert_to_business',
      options: z.strictObject({
        name: businessNameSchema,
        website_url: businessSiteSchema.default(null),
        category: categorySchema,
      }),
      answer: businessSchema,
      async handle({ name, website_url: websiteUrl, category }, { viewer }) {
        await deps.limits.count([NEW_A_DAY, String(viewer.id)]);
        return { data: presentBusiness(await convertToBusiness(db, viewer, { name, websiteUrl, category })) };
      },
    }),
    authenticatedResource({
      name: 'Businesses',
      action: 'get',
      endpoint: 'v3_get_businesses',
      options: z.strictObject({}),
      answer: z.array(businessSchema),
      async handle(_, { viewer }) {
        const rows = await db
          .select({ business: businessColumns, role: businessMembers.role })
          .from(businessMembers)
          .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
          .leftJoin(users, eq(users.id, businesses.profileId))
          .where(eq(businessMembers.userId, viewer.id))
          .orderBy(asc(businesses.id))
          .limit(BUSINESSES_SHOWN);
        return {
          data: rows.map(({ business, role }) =>
            presentBusiness({ business, member: { userId: viewer.id, role } }),
          ),
        };
      },
    }),
  ];
}

import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../accounts/tables.ts';
import type { Deps } from '../deps.ts';
import { memberResource, type AnyResource } from '../resource.ts';
import { businessResource } from './business-resource.ts';
import { businessColumns } from './find-business.ts';
import { businessSchema, presentBusiness } from './present-business.ts';
import { businesses, businessMembers } from './tables.ts';

const BUSINESSES_MAX = 500;

/** Business accounts over REST: one, and all that the viewer works with. */
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
    memberResource({
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
          .limit(BUSINESSES_MAX);
        return {
          data: rows.map(({ business, role }) =>
            presentBusiness({ business, member: { userId: viewer.id, role } }),
          ),
        };
      },
    }),
  ];
}

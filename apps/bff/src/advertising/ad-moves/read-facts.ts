import { canAccessAsset, type MoveFacts } from '@pegboard/business-dashboard/model';
import { and, asc, eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { listGroups } from '../../business/asset-groups/index.ts';
import { unpaidNumbers } from '../billing/index.ts';
import { businessMembers, hasPermission, type BusinessRole } from '../../business/business/index.ts';
import { campaigns } from '../../business/ad-accounts/index.ts';
import { conversionTags } from '../conversions/index.ts';
import type { Db } from '../../platform/database/db.ts';

type Way = { readonly accountId: bigint; readonly fromId: bigint; readonly toId: bigint };
type Person = { readonly id: bigint; readonly username: string; readonly role: BusinessRole };

const NAMES_MAX = 20;

/** Reads the current facts of an ad account that a move changes or shows. */
export async function readMoveFacts(db: Db, { accountId, fromId, toId }: Way): Promise<MoveFacts> {
  const [from, to] = [await membersOf(db, fromId), await membersOf(db, toId)];
  const running = await db
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.status, 'active')))
    .orderBy(asc(campaigns.id))
    .limit(NAMES_MAX);
  const tags = await db
    .select({ name: conversionTags.name })
    .from(conversionTags)
    .where(eq(conversionTags.accountId, accountId))
    .orderBy(asc(conversionTags.id))
    .limit(NAMES_MAX);
  const seesNow = await whoSees(db, fromId, from, accountId);
  const willSee = new Set((await whoSees(db, toId, to, accountId)).map(({ id }) => id));
  return {
    ownersFrom: ownersOf(from),
    ownersTo: ownersOf(to),
    runningCampaigns: running.map(({ name }) => name),
    unpaidInvoices: await unpaidNumbers(db, accountId, NAMES_MAX),
    tags: tags.map(({ name }) => name),
    losingAccess: seesNow.flatMap(({ id, username }) => (willSee.has(id) ? [] : [username])),
  };
}

const membersOf = (db: Db, businessId: bigint): Promise<readonly Person[]> =>
  db
    .select({ id: users.id, username: users.username, role: businessMembers.role })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(eq(businessMembers.businessId, businessId))
    .orderBy(asc(users.username));

const ownersOf = (people: readonly Person[]): readonly string[] =>
  people.flatMap(({ role, username }) => (role === 'owner' ? [username] : []));

/** Returns the members whose role can view ads and who have access to the account through its groups. */
async function whoSees(
  db: Db,
  businessId: bigint,
  people: readonly Person[],
  accountId: bigint,
): Promise<readonly Person[]> {
  const groups = await listGroups(db, { id: businessId });
  const idsOf = (chosen: typeof groups): readonly string[] => chosen.map(({ id }) => String(id));
  const assetIn = idsOf(
    groups.filter(({ assets }) => assets.some(({ kind, id }) => kind === 'ad_account' && id === accountId)),
  );
  return people.filter(({ id, role }) => {
    const memberOf = idsOf(groups.filter(({ memberIds }) => memberIds.includes(id)));
    return (
      hasPermission(role, 'ads.view') && canAccessAsset({ role, groups: idsOf(groups), memberOf, assetIn })
    );
  });
}

import { eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { PinView } from '../../pins/pins/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { isOnCustomerList } from './customer-lists.ts';
import type { ViewerSignals, AccountSignals } from './match-targeting.ts';
import type { AdChoices, Personalization } from './personalization.ts';
import { readActivity } from './read-activity.ts';
import { isSiteVisitor } from './site-visitors.ts';
import type { Targeting } from './targeting.ts';

/** Reads what a member stated about themselves, and which personalization they allow. */
export async function readAccount(
  db: Db,
  viewer: SignedIn,
): Promise<(AdChoices & AccountSignals) | undefined> {
  const [account] = await db
    .select({
      locale: users.locale,
      country: users.country,
      gender: users.gender,
      birthYear: users.birthYear,
      adsByActivity: users.adsByActivity,
      adsByPartners: users.adsByPartners,
    })
    .from(users)
    .where(eq(users.id, viewer.id));
  return account;
}

/**
 * Reads the signals of a member outside their account. Signals that they did not allow, or that no ad
 * targets, are not read.
 */
export async function readMemberSignals(
  db: Db,
  viewer: SignedIn,
  {
    pin,
    targeting,
    allowed,
  }: {
    readonly pin: PinView;
    readonly targeting: Targeting;
    readonly allowed: Personalization;
  },
): Promise<Pick<ViewerSignals, 'activity' | 'isOnCustomerList' | 'isVisitor'>> {
  const advertiserId = pin.promoterId;
  if (advertiserId === null) return {};
  const { customerLists: lists } = targeting;
  const [activity, isOn, isVisitor] = await Promise.all([
    allowed.isFirstParty && isByActivity(targeting)
      ? readActivity(db, viewer.id, { ...pin, advertiserId }, targeting)
      : undefined,
    allowed.isThirdParty && lists ? isOnCustomerList(db, advertiserId, lists, viewer.email) : undefined,
    allowed.isThirdParty && targeting.visitors ? isSiteVisitor(db, advertiserId, viewer.email) : undefined,
  ]);
  return { activity, isOnCustomerList: isOn, isVisitor };
}

function isByActivity(targeting: Targeting): boolean {
  const { interests, engagement, lookalike, expanded, shoppingProspecting, personas } = targeting;
  return [interests, engagement, lookalike, expanded, shoppingProspecting, personas].some(
    (answer) => answer !== undefined,
  );
}

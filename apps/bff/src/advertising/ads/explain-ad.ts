import { SPONSORSHIP_STATUSES, type AdAttribution } from '@pegboard/types';
import { eq, inArray, sql } from 'drizzle-orm';
import { userFollows, users } from '../../people/accounts/index.ts';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { findPin, type PinView } from '../../pins/pins/index.ts';
import type { Call } from '../../platform/http/resource.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { matchTargeting } from './match-targeting.ts';
import { getPersonalization } from './personalization.ts';
import { getTargeting } from './promotion.ts';
import { readAccount, readMemberSignals } from './read-known.ts';

/** A viewer's request for the explanation of an ad, with the signals of the request. */
export type AdExplanationRequest = Pick<Call, 'asksForPrivacy' | 'country' | 'userAgent' | 'viewer'> & {
  readonly pinId: string;
  /** The search query for which the ad was shown. */
  readonly query: string | undefined;
};

/** The explanation of an ad: who pays for it, and which of its targeting matches the viewer. */
export type Explanation = {
  readonly pin: PinView;
  readonly promoter: Promoter | null;
  readonly attribution: AdAttribution;
};

type Promoter = {
  readonly id: bigint;
  readonly fullName: string;
  readonly username: string;
  /** True if the viewer follows them. */
  readonly isFollowed: boolean;
};

/**
 * Returns why the viewer sees an ad (AD-01). Throws `pin_not_found` for a pin that the viewer cannot see,
 * `ad_not_found` for a pin that is no ad to them, such as a saved copy.
 */
export async function explainAd(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { viewer, pinId, query, userAgent, country, asksForPrivacy }: AdExplanationRequest,
): Promise<Explanation> {
  const pin = await findPin(db, viewer, parseId(pinId));
  if (!pin) throw new AppError('pin_not_found');
  if (!pin.isPromoted || pin.isRepin) throw new AppError('ad_not_found');
  const targeting = await getTargeting(db, pin.contentId);
  const account = viewer ? await readAccount(db, viewer) : undefined;
  const allowed = getPersonalization(account, { asksForPrivacy });
  const own = viewer ? await readMemberSignals(db, viewer, { pin, targeting, allowed }) : {};
  const request = { device: parseUserAgent(userAgent).device, query, country, now: now() };
  const [promoter, partnership] = await Promise.all([promoterOf(db, pin, viewer), partnershipOf(db, pin)]);
  const matched = matchTargeting(targeting, { request, account, ...own }, allowed);
  return { pin, promoter, attribution: { ...matched, ...partnership } };
}

async function promoterOf(db: Db, { promoterId }: PinView, viewer: Viewer): Promise<Promoter | null> {
  if (promoterId === null) return null;
  const isFollowed = viewer
    ? sql<boolean>`exists (select from ${userFollows}
        where ${userFollows.followerId} = ${viewer.id} and ${userFollows.followedId} = ${users.id})`
    : sql<boolean>`false`;
  const [promoter] = await db
    .select({ id: users.id, fullName: users.fullName, username: users.username, isFollowed })
    .from(users)
    .where(eq(users.id, promoterId));
  return promoter ?? null;
}

/** Returns the creator and the advertiser of a paid partnership, if both agreed to be named (AD-03). */
async function partnershipOf(db: Db, { rich: { sponsorship } }: PinView): Promise<AdAttribution> {
  const creatorId = parseId(sponsorship?.creatorId ?? '');
  const sponsorId = parseId(sponsorship?.sponsorId ?? '');
  const isAgreed = sponsorship?.status === SPONSORSHIP_STATUSES.approved;
  if (!isAgreed || creatorId === undefined || sponsorId === undefined) return {};
  const people = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [creatorId, sponsorId]));
  const nameOf = (id: bigint): string | undefined => people.find((person) => person.id === id)?.name;
  const [creator, sponsor] = [nameOf(creatorId), nameOf(sponsorId)];
  if (creator === undefined || sponsor === undefined || creatorId === sponsorId) return {};
  return {
    isEligibleForPromotedPartnership: true,
    promotedPartnershipAttributionName: creator,
    promotedPartnershipAdvertiserName: sponsor,
  };
}

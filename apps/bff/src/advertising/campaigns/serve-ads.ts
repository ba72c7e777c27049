import {
  activityOn,
  matchesAdTargeting,
  getPersonalization,
  readProfile,
  type AdProfile,
  type ViewerSignals,
} from '../ads/index.ts';
import type { Deps } from './deps.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { getAdPool, type Ad } from './ad-pool.ts';
import { violatesBrandSafety, type AdjacentContent } from '../../business/ad-accounts/index.ts';
import { orderAds, type Ordered } from './order-ads.ts';
import { localTime, canSpend } from './pacing.ts';

/** The placement that requests ads, and the position in its list. */
export type AdRequest = {
  /** The search terms. */
  readonly query?: string | undefined;
  /**
   * The subject of the whole list: a search, or a pin, which is never an ad in its own list. Read only if ads
   * are running.
   */
  readonly about?:
    | (() => Promise<{ readonly neighbour: AdjacentContent; readonly contentId?: bigint }>)
    | undefined;
  /** The seed of the list's first page, and the key of the last ad that was shown. */
  readonly seed?: string | undefined;
  readonly after?: number | undefined;
  readonly max: number;
};

/** The ads for a page of a list, in their order, and the seed that they are in order of. */
export type AdsToShow = { readonly seed: string; readonly ads: readonly Ordered<Ad>[] };

/** For so long someone sees the same ads first; for visitors, so that a page may be kept for all of them. */
const SEED_MS = 600_000;
const PROFILE_MS = 60_000;
const PROFILES_MAX = 2000;

/** Chooses ads for whom they are meant. */
export type AdServer = (viewer: Viewer, reader: RequestOrigin, request: AdRequest) => Promise<AdsToShow>;

/**
 * Makes what chooses ads: of the campaigns that run, those that may spend now, keep away from nothing that
 * the list is about, and are meant for the viewer, by what they allow to be looked at. Of visitors it knows
 * the device, the country and what they search for. What it knows of a member is kept for a minute in this
 * process, and asked again when they change what may be looked at.
 */
export function createAdServer(deps: Pick<Deps, 'db' | 'now'>): AdServer {
  const profiles = new Map<string, { readonly at: number; readonly profile: Promise<AdProfile> }>();
  const profileOf = (viewer: NonNullable<Viewer>, allowed: Parameters<typeof readProfile>[2], at: number) => {
    // Anyone who follows someone is looked at again.
    const { id, email, followingCount } = viewer;
    const key = [id, email, followingCount, allowed.isFirstParty, allowed.isThirdParty].join(' ');
    const known = profiles.get(key);
    if (known && at - known.at < PROFILE_MS) return known.profile;
    const profile = readProfile(deps.db, viewer, allowed);
    profiles.delete(key);
    profiles.set(key, { at, profile });
    profile.catch(() => profiles.delete(key));
    const [oldest] = profiles.keys();
    if (profiles.size > PROFILES_MAX && oldest !== undefined) profiles.delete(oldest);
    return profile;
  };
  return async (viewer, reader, adRequest) => {
    const now = deps.now();
    const seed = adRequest.seed ?? `${viewer?.id ?? ''}.${Math.trunc(now.getTime() / SEED_MS)}`;
    const running = (await getAdPool(deps).read()).filter((ad) =>
      canSpend(ad.budget, ad.spent, localTime(now, ad.budget.timeZone)),
    );
    if (running.length === 0 || adRequest.max === 0) return { seed, ads: [] };
    const about = await adRequest.about?.();
    const mayStand = (ad: Ad): boolean =>
      !about || (ad.contentId !== about.contentId && !violatesBrandSafety(ad.brandSafety, about.neighbour));
    const allowed = getPersonalization(viewer ?? undefined, reader);
    const isAny = allowed.isFirstParty || allowed.isThirdParty;
    const profile = viewer && isAny ? await profileOf(viewer, allowed, now.getTime()) : undefined;
    const request = { device: reader.device, query: adRequest.query, country: reader.country, now };
    const knownFor = (ad: Ad): ViewerSignals => ({
      request,
      account: viewer ?? undefined,
      activity: profile && allowed.isFirstParty ? activityOn(ad, profile) : undefined,
      isOnCustomerList: ad.targeting.customerLists?.some((id) =>
        profile?.customerLists.has(`${id} ${ad.advertiserId}`),
      ),
      isVisitor: profile?.visited.has(String(ad.advertiserId)),
    });
    const isForThem = ({ ad }: Ordered<Ad>): boolean =>
      ad.advertiserId !== viewer?.id && matchesAdTargeting(ad.targeting, knownFor(ad), allowed);
    const offered = orderAds(running.filter(mayStand), seed, adRequest.after);
    return { seed, ads: offered.filter(isForThem).slice(0, adRequest.max) };
  };
}

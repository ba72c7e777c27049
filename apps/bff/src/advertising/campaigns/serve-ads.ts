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
  /** The search query. */
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

/** The ads for a page of a list, in order, and the seed of that order. */
export type AdsToShow = { readonly seed: string; readonly ads: readonly Ordered<Ad>[] };

/**
 * Milliseconds for which a viewer sees the same ads first; shared by visitors, so that pages can be cached
 * for them.
 */
const SEED_MS = 600_000;
const PROFILE_MS = 60_000;
const PROFILES_MAX = 2000;

/** Selects ads by their targeting. */
export type AdServer = (viewer: Viewer, reader: RequestOrigin, request: AdRequest) => Promise<AdsToShow>;

/**
 * Creates a function that selects ads: of the running campaigns those that may spend now, whose brand safety
 * rules allow the list's subject, and whose targeting matches the viewer, by the signals that the viewer
 * allows. For visitors, the signals are device, country and search query. A member's signals are cached for a
 * minute in this process, and read again when they change their privacy settings.
 */
export function createAdServer(deps: Pick<Deps, 'db' | 'now'>): AdServer {
  const profiles = new Map<string, { readonly at: number; readonly profile: Promise<AdProfile> }>();
  const profileOf = (viewer: NonNullable<Viewer>, allowed: Parameters<typeof readProfile>[2], at: number) => {
    // The signals are read again when the member follows someone.
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

import { mergeSmallGroups, OTHER, SMALLEST_GROUP, UNKNOWN, type Group } from './fold-small.ts';

/** The audiences of a business: the total one saw its pins, the engaged one saved them or wrote comments. */
export const AUDIENCE_KINDS = ['total', 'engaged'] as const;

/** One of `AUDIENCE_KINDS`. */
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** A group of an audience with its part of it, from 0 to 1, and the part of the same group in the whole site. */
export type AudienceShare = {
  readonly key: string;
  readonly count: number;
  readonly share: number;
  /** Null for merged groups, and without data of the site. */
  readonly siteShare: number | null;
};

/** A topic that an audience follows. */
export type AudienceTopic = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly share: number;
  /** The part of the audience divided by that of all members: above 1, it follows the topic more often than others. */
  readonly affinity: number;
};

/** Returns the parts of groups, small ones merged, beside those of the site. */
export function shareGroups(groups: readonly Group[], site: readonly Group[]): readonly AudienceShare[] {
  const [total, siteTotal] = [sumGroups(groups), sumGroups(site)];
  const ofSite = new Map(site.map(({ key, count }) => [key, count]));
  return mergeSmallGroups(groups).map(({ key, count }) => ({
    key,
    count,
    share: count / total,
    siteShare:
      key === OTHER || key === UNKNOWN || siteTotal === 0 ? null : (ofSite.get(key) ?? 0) / siteTotal,
  }));
}

/** A topic with the number of its followers in an audience, and among all members. */
export type TopicCounts = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly followers: number;
};

/** Returns the topics of an audience by their affinity. Those with too few followers in it are left out. */
export function rankTopics(
  topics: readonly TopicCounts[],
  sizes: { readonly audience: number; readonly members: number },
): readonly AudienceTopic[] {
  return topics
    .filter(({ count, followers }) => count >= SMALLEST_GROUP && followers > 0)
    .map(({ id, name, count, followers }) => {
      const share = count / sizes.audience;
      return { id, name, count, share, affinity: share / (followers / sizes.members) };
    })
    .toSorted((one, other) => other.affinity - one.affinity || other.count - one.count);
}

/** Returns the sum of the counts of groups. */
export function sumGroups(groups: readonly Group[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}

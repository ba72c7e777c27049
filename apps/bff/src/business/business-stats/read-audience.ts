import { sql, type SQL } from 'drizzle-orm';
import { openAccountCondition, users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  rankTopics,
  shareGroups,
  sumGroups,
  type AudienceKind,
  type AudienceShare,
  type AudienceTopic,
} from './audience-rules.ts';
import { SMALLEST_GROUP, type Group } from './fold-small.ts';
import type { DayRange } from './ranges.ts';
import { readActivity, type AudienceActivity } from './read-activity.ts';
import { readGroups } from './read-blocks.ts';
import { engagedMembers } from './read-engaged.ts';

const TOPICS_MAX = 20;

/** The facts about an audience, in groups of at least five; those that are not counted of it are empty. */
export type AudienceInsights = {
  /** The impressions of the total audience, or the members of the engaged one; null below five. */
  readonly size: number | null;
  readonly countries: readonly AudienceShare[];
  readonly languages: readonly AudienceShare[];
  readonly devices: readonly AudienceShare[];
  readonly topics: readonly AudienceTopic[];
  readonly activity: AudienceActivity;
};

/**
 * Reads the insights of an audience: of the total one, the countries and devices of impressions; of the engaged one, the countries,
 * languages and topics of members who allow the use of their activity and are not known to be minors (docs/privacy.md).
 */
export async function readAudienceInsights(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  params: { readonly kind: AudienceKind; readonly timeZone: string; readonly now: Date },
): Promise<AudienceInsights> {
  const [activity, groups] = await Promise.all([
    readActivity(db, owners, range, params),
    params.kind === 'total' ? readTotal(db, owners, range) : readEngaged(db, owners, range, params.now),
  ]);
  return { ...groups, activity };
}

type Groups = Omit<AudienceInsights, 'activity'>;

const NO_GROUPS: Groups = { size: null, countries: [], languages: [], devices: [], topics: [] };

async function readTotal(db: Db, owners: readonly bigint[], range: DayRange): Promise<Groups> {
  const metric = 'impressions';
  const [countries, devices, siteCountries, siteDevices] = await Promise.all([
    readGroups(db, owners, range, { kind: 'country', metric }),
    readGroups(db, owners, range, { kind: 'device', metric }),
    readGroups(db, 'all', range, { kind: 'country', metric }),
    readGroups(db, 'all', range, { kind: 'device', metric }),
  ]);
  const size = sumGroups(countries);
  if (size < SMALLEST_GROUP) return NO_GROUPS;
  return {
    ...NO_GROUPS,
    size,
    countries: shareGroups(countries, siteCountries),
    devices: shareGroups(devices, siteDevices),
  };
}

async function readEngaged(db: Db, owners: readonly bigint[], range: DayRange, now: Date): Promise<Groups> {
  const members = sql`select users.id, users.country, users.locale from users where ${allowsInsights(now)}`;
  const engaged = sql`select member.* from (${members}) as member
    join (${engagedMembers(owners, range)}) as engaged on engaged.user_id = member.id`;
  const groupsOf = async (of: SQL, column: 'country' | 'locale'): Promise<readonly Group[]> => {
    const { rows } = await db.execute<Group>(sql`
      select ${sql.identifier(column)} as key, count(*)::float8 as count from (${of}) as member group by 1`);
    return rows;
  };
  const [countries, languages, siteCountries, siteLanguages] = await Promise.all([
    groupsOf(engaged, 'country'),
    groupsOf(engaged, 'locale'),
    groupsOf(members, 'country'),
    groupsOf(members, 'locale'),
  ]);
  const size = sumGroups(countries);
  if (size < SMALLEST_GROUP) return NO_GROUPS;
  const { rows: topics } = await db.execute<{
    id: string;
    name: string;
    count: number;
    followers: number;
  }>(sql`
    select interests.id::text, interests.name, counted.count, (
        select count(*)::float8 from interest_follows join (${members}) as member on member.id = follower_id
        where interest_id = interests.id
      ) as followers
    from (
      select interest_id, count(*)::float8 as count from interest_follows
        join (${engaged}) as member on member.id = follower_id
      group by interest_id having count(*) >= ${SMALLEST_GROUP}
    ) as counted join interests on interests.id = counted.interest_id`);
  return {
    ...NO_GROUPS,
    size,
    countries: shareGroups(countries, siteCountries),
    languages: shareGroups(languages, siteLanguages),
    topics: rankTopics(topics, { audience: size, members: sumGroups(siteCountries) }).slice(0, TOPICS_MAX),
  };
}

/** Condition on `users`: the member may be part of insights: as for what home feeds learn, and their account is open. */
function allowsInsights(now: Date): SQL {
  // The day of birth is not known: in the year in which one may become of age, one counts as a minor.
  return sql`${users.adsByActivity} and ${openAccountCondition(users.id)}
    and (${users.birthYear} is null or ${users.birthYear} < ${now.getUTCFullYear() - 18})`;
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { CUSTOMER_LIST_MIN, emailHash } from './customer-lists.ts';
import { hasEnoughVisitors } from './site-visitors.ts';
import type { ActivitySignals } from './match-targeting.ts';
import { MIN_SAVES_FOR_INTEREST, NEWEST_SAVES, PERSONA_FROM } from './read-activity.ts';

/** A member's activity profile for any ad: the part of `readActivity` that does not depend on the ad. */
export type AdProfile = {
  readonly topicIds: ReadonlySet<string>;
  readonly engagedWith: ReadonlySet<string>;
  readonly savedTopicIds: ReadonlySet<string>;
  readonly savedCategories: ReadonlySet<string>;
  readonly persona: string | null;
  readonly savedProducts: number;
  /** The customer lists that contain them, each with its advertiser: `list advertiser`. */
  readonly customerLists: ReadonlySet<string>;
  /** The advertisers whose sites they visited, if those have enough visitors. */
  readonly visited: ReadonlySet<string>;
};

/** The properties of an ad that are compared with its viewer's activity. */
export type AdOfAdvertiser = {
  readonly advertiserId: bigint;
  readonly category: string | null;
  readonly interestId: string | null;
  /** The topics that the advertiser's followers save most. */
  readonly followerTopics: readonly string[];
  readonly interests: readonly string[];
};

const ENGAGED_MAX = 500;
type Row = {
  readonly topics: readonly string[];
  readonly engaged: readonly string[];
  readonly saved_topics: readonly string[];
  readonly saved_categories: readonly string[];
  readonly persona: string | null;
  readonly saved_products: number;
  readonly lists: readonly string[];
  readonly visited: readonly string[];
};

const profileOf = defineStatement<Row>(
  'what ads may know of a member',
  (value) => sql`
    with own as materialized (
      select contents.creator_id, contents.promoter_id, contents.interest_id, contents.category,
        contents.rich ? 'products' as is_product
      from (
        select content_id from pins where pinner_id = ${value('viewer')} and is_repin and deleted_at is null
        order by id desc limit ${NEWEST_SAVES}
      ) saved join contents on contents.id = saved.content_id
      where ${value('byActivity')}::boolean
    )
    select
      array(select interest_id::text from interest_follows where follower_id = ${value('viewer')} and ${value('byActivity')}::boolean
        union select interest_id::text from own where interest_id is not null group by interest_id having count(*) >= ${MIN_SAVES_FOR_INTEREST}) as topics,
      array(select person::text from (
        select creator_id as person from own union select promoter_id from own
        union (select followed_id from user_follows where follower_id = ${value('viewer')} limit ${ENGAGED_MAX})
        union select met.person from (
          select contents.creator_id as creator, contents.promoter_id as promoter from reactions
          join contents on contents.id = content_id where user_id = ${value('viewer')} limit ${ENGAGED_MAX}
        ) met0, lateral (values (met0.creator), (met0.promoter)) met (person)
        union select met.person from (
          select contents.creator_id as creator, contents.promoter_id as promoter from comments
          join contents on contents.id = content_id where user_id = ${value('viewer')} and deleted_at is null limit ${ENGAGED_MAX}
        ) met0, lateral (values (met0.creator), (met0.promoter)) met (person)
      ) known where person is not null and ${value('byActivity')}::boolean) as engaged,
      array(select distinct interest_id::text from own where interest_id is not null) as saved_topics,
      array(select distinct category from own where category is not null) as saved_categories,
      (select lower(category) from own where category is not null group by category having count(*) >= ${PERSONA_FROM}
        order by count(*) desc, category limit 1) as persona,
      (select count(*)::int from own where is_product) as saved_products,
      array(select list.id || ' ' || list.advertiser_id from customer_list_members member join customer_lists list on list.id = member.list_id
        where member.email_hash = ${value('emailHash')} and list.size >= ${CUSTOMER_LIST_MIN} and ${value('byPartners')}::boolean) as lists,
      array(select distinct account.advertiser_id::text from site_visitors visit join ad_accounts account on account.id = visit.account_id
        where visit.email_hash = ${value('emailHash')} and ${value('byPartners')}::boolean and ${hasEnoughVisitors}) as visited`,
);

/** Reads a member's ad profile in one statement of bounded cost, without data that they did not allow. */
export async function readProfile(
  db: Db,
  viewer: Pick<SignedIn, 'id' | 'email'>,
  allowed: { readonly isFirstParty: boolean; readonly isThirdParty: boolean },
): Promise<AdProfile> {
  const [row] = await profileOf(db, {
    viewer: viewer.id,
    emailHash: emailHash(viewer.email),
    byActivity: allowed.isFirstParty,
    byPartners: allowed.isThirdParty,
  });
  if (!row) throw new Error('A statement that selects one row gave none.');
  return {
    topicIds: new Set(row.topics),
    engagedWith: new Set(row.engaged),
    savedTopicIds: new Set(row.saved_topics),
    savedCategories: new Set(row.saved_categories),
    persona: row.persona,
    savedProducts: row.saved_products,
    customerLists: new Set(row.lists),
    visited: new Set(row.visited),
  };
}

/** Returns a member's activity that concerns an ad, like `readActivity`, from a loaded profile. */
export function activityOn(ad: AdOfAdvertiser, profile: AdProfile): ActivitySignals {
  const { topicIds, savedTopicIds, savedCategories } = profile;
  return {
    interests: ad.interests.filter((id) => topicIds.has(id)).map((id) => ({ id, name: id })),
    isEngaged: profile.engagedWith.has(String(ad.advertiserId)),
    persona: profile.persona,
    savedProducts: profile.savedProducts,
    hasSavedAlike:
      (ad.interestId !== null && savedTopicIds.has(ad.interestId)) ||
      (ad.category !== null && savedCategories.has(ad.category)),
    sharedTopics: ad.followerTopics.filter((id) => savedTopicIds.has(id)).length,
  };
}

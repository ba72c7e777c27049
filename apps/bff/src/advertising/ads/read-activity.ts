import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { PinView } from '../../pins/pins/index.ts';
import type { ActivitySignals } from './match-targeting.ts';
import type { Targeting } from './targeting.ts';

/** The number of newest saves that interests are derived from. */
export const NEWEST_SAVES = 100;
const FOLLOWER_SAMPLE_SIZE = 200;
const SAVES_OF_A_FOLLOWER = 20;
const TOPICS_OF_FOLLOWERS = 8;
/** Minimum number of newest saves for a topic to count as an interest without a follow. */
export const MIN_SAVES_FOR_INTEREST = 3;
/** Minimum number of newest saves for a category to count as a persona. */
export const PERSONA_FROM = 5;

type Row = {
  readonly interests: ActivitySignals['interests'];
  readonly is_engaged: boolean;
  readonly persona: string | null;
  readonly saved_products: number;
  readonly has_saved_alike: boolean;
  readonly shared_topics: number;
};

/** Reads a member's activity that concerns an ad and its advertiser, with one statement of bounded cost. */
export async function readActivity(
  db: Db,
  viewerId: bigint,
  ad: Pick<PinView, 'category' | 'contentId' | 'interestId'> & { readonly advertiserId: bigint },
  { interests = [] }: Pick<Targeting, 'interests'>,
): Promise<ActivitySignals> {
  const wanted = sql`${`{${interests.join(',')}}`}::bigint[]`;
  const ofAdvertiser = sql`(contents.creator_id = ${ad.advertiserId} or contents.promoter_id = ${ad.advertiserId})`;
  const { rows } = await db.execute<Row>(sql`
    with own as materialized (
      select contents.id, contents.creator_id, contents.promoter_id, contents.interest_id, contents.category,
        contents.rich ? 'products' as is_product
      from (
        select content_id from pins where pinner_id = ${viewerId} and is_repin and deleted_at is null
        order by id desc limit ${NEWEST_SAVES}
      ) saved join contents on contents.id = saved.content_id
    ), follower_topics as (
      select contents.interest_id as id
      from (
        select follower_id as id from user_follows where followed_id = ${ad.advertiserId} and follower_id <> ${viewerId}
        order by created_at desc limit ${FOLLOWER_SAMPLE_SIZE}
      ) follower, lateral (
        select content_id from pins where pinner_id = follower.id and deleted_at is null
        order by pins.id desc limit ${SAVES_OF_A_FOLLOWER}
      ) saved join contents on contents.id = saved.content_id
      where contents.interest_id is not null
      group by contents.interest_id order by count(*) desc, contents.interest_id limit ${TOPICS_OF_FOLLOWERS}
    )
    select
      (select coalesce(json_agg(json_build_object('id', known.id::text, 'name', known.name) order by followed desc, known.id), '[]')
        from (
          select interests.id, interests.name, exists (
            select from interest_follows where follower_id = ${viewerId} and interest_id = interests.id
          ) as followed from interests where interests.id = any(${wanted})
        ) known
        where followed or (select count(*) from own where own.interest_id = known.id) >= ${MIN_SAVES_FOR_INTEREST}
      ) as interests,
      (exists (select from user_follows where follower_id = ${viewerId} and followed_id = ${ad.advertiserId})
        or exists (select from own contents where ${ofAdvertiser})
        or exists (select from reactions join contents on contents.id = content_id where user_id = ${viewerId} and ${ofAdvertiser})
        or exists (select from comments join contents on contents.id = content_id where user_id = ${viewerId} and deleted_at is null and ${ofAdvertiser})
      ) as is_engaged,
      (select lower(category) from own where category is not null group by category having count(*) >= ${PERSONA_FROM}
        order by count(*) desc, category limit 1) as persona,
      (select count(*)::int from own where is_product) as saved_products,
      (exists (select from own where own.id <> ${ad.contentId} and (interest_id = ${ad.interestId} or category = ${ad.category}))
      ) as has_saved_alike,
      (select count(*)::int from follower_topics where id in (select interest_id from own)) as shared_topics`);
  const [row] = rows;
  if (!row) throw new Error('A statement that selects one row gave none.');
  return {
    interests: row.interests,
    isEngaged: row.is_engaged,
    persona: row.persona,
    savedProducts: row.saved_products,
    hasSavedAlike: row.has_saved_alike,
    sharedTopics: row.shared_topics,
  };
}

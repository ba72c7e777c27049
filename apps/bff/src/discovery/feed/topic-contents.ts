import { sql, type SQL } from 'drizzle-orm';
import { topicsBelow } from '../../people/interests/index.ts';

/**
 * Selects the newest contents of a topic and of those below it, whether or not they are visible: rows of `id`, newest first, at
 * most `limit` (SR-16). The first topic of a content counts, and so do its others. Every topic is read from two indexes, so the
 * cost depends on the number of topics and not on that of pins (BF-08).
 */
export function topicContents(topic: SQL, limit: number, before?: SQL): SQL {
  const isBefore = (id: SQL): SQL => (before ? sql`and ${id} < ${before}` : sql``);
  const size = sql.raw(String(limit));
  return sql`select distinct listed.id from ${topicsBelow(topic)} topic, lateral (
      (select contents.id from contents
        where contents.interest_id = topic.id ${isBefore(sql`contents.id`)} order by contents.id desc limit ${size})
      union all
      (select content_topics.content_id from content_topics
        where content_topics.interest_id = topic.id ${isBefore(sql`content_topics.content_id`)}
        order by content_topics.content_id desc limit ${size})
    ) listed order by listed.id desc limit ${size}`;
}

/** Selects the newest contents whose first topic is a topic or one below it, in the same way, that meet a condition. */
export function firstTopicContents(topic: SQL, limit: number, condition: SQL = sql`true`): SQL {
  const size = sql.raw(String(limit));
  return sql`select listed.id from ${topicsBelow(topic)} topic, lateral (
      select contents.id from contents
      where ${condition} and contents.interest_id = topic.id
      order by contents.id desc limit ${size}
    ) listed order by listed.id desc limit ${size}`;
}

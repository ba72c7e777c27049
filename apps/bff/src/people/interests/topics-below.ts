import { sql, type SQL } from 'drizzle-orm';

/** Maximum number of levels below a topic, and of topics, whose pins belong to it. */
const LEVELS_MAX = 4;
const TOPICS_MAX = 100;

/** Selects a topic and those below it: rows of `id` (SR-16). Their number is bounded, also where topics are above each other. */
export function topicsBelow(topic: SQL): SQL {
  return sql`(with recursive below (id, level) as (
      select ${topic}::bigint, 0
      union all
      select child.id, below.level + 1 from below join interests child on child.parent_id = below.id
      where below.level < ${sql.raw(String(LEVELS_MAX))}
    ) select distinct id from (select id from below limit ${sql.raw(String(TOPICS_MAX))}) listed)`;
}

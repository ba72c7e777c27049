import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';
import { minIdAt } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';

const DAY_MS = 86_400_000;
/** The age in days from which a content without a topic is examined no more at night, and the number of those that are, newest first. */
const DAYS = 14;
const CONTENTS_MAX = 100_000;

/** Assigns topics again to new contents without one: the pins beside them may have got topics since. Every night. */
export const reassignTopicless = defineJob({
  name: 'reassign-topicless',
  data: z.object({}),
  cron: '50 2 * * *',
  async handle(_, { db, now }: ClockDeps & DatabaseDeps) {
    const since = minIdAt(new Date(now().getTime() - DAYS * DAY_MS));
    await db.execute(sql`
      insert into topic_changes (priority, kind, ref) select 1, 'content', id from contents
      where id >= ${since} and interest_id is null order by id desc limit ${CONTENTS_MAX}`);
  },
});

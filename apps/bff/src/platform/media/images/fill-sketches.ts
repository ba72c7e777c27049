import type { DatabaseDeps, LogDeps } from '../../deps.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';

/** A step writes some 5,000 entries of indexes: some seconds for an index larger than memory. */
const AT_ONCE = 50;

/**
 * Every ten minutes, writes the sketches of images that were stored before these existed, the newest first, each step in a transaction
 * (decision 113). An image that changes during its step may get former sketches as well: searches compare its descriptors in any case.
 */
export const fillImageSketches = defineJob({
  name: 'fill-image-sketches',
  data: z.object({}),
  cron: '*/10 * * * *',
  lease: { seconds: 3600 },
  async handle(_, { db, log }: DatabaseDeps & LogDeps, { signal }) {
    let filled = 0;
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await db.execute<{ images: number }>(sql`
        with fill as materialized (select below from image_sketch_fills for update),
        step as materialized (
          select id, look, part_looks from images where id < (select below from fill)
          order by id desc limit ${sql.raw(String(AT_ONCE))}
        ), written as (
          insert into image_sketches (image_id, key_1, key_2, key_3, key_4)
          select step.id, sketched.* from step, lateral sketches_of(look, part_looks) sketched
          where not exists (select from image_sketches where image_id = step.id)
        ), moved as (
          update image_sketch_fills set below = (select min(id) from step) where exists (select from step)
        ), done as (
          delete from image_sketch_fills where not exists (select from step)
        )
        select count(*)::int as images from step`);
      const step = rows[0]?.images ?? 0;
      filled += step;
      if (step === 0) break;
    }
    if (filled > 0) log.info({ filled }, 'wrote the sketches of images');
  },
});

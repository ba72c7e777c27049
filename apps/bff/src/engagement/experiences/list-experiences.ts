import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { definitionSchema, type ExperienceDefinition } from './rules.ts';
import { experiences } from './tables.ts';

/** Returns the definitions of all experiences, by placement and id, in the format of `loadExperiences`. */
export async function listExperiences(db: Db): Promise<readonly ExperienceDefinition[]> {
  const rows = await db
    .select()
    .from(experiences)
    .orderBy(asc(sql`${experiences.placementId}::bigint`), asc(sql`${experiences.experienceId}::bigint`));
  return rows.map(({ triggeredBy, ...row }) =>
    definitionSchema.parse(triggeredBy === null ? row : { ...row, triggeredBy }),
  );
}

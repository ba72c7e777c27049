import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { definitionSchema, type ExperienceDefinition } from './rules.ts';
import { SEEDS } from './seeds.ts';
import { experiences } from './tables.ts';

/** Stores experiences; existing ones with the same ids are replaced, their state per member stays. */
export async function defineExperiences(db: Db, definitions: readonly ExperienceDefinition[]): Promise<void> {
  if (definitions.length === 0) return;
  await db
    .insert(experiences)
    .values([...definitions])
    .onConflictDoUpdate({
      target: [experiences.placementId, experiences.experienceId],
      set: {
        type: sql`excluded.type`,
        content: sql`excluded.content`,
        targeting: sql`excluded.targeting`,
        frequency: sql`excluded.frequency`,
        priority: sql`excluded.priority`,
        triggeredBy: sql`excluded.triggered_by`,
        isOn: sql`excluded.is_on`,
      },
    });
}

/** Stores the missing experiences of `SEEDS`: changed and disabled ones stay unchanged. */
export async function seedExperiences(db: Db): Promise<void> {
  await db
    .insert(experiences)
    .values(SEEDS.map((seed) => definitionSchema.parse(seed)))
    .onConflictDoNothing();
}

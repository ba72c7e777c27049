import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { defineExperiences } from './define-experiences.ts';
import { definitionSchema } from './rules.ts';

const listSchema = z
  .array(definitionSchema)
  .max(1000)
  .superRefine((definitions, check) => {
    const places = new Set<string>();
    for (const [index, { placementId, experienceId }] of definitions.entries()) {
      const place = `${placementId}:${experienceId}`;
      if (places.has(place))
        check.addIssue({ code: 'custom', path: [index], message: `${place} stands here twice.` });
      places.add(place);
    }
  });

/**
 * Stores the experiences of a JSON text, all or none, and returns their number. Throws an error that lists
 * every mistake.
 */
export async function loadExperiences(db: Db, text: string): Promise<number> {
  const parsed = listSchema.safeParse(readJson(text));
  if (!parsed.success)
    throw new Error(
      `The experiences are not valid, and none was stored. Correct these and load them again:\n${z.prettifyError(parsed.error)}`,
    );
  await defineExperiences(db, parsed.data);
  return parsed.data.length;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(
      'The file of the experiences is not JSON. It holds a list, as `pegboard experiences list` prints.',
      {
        cause,
      },
    );
  }
}

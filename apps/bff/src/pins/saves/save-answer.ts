import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { boardSchema, sectionSchema } from '../boards/index.ts';

/** The response to a save (§7 RepinResource): the copy, its board and its section. */
export const saveSchema = z.strictObject({
  id: idAnswer,
  board: boardSchema.pick({ id: true, name: true, url: true, layout: true }),
  section: sectionSchema.pick({ id: true, title: true, slug: true }).nullable(),
});

/** The response to a save. */
export type SaveAnswer = Immutable<z.infer<typeof saveSchema>>;

import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { GROUP_PINS_MAX } from './list-duplicates.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import { undoMerge } from './undo-merge.ts';

/** The page on which duplicates are listed. */
const PAGE = '/settings/duplicates/';
const mergedSchema = z.object({ id: z.string() });

/** PinMergeResource create and delete: merges saved pins with the same picture, and undoes that (BY-04). */
export function duplicateResources({ db }: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'PinMerge',
      action: 'create',
      endpoint: 'v3_merge_pins',
      options: z.strictObject({ keep_id: idSchema, pin_ids: z.array(idSchema).min(2).max(GROUP_PINS_MAX) }),
      form: {
        path: PAGE,
        keeps: ['keep_id'],
        hides: ['pin_ids'],
        repeats: ['pin_ids'],
        optionsOf: ({ pin_ids: ids = '', ...rest }) => ({
          ...rest,
          pin_ids: ids.split('\n').filter(Boolean),
        }),
        leadsTo: (data) => `${PAGE}?merged=${mergedSchema.parse(data).id}`,
      },
      answer: z.strictObject({ id: idAnswer, keep_id: idAnswer, removed: countAnswer }),
      async handle({ keep_id: keepId, pin_ids: pinIds }, { viewer }) {
        const kept = parseId(keepId);
        const ids = pinIds.map(parseId);
        const known = ids.filter((id) => id !== undefined);
        if (kept === undefined || known.length < ids.length) throw new AppError('pin_not_found');
        const { id, removed } = await mergeDuplicates(db, viewer, kept, known);
        return { data: { id: String(id), keep_id: String(kept), removed } };
      },
    }),
    authenticatedResource({
      name: 'PinMerge',
      action: 'delete',
      endpoint: 'v3_undo_merge_pins',
      options: z.strictObject({ merge_id: idSchema }),
      form: { path: `${PAGE}undo/`, keeps: [], hides: ['merge_id'], leadsTo: `${PAGE}?undone` },
      answer: z.strictObject({ restored: countAnswer }),
      async handle({ merge_id: mergeId }, { viewer }) {
        return { data: { restored: await undoMerge(db, viewer, parseId(mergeId)) } };
      },
    }),
  ];
}

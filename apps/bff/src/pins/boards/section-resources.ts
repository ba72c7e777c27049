import { z } from 'zod';
import { nothing } from '../../platform/http/answer.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { memberResource, type AnyResource } from '../../platform/http/resource.ts';
import { deleteSection, restoreSection } from './delete-section.ts';
import { presentSection, sectionSchema } from './present-board.ts';
import { boardNameSchema } from './rules.ts';
import { renameSection } from './sections.ts';

/** BoardSectionEditResource: create gives a section another name, delete deletes it, update brings it back (§7). */
export function sectionResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    memberResource({
      name: 'BoardSectionEdit',
      action: 'create',
      endpoint: 'v3_edit_board_section',
      options: z.strictObject({ section_id: idSchema, title: boardNameSchema }),
      answer: sectionSchema,
      async handle({ section_id: id, title }, { viewer }) {
        return { data: presentSection(await renameSection(db, viewer, parseId(id), title)) };
      },
    }),
    memberResource({
      name: 'BoardSectionEdit',
      action: 'delete',
      endpoint: 'v3_delete_board_section',
      options: z.strictObject({ section_id: idSchema, delete_pins: z.boolean().default(false) }),
      answer: nothing,
      async handle({ section_id: id, delete_pins: deletesPins }, { viewer }) {
        await deleteSection(db, viewer, parseId(id), deletesPins);
        return { data: null };
      },
    }),
    memberResource({
      name: 'BoardSectionEdit',
      action: 'update',
      endpoint: 'v3_restore_board_section',
      options: z.strictObject({ section_id: idSchema }),
      answer: nothing,
      async handle({ section_id: id }, { viewer }) {
        await restoreSection(db, viewer, parseId(id));
        return { data: null };
      },
    }),
  ];
}

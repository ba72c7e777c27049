import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { deleteSection, restoreSection } from './delete-section.ts';
import { presentSection, sectionSchema } from './present-board.ts';
import { boardNameSchema } from './rules.ts';
import { renameSection } from './sections.ts';

/** BoardSectionEditResource: create renames a section, delete deletes it, update restores it (§7). */
export function sectionResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'BoardSectionEdit',
      action: 'create',
      endpoint: 'v3_edit_board_section',
      options: z.strictObject({ section_id: idSchema, title: boardNameSchema }),
      answer: sectionSchema,
      async handle({ section_id: id, title }, { viewer }) {
        return { data: presentSection(await renameSection(db, viewer, parseId(id), title)) };
      },
    }),
    authenticatedResource({
      name: 'BoardSectionEdit',
      action: 'delete',
      endpoint: 'v3_delete_board_section',
      options: z.strictObject({ section_id: idSchema, delete_pins: z.boolean().default(false) }),
      answer: emptyResponseSchema,
      async handle({ section_id: id, delete_pins: deletesPins }, { viewer }) {
        await deleteSection(db, viewer, parseId(id), deletesPins);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardSectionEdit',
      action: 'update',
      endpoint: 'v3_restore_board_section',
      options: z.strictObject({ section_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ section_id: id }, { viewer }) {
        await restoreSection(db, viewer, parseId(id));
        return { data: null };
      },
    }),
  ];
}

import { z } from 'zod';
import { countAnswer } from '../../platform/http/response-schemas.ts';
import { checkSubject } from '../../people/accounts/index.ts';
import { boardNameSchema } from '../boards/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { undoDelete } from './undo-delete.ts';
import { undoMove } from './undo-move.ts';
import { bulkEdit, bulkSchema, type Target } from './bulk-edit.ts';

const PINS_MAX = 250;
const PINS_EXCEPT_MAX = 1000;
const pinIdsSchema = z.array(idSchema).min(1).max(PINS_MAX);
/** The pins that the page had loaded; redundant, because all pins of the board or section are selected. */
const loadedPinsSchema = z.array(idSchema).max(10_000).optional();
/** The pins that are excluded when all pins of a board or section are selected. */
const exceptSchema = z.array(idSchema).max(PINS_EXCEPT_MAX).default([]);
const timeSchema = z.iso.datetime({ precision: 6 });
const subject = { orbac_subject_id: idSchema.optional() };
const target = {
  board_id: idSchema,
  section_id: idSchema.optional(),
  new_section_title: boardNameSchema.optional(),
  ...subject,
};
const source = { from_board_id: idSchema, from_section_id: idSchema.optional() };

/** create copies, update moves, delete deletes (wire-facts.md): pins by id, or all of a board or section. */
export function bulkEditResources({ db }: Deps): readonly AnyResource[] {
  const put = [
    { action: 'create', does: 'copy' },
    { action: 'update', does: 'move' },
  ] as const;
  return [
    ...put.flatMap(({ action, does }) => [
      authenticatedResource({
        name: 'BulkEdit',
        action,
        endpoint: `v3_bulk_${does}_pins`,
        options: z.strictObject({ ...target, pin_ids: pinIdsSchema }),
        answer: bulkSchema,
        async handle(options, { viewer, idempotencyKey }) {
          checkSubject(options.orbac_subject_id, viewer);
          const pinIds = options.pin_ids;
          const choice = { kind: 'some', pinIds, boardId: undefined, sectionId: undefined } as const;
          const edit = { action: does, choice, target: targetOf(options) };
          return { data: await bulkEdit(db, viewer, edit, idempotencyKey) };
        },
      }),
      authenticatedResource({
        name: 'BulkEditSelectAll',
        action,
        endpoint: `v3_bulk_${does}_all_pins`,
        options: z.strictObject({
          ...target,
          ...source,
          pin_ids: loadedPinsSchema,
          except_pin_ids: exceptSchema,
        }),
        answer: bulkSchema,
        async handle(options, { viewer, idempotencyKey }) {
          checkSubject(options.orbac_subject_id, viewer);
          const { from_board_id: boardId, from_section_id: sectionId } = options;
          const edit = {
            action: does,
            choice: { kind: 'all', boardId, sectionId, exceptIds: options.except_pin_ids },
            target: targetOf(options),
          } as const;
          return { data: await bulkEdit(db, viewer, edit, idempotencyKey) };
        },
      }),
    ]),
    authenticatedResource({
      name: 'BulkEdit',
      action: 'delete',
      endpoint: 'v3_bulk_delete_pins',
      options: z.strictObject({
        board_id: idSchema.optional(),
        section_id: idSchema.optional(),
        pin_ids: pinIdsSchema,
        ...subject,
      }),
      answer: bulkSchema,
      async handle(options, { viewer, idempotencyKey }) {
        checkSubject(options.orbac_subject_id, viewer);
        const { pin_ids: pinIds, board_id: boardId, section_id: sectionId } = options;
        const choice = { kind: 'some', pinIds, boardId, sectionId } as const;
        return { data: await bulkEdit(db, viewer, { action: 'delete', choice }, idempotencyKey) };
      },
    }),
    authenticatedResource({
      name: 'BulkEditSelectAll',
      action: 'delete',
      endpoint: 'v3_bulk_delete_all_pins',
      options: z.strictObject({
        board_id: idSchema,
        section_id: idSchema.optional(),
        pin_ids: loadedPinsSchema,
        except_pin_ids: exceptSchema,
        ...subject,
      }),
      answer: bulkSchema,
      async handle(options, { viewer, idempotencyKey }) {
        checkSubject(options.orbac_subject_id, viewer);
        const { board_id: boardId, section_id: sectionId, except_pin_ids: exceptIds } = options;
        const choice = { kind: 'all', boardId, sectionId, exceptIds } as const;
        return { data: await bulkEdit(db, viewer, { action: 'delete', choice }, idempotencyKey) };
      },
    }),
    authenticatedResource({
      name: 'BulkEditUndo',
      action: 'create',
      endpoint: 'v3_undo_bulk_delete',
      options: z.strictObject({ board_id: idSchema, deleted_at: timeSchema }),
      answer: z.strictObject({ count: countAnswer }),
      async handle({ board_id: boardId, deleted_at: deletedAt }, { viewer }) {
        return { data: { count: await undoDelete(db, viewer, parseId(boardId), deletedAt) } };
      },
    }),
    authenticatedResource({
      name: 'BulkMoveUndo',
      action: 'create',
      endpoint: 'v3_undo_bulk_move',
      options: z.strictObject({ move_id: idSchema }),
      answer: z.strictObject({ count: countAnswer }),
      async handle({ move_id: moveId }, { viewer }) {
        const id = parseId(moveId);
        if (id === undefined) throw new AppError('pin_not_found');
        return { data: { count: await undoMove(db, viewer, id) } };
      },
    }),
  ];
}

function targetOf(options: {
  readonly board_id: string;
  readonly section_id?: string | undefined;
  readonly new_section_title?: string | undefined;
}): Target {
  const { board_id: boardId, section_id: sectionId, new_section_title: newSectionTitle } = options;
  if (sectionId !== undefined && newSectionTitle !== undefined)
    throw new AppError('invalid_input', {
      fields: { new_section_title: 'Name a section that is there or a new one, not both.' },
    });
  return { boardId, sectionId, newSectionTitle };
}

import type { PinSelection, BulkResult, BulkPorts, BulkTarget } from '@pegboard/save-flow/bulk-edit';
import type { ResourceRequest } from '@pegboard/resource-client';
import type { ToastStore } from '@pegboard/ui';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { CHANGE_TOAST_ID, dismissOutdatedUndo } from '../toasts/undo-toast.ts';

const putSchema = z.object({
  count: z.number(),
  board: z.object({ name: z.string() }),
  section: z.nullish(z.object({ title: z.string() })),
  move_id: z.optional(z.string()),
});
const removedSchema = z.object({ count: z.number(), deleted_at: z.string() });

/** Milliseconds for which an undo toast is shown. */
export const UNDO_TOAST_MS = 10_000;

/** The board or section of a board's page. */
export type BoardPlace = { readonly boardId: string; readonly sectionId: string | undefined };

/**
 * Returns the ports of bulk editing: BulkEditResource, or BulkEditSelectAllResource when all pins are
 * selected (§7).
 */
export function bulkPorts(place: BoardPlace, toasts: ToastStore): BulkPorts {
  const { boardId, sectionId } = place;
  return {
    async put(action, choice, target) {
      dismissOutdatedUndo(toasts);
      const options = {
        ...targetOptions(target),
        ...chosen(choice, place, 'from_board_id', 'from_section_id'),
      };
      const does = action === 'copy' ? 'create' : 'update';
      const answer = await tried(
        { name: nameOf(choice), action: does, options, idempotencyKey: key() },
        putSchema,
      );
      if (!answer.ok) return answer;
      const { count, board, section, move_id: moveId } = answer.data;
      const undo = async (): Promise<boolean> => {
        const back = { move_id: moveId };
        return (await tried({ name: 'BulkMoveUndo', action: 'create', options: back }, z.unknown())).ok;
      };
      return { ok: true, count, place: section?.title ?? board.name, ...(moveId !== undefined && { undo }) };
    },
    async remove(choice) {
      dismissOutdatedUndo(toasts);
      const options = {
        ...(choice.kind === 'some' ? { board_id: boardId, ...within(sectionId) } : {}),
        ...chosen(choice, place, 'board_id', 'section_id'),
      };
      const answer = await tried(
        { name: nameOf(choice), action: 'delete', options, idempotencyKey: key() },
        removedSchema,
      );
      if (!answer.ok) return answer;
      const { count, deleted_at: deletedAt } = answer.data;
      const undo = async (): Promise<boolean> => {
        const back = { board_id: boardId, deleted_at: deletedAt };
        return (await tried({ name: 'BulkEditUndo', action: 'create', options: back }, z.unknown())).ok;
      };
      return { ok: true, count, undo };
    },
    toast({ text, isError, undo }) {
      toasts.show({
        id: CHANGE_TOAST_ID,
        kind: isError ? 'error' : 'message',
        text,
        durationMs: UNDO_TOAST_MS,
        actions: undo ? [{ label: undo.label, onAction: undo.run }] : [],
      });
    },
  };
}

const key = (): string => crypto.randomUUID();
const nameOf = ({ kind }: PinSelection): string => (kind === 'some' ? 'BulkEdit' : 'BulkEditSelectAll');
const within = (sectionId: string | undefined): object =>
  sectionId === undefined ? {} : { section_id: sectionId };

function targetOptions({ boardId, sectionId, newSectionTitle }: BulkTarget): object {
  const section = newSectionTitle === undefined ? within(sectionId) : { new_section_title: newSectionTitle };
  return { board_id: boardId, ...section };
}

function chosen(choice: PinSelection, place: BoardPlace, board: string, section: string): object {
  if (choice.kind === 'some') return { pin_ids: choice.ids };
  const within = place.sectionId === undefined ? {} : { [section]: place.sectionId };
  return { [board]: place.boardId, ...within, except_pin_ids: choice.exceptIds };
}

/** Runs a request; shows its error instead of throwing. */
async function tried<T>(
  call: ResourceRequest,
  schema: z.ZodMiniType<T>,
): Promise<{ readonly ok: true; readonly data: T } | Extract<BulkResult<object>, { ok: false }>> {
  try {
    return { ok: true, data: schema.parse(await callResource(call)) };
  } catch (error) {
    if (!(error instanceof ResourceError)) return { ok: false };
    const { fields, message } = error.failure;
    const titleError = fields['new_section_title'] ?? fields['title'];
    return { ok: false, message: message || undefined, titleError };
  }
}

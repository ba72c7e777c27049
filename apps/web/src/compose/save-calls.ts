import {
  repinOptions,
  type FormFailure,
  type PickerBoard,
  type SaveOutcome,
  type SavePlace,
  type SaveTarget,
} from '@pegboard/save-flow';
import * as z from 'zod/mini';
import { isServerFailure, type ResourceCall } from '@pegboard/resource-client';
import { callResource, ResourceError } from '../data/call-resource.ts';
import { messages } from '../messages/en-us.ts';

const placeSchema = z.object({
  id: z.string(),
  board: z.object({ id: z.string(), name: z.string(), url: z.string(), layout: z.string() }),
  section: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
const madeBoardSchema = z.object({
  id: z.string(),
  name: z.string(),
  privacy: z.enum(['public', 'protected', 'secret']),
});
const madeSectionSchema = z.object({ id: z.string(), title: z.string() });

type Refusal = { readonly ok: false } & FormFailure;

/** Saves a pin by RepinResource. */
export function save(call: {
  readonly pinId: string;
  readonly target: SaveTarget;
  readonly key: string;
  readonly userId: string;
}): Promise<SaveOutcome<{ readonly place: SavePlace }>> {
  const { pinId, target, key, userId } = call;
  return place({
    name: 'Repin',
    action: 'create',
    options: repinOptions(pinId, target, { userId }),
    idempotencyKey: key,
  });
}

/** Moves a copy to another board or section by RepinResource. */
export function move(call: {
  readonly copyId: string;
  readonly target: SaveTarget;
  readonly key: string;
}): Promise<SaveOutcome<{ readonly place: SavePlace }>> {
  const { boardId, sectionId } = call.target;
  const options = {
    pin_id: call.copyId,
    ...(boardId === undefined ? {} : { board_id: boardId }),
    ...(sectionId === undefined ? {} : { section: sectionId }),
  };
  return place({ name: 'Repin', action: 'update', options, idempotencyKey: call.key });
}

/** Deletes a copy from its board by PinResource. */
export function remove(copy: {
  readonly copyId: string;
  readonly boardId: string;
}): Promise<SaveOutcome<object>> {
  return tried(async () => {
    await callResource({
      name: 'Pin',
      action: 'delete',
      options: { id: copy.copyId, board_id: copy.boardId },
    });
    return {};
  });
}

/** Makes a board by BoardResource. */
export function createBoard(options: {
  readonly name: string;
  readonly privacy: PickerBoard['privacy'];
}): Promise<{ readonly ok: true; readonly board: PickerBoard } | Refusal> {
  return tried(async () => {
    const made = madeBoardSchema.parse(await callResource({ name: 'Board', action: 'create', options }));
    return { board: { ...made, coverUrl: undefined, sections: [] } };
  });
}

/** Makes a section of a board by BoardSectionResource. */
export function createSection(section: {
  readonly boardId: string;
  readonly title: string;
}): Promise<{ readonly ok: true; readonly section: z.infer<typeof madeSectionSchema> } | Refusal> {
  const options = { board_id: section.boardId, title: section.title };
  return tried(async () => ({
    section: madeSectionSchema.parse(await callResource({ name: 'BoardSection', action: 'create', options })),
  }));
}

function place(call: ResourceCall): Promise<SaveOutcome<{ readonly place: SavePlace }>> {
  return tried(async () => {
    const { id, board, section } = placeSchema.parse(await callResource(call));
    return { place: { copyId: id, board, section, isProfile: board.layout === 'quick_saves' } };
  });
}

/** What a call gives, or why it was refused; what is no refusal of the site is a bug and thrown. */
async function tried<T extends object>(
  call: () => Promise<T>,
): Promise<({ readonly ok: true } & T) | Refusal> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { failure } = error;
    return {
      ok: false,
      fields: failure.fields,
      failure: isServerFailure(failure)
        ? { kind: 'network' }
        : { kind: 'refused', message: failure.message || messages.errors.failed },
    };
  }
}

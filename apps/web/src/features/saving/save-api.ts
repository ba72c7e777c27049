import {
  repinOptions,
  type FormError,
  type PickerBoard,
  type SaveError,
  type SaveResult,
  type SavedLocation,
  type SaveTarget,
} from '@pegboard/save-flow';
import * as z from 'zod/mini';
import { isServerError, type ResourceRequest, type RequestError } from '@pegboard/resource-client';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { getClientMessages } from '../../messages/client-messages.ts';

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

type Refusal = { readonly ok: false } & FormError;

/** Saves a pin by RepinResource. */
export function save(call: {
  readonly pinId: string;
  readonly target: SaveTarget;
  readonly key: string;
  readonly userId: string;
}): Promise<SaveResult<{ readonly place: SavedLocation }>> {
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
  readonly userId: string;
}): Promise<SaveResult<{ readonly place: SavedLocation }>> {
  const { boardId, sectionId } = call.target;
  const options = {
    pin_id: call.copyId,
    user_id: call.userId,
    ...(boardId === undefined ? {} : { board_id: boardId }),
    ...(sectionId === undefined ? {} : { section: sectionId }),
  };
  return place({ name: 'Repin', action: 'update', options, idempotencyKey: call.key });
}

/**
 * Deletes a copy from its board by PinResource. A missing copy counts as deleted: the response to an earlier
 * attempt was lost.
 */
export function remove(copy: {
  readonly copyId: string;
  readonly boardId: string;
  readonly userId: string;
}): Promise<SaveResult<object>> {
  const options = { id: copy.copyId, board_id: copy.boardId, user_id: copy.userId };
  return tried(async () => {
    try {
      await callResource({ name: 'Pin', action: 'delete', options });
    } catch (error) {
      if (!(error instanceof ResourceError && error.failure.code === 'pin_not_found')) throw error;
    }
    return {};
  });
}

/** Creates a board by BoardResource. */
export function createBoard(options: {
  readonly name: string;
  readonly privacy: PickerBoard['privacy'];
  readonly userId: string;
}): Promise<{ readonly ok: true; readonly board: PickerBoard } | Refusal> {
  const { userId, ...board } = options;
  const call = { name: 'Board', action: 'create', options: { ...board, user_id: userId } } as const;
  return tried(async () => {
    const made = madeBoardSchema.parse(await callResource(call));
    return { board: { ...made, coverUrl: undefined, sections: [] } };
  });
}

/** Creates a section of a board by BoardSectionResource. */
export function createSection(section: {
  readonly boardId: string;
  readonly title: string;
  readonly userId: string;
}): Promise<{ readonly ok: true; readonly section: z.infer<typeof madeSectionSchema> } | Refusal> {
  const options = { board_id: section.boardId, title: section.title, user_id: section.userId };
  return tried(async () => ({
    section: madeSectionSchema.parse(await callResource({ name: 'BoardSection', action: 'create', options })),
  }));
}

function place(call: ResourceRequest): Promise<SaveResult<{ readonly place: SavedLocation }>> {
  return tried(async () => {
    const { id, board, section } = placeSchema.parse(await callResource(call));
    return { place: { copyId: id, board, section, isProfile: board.layout === 'quick_saves' } };
  });
}

/** Returns the result of a request, or the reason for its rejection. Other errors are bugs and thrown. */
async function tried<T extends object>(
  call: () => Promise<T>,
): Promise<({ readonly ok: true } & T) | Refusal> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { failure } = error;
    return { ok: false, fields: failure.fields, failure: saveFailure(failure) };
  }
}

const OTHER_SESSION = new Set(['login_required', 'user_id_mismatch']);
const TOO_MANY = 429;

/** Converts an error: an overloaded server counts as unreachable, so that the save is sent again later. */
function saveFailure(failure: RequestError): SaveError {
  if (isServerError(failure) || failure.http_status === TOO_MANY) return { kind: 'network' };
  const message = failure.message || getClientMessages('site', enUs).errors.failed;
  return { kind: 'refused', message, isOtherSession: OTHER_SESSION.has(failure.code) };
}

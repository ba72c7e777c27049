import { logSave } from '../../engagement/events/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import type { SaveRequest } from './find-target.ts';
import type { SaveAnswer } from './save-answer.ts';
import { savePin } from './save-pin.ts';

/** Saves a pin as `savePin` does, and logs the save as an event unless the caller declines that. */
export async function saveAndLog(
  deps: Deps,
  viewer: SignedIn,
  request: SaveRequest,
  options: { readonly idempotencyKey: string | undefined; readonly isLogged: boolean },
): Promise<SaveAnswer> {
  const saved = await savePin(deps.db, viewer, request, options.idempotencyKey);
  if (options.isLogged)
    logSave(deps, { copyId: saved.id, pinId: String(request.pinId ?? ''), boardId: saved.board.id });
  return saved;
}

import type { LogDeps } from '../../../platform/deps.ts';
import { startLoop } from '../../../platform/jobs/index.ts';
import { getRootCause } from '../../../platform/logging/root-cause.ts';
import { BATCH_MIN, nextBatch } from './next-batch.ts';
import { fillIndex } from './fill-index.ts';
import { updateIndex, type UpdateDeps } from './update-index.ts';

/** A change is found within 5 s (SR-09): it waits for at most this, and for the changes before it. */
const EVERY_MS = 500;
const AFTER_FAILURE_MS = 5000;

/** Applies changes to the search index until it is closed; `close` waits for a pending step. */
export function startIndexUpdater(deps: UpdateDeps & LogDeps): { readonly close: () => Promise<void> } {
  let isFilled = false;
  let batch = BATCH_MIN;
  return startLoop(
    async () => {
      if (!isFilled) await fillIndex(deps);
      isFilled = true;
      const start = performance.now();
      const handled = await updateIndex(deps, batch);
      batch = nextBatch(batch, { handled, ms: performance.now() - start });
      return handled > 0 ? 0 : EVERY_MS;
    },
    {
      ms: AFTER_FAILURE_MS,
      report(error) {
        // A statement may have taken too long.
        batch = BATCH_MIN;
        deps.log.warn({ failure: getRootCause(error).message }, 'the search index could not be updated');
      },
    },
  );
}

import { z } from 'zod';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { imagesRemovedBy } from './removed-by-moderator.ts';
import { removePictureIfUnused } from './remove-picture.ts';
import { withholdPicture } from './withhold-picture.ts';

/**
 * Withholds the images of what a moderator removed, at once after the decision, and deletes those that no appeal can bring back any
 * more, after the answer to one (OP-07, AC-10).
 */
export const withholdRemoved = defineJob({
  name: 'withhold-removed',
  data: z.object({ decisionId: z.string() }),
  lease: { seconds: 3600 },
  async handle({ decisionId }, deps: Deps, { signal }) {
    const { rows } = await deps.db.execute<{ id: string }>(imagesRemovedBy(parseId(decisionId) ?? 0n));
    for (const { id } of rows) {
      signal.throwIfAborted();
      await withholdPicture(deps, BigInt(id));
      await removePictureIfUnused(deps, BigInt(id));
    }
  },
});

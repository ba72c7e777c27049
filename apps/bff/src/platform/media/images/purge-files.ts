import { z } from 'zod';
import type { ConfigDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/index.ts';
import type { FilePurgeDeps } from './file-purge.ts';
import { storedFiles } from './image-files.ts';
import { absoluteMediaUrl, mediaUrl } from './media-url.ts';

/**
 * Removes the deleted files of an image from the caches in front of the site (OP-07). A cache that does not answer is asked again
 * later, and never delays the deletion.
 */
export const purgeImageFiles = defineJob({
  name: 'purge-image-files',
  data: z.object({ signature: z.string().regex(/^[0-9a-f]{32}$/) }),
  async handle({ signature }, { env, purgeFiles }: ConfigDeps & FilePurgeDeps, { signal }) {
    const addresses = storedFiles(signature).map((path) => absoluteMediaUrl(mediaUrl(path), env.publicUrl));
    await purgeFiles?.(addresses, signal);
  },
});

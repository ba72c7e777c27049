import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { MEDIA_CACHING, sendFile } from '../../platform/media/images/index.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { findPreviews } from './find-preview.ts';
import {
  PREVIEW_KINDS,
  PREVIEW_PATH,
  previewKey,
  previewUrl,
  type PreviewSubject,
} from './preview-subject.ts';
import { createPreviewStore } from './store-preview.ts';

const PREVIEWS_PER_MINUTE = defineLimit({
  name: 'link previews an address',
  max: 120,
  windowMs: 60_000,
  against: 'load',
});
const paramsSchema = z.object({
  kind: z.enum(PREVIEW_KINDS),
  id: z.string(),
  file: z.string().regex(/^[0-9a-f]{32}\.jpg$/),
});

/**
 * Serves the images for link previews (IO-10), cached as images are: the address changes with the contents, and a former one leads to
 * the current one. What visitors do not see has none, as if it did not exist.
 */
export function previewRoute(app: FastifyInstance, deps: Deps): void {
  const openPreview = createPreviewStore(deps);
  rejectOtherMethods(app, PREVIEW_PATH, ['GET']);
  app.get(PREVIEW_PATH, { config: { kind: 'file' } }, async (request, reply) => {
    await deps.limits.count([PREVIEWS_PER_MINUTE, getClientSubnet(request.ip)]);
    const subject = await findSubject(deps, request.params);
    if (!subject) return reply.header('cache-control', 'no-store').callNotFound();
    const current = previewUrl(subject, previewKey(subject));
    if (request.url !== current) return reply.header('cache-control', 'no-store').redirect(current);
    const tag = `"${previewKey(subject)}"`;
    reply
      .header('cache-control', MEDIA_CACHING)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return sendFile(reply, await openPreview(subject), 'image/jpeg');
  });
}

async function findSubject({ db }: Pick<Deps, 'db'>, params: unknown): Promise<PreviewSubject | undefined> {
  const read = paramsSchema.safeParse(params);
  const id = read.success ? parseId(read.data.id) : undefined;
  if (!read.success || id === undefined) return undefined;
  return (await findPreviews(db, read.data.kind, [id])).get(id);
}

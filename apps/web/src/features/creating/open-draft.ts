import { EMPTY_PIN_DRAFT, pinDraftSchema, type DraftImage, type PinDraft } from '@pegboard/types';
import type { UploadedImage } from '@pegboard/pin-builder';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import type { OpenedDraft } from './opened-draft.ts';
import { toUploadedImage } from './uploaded-media.ts';

const draftSchema = z.object({
  id: z.string(),
  client_id: z.string(),
  version: z.number(),
  content: pinDraftSchema,
});
const uploadsSchema = z.record(
  z.string(),
  z.object({
    signature: z.nullable(z.string()),
    width: z.nullish(z.number()),
    height: z.nullish(z.number()),
  }),
);

/**
 * Opens a draft by its id on the server or on this device (CR-10). Changes that the server does not have yet win over its
 * version. Returns undefined for a draft that is gone. Rejects with a ResourceError.
 */
export async function openDraft(key: string, device: DeviceDrafts): Promise<OpenedDraft | undefined> {
  const entries = await device.list();
  const entry = entries.find(({ clientId, server }) => clientId === key || server?.id === key);
  const serverId = entry?.server?.id ?? (/^\d+$/.test(key) ? key : undefined);
  const stored = serverId === undefined ? undefined : await readDraft(serverId);
  if (!entry && !stored) return undefined;
  const clientId = entry?.clientId ?? stored?.client_id ?? key;
  const draft = entry?.isDirty ? entry.draft : (stored?.content ?? entry?.draft ?? EMPTY_PIN_DRAFT);
  return {
    clientId,
    server: stored ? { id: stored.id, version: stored.version } : null,
    draft,
    isDirty: entry?.isDirty ?? false,
    files: (await device.files(clientId))
      .filter(({ uploadId }) => uploadId === undefined || !getVideoUploadIds(draft).includes(uploadId))
      .map(({ file }) => file),
    images: await readUploads(getImages(draft)),
  };
}

/** Returns the uploads of the videos of a draft: that of the Pin, or those of the pages of a story in their order. */
export function getVideoUploadIds({ media }: PinDraft): readonly string[] {
  if (media?.kind === 'video') return [media.uploadId];
  if (media?.kind !== 'story') return [];
  return media.pages.flatMap(({ background }) => (background.kind === 'video' ? [background.uploadId] : []));
}

async function readDraft(id: string): Promise<z.infer<typeof draftSchema> | undefined> {
  try {
    return draftSchema.parse(await callResource({ name: 'PinDraft', action: 'get', options: { id } }));
  } catch (error) {
    if (error instanceof ResourceError && error.failure.code === 'draft_not_found') return undefined;
    throw error;
  }
}

/** Returns the images of a draft in their order; the first is its cover. */
export function getImages({ media }: PinDraft): readonly DraftImage[] {
  switch (media?.kind) {
    case undefined:
      return [];
    case 'image':
      return [media.image];
    case 'carousel':
      return media.slots.map(({ image }) => image);
    case 'story':
      return media.pages.flatMap(({ background }) => (background.kind === 'image' ? [background.image] : []));
    case 'video':
      return [];
  }
}

const UPLOADS_PER_REQUEST = 50;

/** Reads what the builder shows of images, by the ids of their uploads; those that failed or are gone are missing. */
export async function readUploads(
  images: readonly DraftImage[],
): Promise<Readonly<Record<string, UploadedImage>>> {
  const ids = images.flatMap(({ uploadId, editedUploadId }) => [
    uploadId,
    ...(editedUploadId === null ? [] : [editedUploadId]),
  ]);
  const found: Record<string, UploadedImage> = {};
  for (let first = 0; first < ids.length; first += UPLOADS_PER_REQUEST) {
    const options = { upload_ids: ids.slice(first, first + UPLOADS_PER_REQUEST) };
    const uploads = uploadsSchema.parse(await callResource({ name: 'VIP', action: 'get', options }));
    for (const [id, { signature, width, height }] of Object.entries(uploads))
      if (signature !== null && width != null && height != null)
        found[id] = toUploadedImage({ id, signature, width, height });
  }
  return found;
}

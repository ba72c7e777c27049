import { createRequestError } from '@pegboard/resource-client';
import { draftDetailsSchema, offsiteCheckSchema, type DraftDetails, type ImageEdit } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { StoredUpload } from './uploaded-media.ts';

const uploadedSchema = z.object({
  upload_id: z.string(),
  signature: z.string(),
  width: z.number(),
  height: z.number(),
});
const pageSchema = z.object({
  url: z.string(),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  images: z.array(
    z.object({
      url: z.string(),
      preview_url: z.optional(z.string()),
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
      alt: z.nullable(z.string()),
    }),
  ),
  details: z.nullish(draftDetailsSchema),
});
const topicsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** The images and details of a page. */
export type PageFindings = Omit<z.infer<typeof pageSchema>, 'details'> & {
  readonly details: DraftDetails | null;
};

/** Applies an edit to an uploaded image; the original stays (CR-05). Rejects with a ResourceError. */
export async function editUpload(uploadId: string, edit: ImageEdit): Promise<StoredUpload> {
  const options = { upload_id: uploadId, edit };
  return toStoredUpload(await callResource({ name: 'UploadEdit', action: 'create', options }));
}

/** Stores an image of a page as an upload (CR-03). Rejects with a ResourceError. */
export async function uploadFromWeb(imageUrl: string, pageUrl: string | null): Promise<StoredUpload> {
  const options = { image_url: imageUrl, ...(pageUrl === null ? {} : { page_url: pageUrl }) };
  return toStoredUpload(await callResource({ name: 'UploadFromWeb', action: 'create', options }));
}

/** Finds the images and details of a page (CR-03). Rejects with a ResourceError. */
export async function readPage(url: string, signal: AbortSignal): Promise<PageFindings> {
  const found = pageSchema.parse(await callResource({ name: 'FindImages', action: 'get', options: { url } }));
  if (signal.aborted) throw new ResourceError(createRequestError('aborted'));
  return { ...found, details: found.details ?? null };
}

/** Returns whether an outbound link is blocked; a check that failed does not block (§8). */
export async function isLinkBlocked(url: string): Promise<boolean> {
  const options = { url: '/v3/offsite/', data: { check_only: true, url } };
  const { redirect_status: status } = offsiteCheckSchema.parse(
    await callResource({ name: 'Api', action: 'create', options }),
  );
  return status !== 'ok' && status !== 'error';
}

/** Finds topics by the beginning of a word of their name. Rejects with a ResourceError. */
export async function searchTopics(
  query: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const options = { query, limit: 10 };
  return topicsSchema.parse(await callResource({ name: 'TopicSuggestions', action: 'get', options }));
}

function toStoredUpload(data: unknown): StoredUpload {
  const { upload_id: id, ...upload } = uploadedSchema.parse(data);
  return { id, ...upload };
}

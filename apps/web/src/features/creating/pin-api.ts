import { createRequestError } from '@pegboard/resource-client';
import { draftDetailsSchema, offsiteCheckSchema, type DraftDetails, type ImageEdit } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { DraftApi } from './draft-session.ts';

const idSchema = z.string();
const savedDraftSchema = z.object({ id: idSchema, version: z.number() });
const uploadedSchema = z.object({
  upload_id: idSchema,
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
const topicsSchema = z.array(z.object({ id: idSchema, name: z.string() }));

/** An image that is stored as an upload of the member. */
export type StoredUpload = {
  readonly id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
};

/** The images and details of a page. */
export type PageFindings = Omit<z.infer<typeof pageSchema>, 'details'> & {
  readonly details: DraftDetails | null;
};

/** Writes of drafts over REST. */
export const draftApi: DraftApi = {
  async create(clientId, content) {
    const options = { client_id: clientId, content };
    return savedDraftSchema.parse(await callResource({ name: 'PinDraft', action: 'create', options }));
  },
  async update({ id, version }, content) {
    const options = { id, version, content };
    return savedDraftSchema.parse(await callResource({ name: 'PinDraft', action: 'update', options }));
  },
  async read(id) {
    const options = { id };
    return savedDraftSchema.parse(await callResource({ name: 'PinDraft', action: 'get', options }));
  },
  async publish(id) {
    const created = await callResource({
      name: 'PinDraftPublish',
      action: 'create',
      options: { id },
      // The draft itself is the key: a repeated publication returns the same Pin.
      idempotencyKey: `publish-draft-${id}`,
    });
    return { pinId: z.object({ id: idSchema }).parse(created).id };
  },
  async schedule(id, { localTime, timeZone }) {
    const options = { id, local_time: localTime, time_zone: timeZone };
    await callResource({ name: 'PinDraftSchedule', action: 'create', options });
  },
  async delete(id) {
    await callResource({ name: 'PinDraft', action: 'delete', options: { id } });
  },
  isLost: (error) => hasCode(error, 'network'),
  isAborted: (error) => hasCode(error, 'aborted'),
  isConflict: (error) => hasCode(error, 'draft_changed'),
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

/** Returns the address of a rendition of an uploaded image. */
export function uploadedImageUrl(signature: string, size: '236x' | '736x'): string {
  return fileUrl(size, signature, 'webp');
}

/** Returns the address of the largest rendition of an uploaded video; `signature` is that of its poster. */
export function uploadedVideoUrl(signature: string): string {
  return fileUrl('720p', signature, 'mp4');
}

function fileUrl(size: string, signature: string, extension: string): string {
  const folders = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `/i/${[size, ...folders, signature].join('/')}.${extension}`;
}

function toStoredUpload(data: unknown): StoredUpload {
  const { upload_id: id, ...upload } = uploadedSchema.parse(data);
  return { id, ...upload };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ResourceError && error.failure.code === code;
}

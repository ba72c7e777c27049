import { createRequestError } from '@pegboard/resource-client';
import { UPLOAD_POLL_MS } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { postForm, type PostFormOptions } from './post-form.ts';
import { postWithRetries } from './post-with-retries.ts';

/**
 * Milliseconds before the first polls, enough for small images; further polls follow the interval of the specification
 * (§9).
 */
const FIRST_POLLS_MS = [300, 500, 1200, 2500];
const POLLS_MAX = 40;

/** The types of images that a field for files offers. */
export const IMAGE_FIELD_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const postSchema = z.object({
  upload_id: z.string(),
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
});
const stateSchema = z.record(
  z.string(),
  z.object({
    status: z.string(),
    signature: z.nullable(z.string()),
    failure_code: z.nullable(z.string()),
    failure_message: z.nullable(z.string()),
    width: z.nullish(z.number()),
    height: z.nullish(z.number()),
    media_source_type: z.nullish(z.number()),
  }),
);

/** An image that the server stored in every size; width and height in pixels. */
export type UploadedFile = {
  readonly id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  /** A code of `AI_LABELS` that the file's metadata names. */
  readonly mediaSourceType: number | null;
};

/** Options of `uploadImage`. */
export type UploadOptions = PostFormOptions & {
  /** Called when the file was sent and is being processed. */
  readonly onProcessing?: (() => void) | undefined;
};

/**
 * Uploads an image and waits until the server has created its renditions (§7: VIPResource, a form post, VIPResource).
 * Rejects with a ResourceError; a lost connection has the code `network`.
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const post = postSchema.parse(
    await callResource({ name: 'VIP', action: 'create', options: { type: 'pinimage' } }),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(post.upload_parameters)) form.append(name, value);
  form.append('file', file);
  const posted = await postWithRetries(() => postForm(post.upload_url, form, options), {
    wait,
    random: Math.random,
  });
  if (posted.error) throw new ResourceError(posted.error);
  options.onProcessing?.();
  return poll(post.upload_id, options.signal);
}

async function poll(id: string, signal: AbortSignal | undefined): Promise<UploadedFile> {
  for (let polls = 0; polls < POLLS_MAX; polls += 1) {
    await wait(FIRST_POLLS_MS[polls] ?? UPLOAD_POLL_MS);
    if (signal?.aborted) throw new ResourceError(createRequestError('aborted'));
    const states = stateSchema.parse(
      await callResource({ name: 'VIP', action: 'get', options: { upload_ids: [id] } }),
    );
    const state = states[id];
    if (state?.status === 'succeeded' && state.signature !== null)
      return {
        id,
        signature: state.signature,
        width: state.width ?? 0,
        height: state.height ?? 0,
        mediaSourceType: state.media_source_type ?? null,
      };
    if (state?.status === 'failed')
      throw new ResourceError(
        createRequestError(state.failure_code ?? 'image_invalid', { message: state.failure_message ?? '' }),
      );
  }
  throw new ResourceError(createRequestError('upload_not_ready'));
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

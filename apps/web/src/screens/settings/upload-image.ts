import { UPLOAD_POLL_MS } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { postWithRetries } from './post-with-retries.ts';

/**
 * Milliseconds before the first poll, enough for a small image; further polls follow the intervals of the
 * specification (§9).
 */
const FIRST_POLL_DELAY_MS = 800;
const POLLS_MAX = 12;

const postSchema = z.object({
  upload_id: z.string(),
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
});
const stateSchema = z.record(
  z.string(),
  z.object({ status: z.string(), failure_message: z.nullable(z.string()) }),
);

/** The result of an image upload: its upload id, or the error. */
export type UploadedPicture = { readonly id: string } | { readonly problem: string };

/**
 * Uploads an image and waits until the server has created its renditions (§7: VIPResource, a form post,
 * VIPResource). `texts` are the messages of errors without one.
 */
export async function uploadPicture(
  file: File,
  texts: { readonly invalid: string; readonly failed: string },
): Promise<UploadedPicture> {
  if (!file.type.startsWith('image/')) return { problem: texts.invalid };
  try {
    const post = postSchema.parse(
      await callResource({ name: 'VIP', action: 'create', options: { type: 'pinimage' } }),
    );
    const form = new FormData();
    for (const [name, value] of Object.entries(post.upload_parameters)) form.append(name, value);
    form.append('file', file);
    const posted = await postWithRetries(() => fetch(post.upload_url, { method: 'POST', body: form }), {
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      random: Math.random,
    });
    if (posted.ok) return await whenMade(post.upload_id, texts);
    return { problem: posted.status === 503 ? texts.failed : texts.invalid };
  } catch (error) {
    if (error instanceof ResourceError) return { problem: error.failure.message || texts.failed };
    if (error instanceof TypeError) return { problem: texts.failed }; // The connection was lost during the upload.
    throw error;
  }
}

async function whenMade(id: string, texts: { readonly failed: string }): Promise<UploadedPicture> {
  for (let polls = 0; polls < POLLS_MAX; polls += 1) {
    const pause = polls === 0 ? FIRST_POLL_DELAY_MS : UPLOAD_POLL_MS;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const states = stateSchema.parse(
      await callResource({ name: 'VIP', action: 'get', options: { upload_ids: [id] } }),
    );
    const state = states[id];
    if (state?.status === 'succeeded') return { id };
    if (state?.status === 'failed') return { problem: state.failure_message ?? texts.failed };
  }
  return { problem: texts.failed };
}

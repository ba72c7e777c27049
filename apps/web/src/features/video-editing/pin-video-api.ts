import { BuilderError } from '@pegboard/pin-builder/video-editor';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { readOverHttp } from '../../data/read-resource.ts';

const pinVideoSchema = z.object({
  url: z.string(),
  cover_seconds: z.number(),
  is_cover_pending: z.boolean(),
  captions: z.array(z.object({ language: z.string() })),
});

/** The video of a published Pin, for its creator. */
export type PinVideo = {
  readonly url: string;
  readonly coverSeconds: number;
  readonly isCoverPending: boolean;
  readonly captionLanguages: readonly string[];
};

/** Captions that a video is to have; without `vtt` those that it has in the language. */
export type WantedCaptions = { readonly language: string; readonly vtt?: string };

/** Reads the video of a Pin of the viewer; undefined when it cannot be read. */
export async function readPinVideo(id: string): Promise<PinVideo | undefined> {
  const read = await readOverHttp('PinVideo', { id });
  if (!read.ok) return undefined;
  const {
    url,
    cover_seconds: coverSeconds,
    is_cover_pending: isCoverPending,
    captions,
  } = pinVideoSchema.parse(read.data);
  return { url, coverSeconds, isCoverPending, captionLanguages: captions.map(({ language }) => language) };
}

/** Chooses the frame of the cover of a published video. Rejects with a BuilderError. */
export async function changePinCover(id: string, seconds: number): Promise<void> {
  await toBuilderErrors(() =>
    callResource({ name: 'PinVideo', action: 'update', options: { id, cover_seconds: seconds } }),
  );
}

/** Changes the captions of a published video. Rejects with a BuilderError. */
export async function changePinCaptions(id: string, captions: readonly WantedCaptions[]): Promise<void> {
  await toBuilderErrors(() =>
    callResource({ name: 'PinVideo', action: 'update', options: { id, captions } }),
  );
}

/** Runs a request; what the server refused becomes an error of the editor. */
export async function toBuilderErrors<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { code, message, fields } = error.failure;
    throw new BuilderError(Object.values(fields)[0] ?? message, { code, fields, cause: error });
  }
}

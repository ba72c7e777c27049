import { VIDEO_BYTES_MAX } from '@pegboard/types';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import {
  createUploadPolicies,
  parametersSchema,
  POLICY_MINUTES,
  readFormPost,
  type PostedFile,
  type UploadPolicies,
} from '../uploads/index.ts';
import { assertTranscoding } from './assert-transcoding.ts';
import type { Deps } from './deps.ts';
import { finishUpload } from './finish-upload.ts';
import { registerVideo } from './register-video.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

const TYPES: readonly string[] = [
  'video/mp4',
  'video/quicktime',
  'video/x-m4v',
  'video/webm',
  'video/x-matroska',
  'application/octet-stream',
];
/** Digits of the key of a policy, which is the id of the upload here. */
const KEY_DIGITS = 32;

/** A video upload that was registered for a form, and the fields that the form repeats. */
export type RegisteredVideo = {
  readonly id: bigint;
  readonly parameters: ReturnType<UploadPolicies['make']>;
};

type Received = { readonly id: bigint; readonly path: string; readonly bytes: number };

/** Registers and receives videos that are posted as one form, as image uploads are: for apps without the tus protocol. */
export type VideoForms = {
  /** Throws `video_unavailable`, `too_many_uploads`. */
  register(viewer: SignedIn): Promise<RegisteredVideo>;
  /**
   * Receives the form of a registered upload and queues its processing; a form that was received before changes nothing.
   * Throws `bad_request`, `upload_policy_invalid`, `upload_expired`, `upload_not_found`, `video_invalid` and
   * `video_file_too_large`.
   */
  receive(form: {
    readonly source: Readable;
    readonly contentType: string;
    readonly signal: AbortSignal;
  }): Promise<void>;
};

/** Creates the forms of this site. */
export function createVideoForms(deps: Deps): VideoForms {
  const { db, env, now } = deps;
  const policies = createUploadPolicies({
    secret: env.secret,
    now,
    purpose: 'video',
    bytesMax: VIDEO_BYTES_MAX,
    types: TYPES,
  });
  return {
    async register(viewer) {
      assertTranscoding(env);
      const id = newId();
      // The size is known when the form has been received: until then it is the largest that is accepted.
      await registerVideo(db, viewer, { id, bytes: VIDEO_BYTES_MAX, now: now() });
      const expiresAt = new Date(now().getTime() + POLICY_MINUTES * 60_000);
      const key = id.toString(16).padStart(KEY_DIGITS, '0');
      return { id, parameters: policies.make({ key, ownerId: viewer.id, expiresAt }) };
    },
    async receive({ source, contentType, signal }) {
      const received = await readFormPost<Received>({
        source,
        contentType,
        fileBytesMax: VIDEO_BYTES_MAX,
        signal,
        take: (fields, file) => takeFile(deps, policies, fields, file),
        undo: ({ path }) => rm(path, { force: true }),
      });
      try {
        await store(deps, received);
      } finally {
        await rm(received.path, { force: true });
      }
    },
  };
}

async function takeFile(
  { db, env }: Deps,
  policies: UploadPolicies,
  fields: unknown,
  file: PostedFile,
): Promise<Received> {
  const parameters = parametersSchema.safeParse(fields);
  if (!parameters.success) throw new AppError('upload_policy_invalid', { cause: parameters.error });
  const policy = policies.read(parameters.data);
  if (policy === 'invalid') throw new AppError('upload_policy_invalid');
  if (policy === 'expired') throw new AppError('upload_expired');
  if (!policy.types.includes(file.type.toLowerCase())) throw new AppError('video_invalid');
  const id = BigInt(`0x${policy.key}`);
  const isOwn = and(eq(videoUploads.id, id), eq(videoUploads.ownerId, BigInt(policy.ownerId)));
  const [upload] = await db.select({ id: videoUploads.id }).from(videoUploads).where(isOwn);
  if (!upload) throw new AppError('upload_not_found');
  const folders = videoFolders(env);
  await folders.prepare();
  const path = `${folders.sourceFile(id)}.${randomUUID()}`;
  try {
    const disk = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(file.stream, disk);
    if (file.isCut()) throw new AppError('video_file_too_large');
    if (disk.bytesWritten === 0) throw new AppError('video_invalid');
    return { id, path, bytes: disk.bytesWritten };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function store(deps: Deps, { id, path, bytes }: Received): Promise<void> {
  const isStored = await deps.db.transaction(async (tx) => {
    const isUploading = and(eq(videoUploads.id, id), eq(videoUploads.state, 'uploading'));
    const [upload] = await tx.select().from(videoUploads).where(isUploading).for('update');
    if (!upload) return false;
    await rename(path, videoFolders(deps.env).sourceFile(id));
    await tx.update(videoUploads).set({ bytes, activeAt: deps.now() }).where(isUploading);
    return true;
  });
  if (isStored) await finishUpload(deps, id);
}

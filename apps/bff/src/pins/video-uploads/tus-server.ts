import { MemoryLocker, Server } from '@tus/server';
import { VIDEO_BYTES_MAX } from '@pegboard/types';
import { AppError, type ErrorCode, type LimitCode } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { hasBuiltInEncoder } from '../../platform/media/videos/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { finishUpload } from './finish-upload.ts';
import { registerVideo } from './register-video.ts';
import { TusStore } from './tus-store.ts';
import { videoFolders } from './video-folders.ts';

/** The address below which videos are uploaded by the tus protocol. */
export const VIDEO_UPLOAD_PATH = '/upload/video';

/** A response of the protocol: a status without a body, and headers. */
export type TusAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>> };

/** Handles requests of the tus protocol, from authorized viewers. Throws `AppError`. */
export type TusServer = (request: Request, viewer: SignedIn | null) => Promise<TusAnswer>;

const HEADERS = /^(?:tus-|upload-|location$|cache-control$)/;
/** The errors by status of the protocol. */
const CODES: Readonly<Record<number, Exclude<ErrorCode, LimitCode>>> = {
  404: 'upload_not_found',
  409: 'upload_offset_wrong',
  410: 'upload_not_found',
  412: 'tus_version_unsupported',
  413: 'video_file_too_large',
};

/** Creates the server of the tus protocol, version 1.0.0 (tus.io). It takes the length of a file when it is created. */
export function createTusServer(deps: Deps): TusServer {
  const canTranscode = deps.env.ffmpegPath !== undefined || hasBuiltInEncoder();
  const viewers = new WeakMap<Request, SignedIn>();
  const failures = new WeakMap<Request, unknown>();
  const server = new Server({
    path: VIDEO_UPLOAD_PATH,
    relativeLocation: true,
    maxSize: VIDEO_BYTES_MAX,
    datastore: new TusStore({ db: deps.db, folders: videoFolders(deps.env) }),
    locker: new MemoryLocker(),
    generateUrl: (_, { id }) => `${VIDEO_UPLOAD_PATH}/${id}`,
    namingFunction: () => String(newId()),
    async onUploadCreate(request, { id, size }) {
      const viewer = viewers.get(request);
      if (!viewer || size === undefined) throw new AppError('bad_request');
      if (!canTranscode) throw new AppError('video_unavailable');
      await registerVideo(deps.db, viewer, { id: BigInt(id), bytes: size, now: deps.now() });
      return {};
    },
    async onUploadFinish(_, { id }) {
      await finishUpload(deps, BigInt(id));
      return {};
    },
    onResponseError(request, error) {
      failures.set(request, error);
      return undefined;
    },
  });
  return async (request, viewer) => {
    if (viewer) viewers.set(request, viewer);
    const response = await server.handleWeb(request);
    if (response.status >= 400) throw toTusError(response.status, failures.get(request));
    const headers = [...response.headers].filter(([name]) => HEADERS.test(name));
    return { status: response.status, headers: Object.fromEntries(headers) };
  };
}

function toTusError(status: number, failure: unknown): unknown {
  if (failure instanceof AppError) return failure;
  const cause = failure instanceof Error ? failure : new Error(`tus ${status}: ${JSON.stringify(failure)}`);
  const code = CODES[status];
  if (code !== undefined) return new AppError(code, { cause });
  return status < 500 ? new AppError('bad_request', { cause }) : cause;
}

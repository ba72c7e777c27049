import { MemoryLocker, Server } from '@tus/server';
import { AppError, type ErrorCode, type LimitCode } from '../errors/errors.ts';
import { newId } from '../ids/new-id.ts';
import type { SignedIn } from '../http/viewer.ts';
import { TusStore } from './tus-store.ts';
import type { TusUploads } from './tus-uploads.ts';

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
};

/** Creates the server of the tus protocol, version 1.0.0 (tus.io). It takes the length of a file when it is created. */
export function createTusServer(uploads: TusUploads): TusServer {
  const { path, bytesMax, tooLarge } = uploads;
  const viewers = new WeakMap<Request, SignedIn>();
  const failures = new WeakMap<Request, unknown>();
  const server = new Server({
    path,
    relativeLocation: true,
    maxSize: bytesMax,
    datastore: new TusStore(uploads),
    locker: new MemoryLocker(),
    generateUrl: (_, { id }) => `${path}/${id}`,
    namingFunction: () => String(newId()),
    async onUploadCreate(request, { id, size, metadata }) {
      const viewer = viewers.get(request);
      if (!viewer || size === undefined) throw new AppError('bad_request');
      const fileName = metadata?.['filename'] ?? null;
      await uploads.register(viewer, { id: BigInt(id), bytes: size, fileName });
      return {};
    },
    async onUploadFinish(_, { id }) {
      await uploads.finish(BigInt(id));
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
    if (response.status >= 400) throw toTusError(response.status, failures.get(request), tooLarge);
    const headers = [...response.headers].filter(([name]) => HEADERS.test(name));
    return { status: response.status, headers: Object.fromEntries(headers) };
  };
}

function toTusError(status: number, failure: unknown, tooLarge: TusUploads['tooLarge']): unknown {
  if (failure instanceof AppError) return failure;
  const cause = failure instanceof Error ? failure : new Error(`tus ${status}: ${JSON.stringify(failure)}`);
  const code = status === 413 ? tooLarge : CODES[status];
  if (code !== undefined) return new AppError(code, { cause });
  return status < 500 ? new AppError('bad_request', { cause }) : cause;
}

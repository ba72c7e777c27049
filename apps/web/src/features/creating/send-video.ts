import { sendFile, type SendFileOptions } from '../uploads/send-file.ts';

/** Options of `sendVideo`. */
export type SendVideoOptions = Pick<SendFileOptions, 'signal' | 'onProgress'> & {
  /** Receives the id of the upload. */
  readonly onCreated: (uploadId: string) => void;
};

/**
 * Uploads a video (CR-07). With an id it continues that upload, or begins another one if the server does not have it any more. Without a
 * connection the builder waits until it is back. Rejects as `sendFile` does.
 */
export function sendVideo(file: File, uploadId: string | null, options: SendVideoOptions): Promise<void> {
  return sendFile(file, uploadId, { ...options, address: '/upload/video/' });
}

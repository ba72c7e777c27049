import { decodePhoto } from './decode-photo.ts';

/** A photo to decode, and the pixels of its longer side at most. */
export type PhotoRequest = { readonly id: number; readonly file: File; readonly pixels: number };

/** A decoded photo; null if it cannot be decoded. */
export type PhotoResponse = { readonly id: number; readonly bitmap: ImageBitmap | null };

/** Decodes the photos that the page of a worker sends. Call it once in the script of the worker. */
export function servePhotoWorker(): void {
  addEventListener('message', ({ data: { id, file, pixels } }: MessageEvent<PhotoRequest>) => {
    decodePhoto(file, pixels).then(
      (bitmap) => respond({ id, bitmap }, [bitmap]),
      () => respond({ id, bitmap: null }, []),
    );
  });
}

function respond(response: PhotoResponse, transfer: Transferable[]): void {
  postMessage(response, { transfer });
}

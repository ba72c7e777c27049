import { decodePhoto } from './decode-photo.ts';

/** A photo to decode. */
export type PhotoRequest = { readonly id: number; readonly file: File };

/** A decoded photo; null if it cannot be decoded. */
export type PhotoResponse = { readonly id: number; readonly bitmap: ImageBitmap | null };

/** Decodes the photos that the page of a worker sends. Call it once in the script of the worker. */
export function servePhotoWorker(): void {
  addEventListener('message', ({ data: { id, file } }: MessageEvent<PhotoRequest>) => {
    decodePhoto(file).then(
      (bitmap) => respond({ id, bitmap }, [bitmap]),
      () => respond({ id, bitmap: null }, []),
    );
  });
}

function respond(response: PhotoResponse, transfer: Transferable[]): void {
  postMessage(response, { transfer });
}

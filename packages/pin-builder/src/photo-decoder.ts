import { decodePhoto } from './decode-photo.ts';
import type { PhotoRequest, PhotoResponse } from './photo-worker.ts';

/** Decodes photos, in a worker where there is one. */
export type PhotoDecoder = {
  /** Decodes a photo. Rejects for a file that is damaged, and when the decoder ends. */
  readonly decode: (file: File) => Promise<HTMLCanvasElement>;
  readonly close: () => void;
};

type Decoding = {
  readonly file: File;
  readonly resolve: (bitmap: ImageBitmap | Promise<ImageBitmap>) => void;
  readonly reject: (reason: Error) => void;
};

/**
 * Creates a decoder with a worker. A worker that cannot be started or that fails, because of a content security policy for
 * example, is replaced by the functions of the page, which decode outside of the main thread as well.
 */
export function createPhotoDecoder(startWorker: (() => Worker) | undefined): PhotoDecoder {
  const decodings = new Map<number, Decoding>();
  let lastId = 0;
  let worker = startWorker && tryToStart(startWorker);

  const finish = (id: number): Decoding | undefined => {
    const decoding = decodings.get(id);
    decodings.delete(id);
    return decoding;
  };
  const abandonWorker = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const id of decodings.keys()) {
      const decoding = finish(id);
      decoding?.resolve(decodePhoto(decoding.file));
    }
  };
  worker?.addEventListener('message', ({ data: { id, bitmap } }: MessageEvent<PhotoResponse>) => {
    if (bitmap) finish(id)?.resolve(bitmap);
    else finish(id)?.reject(new Error('The photo cannot be decoded.'));
  });
  worker?.addEventListener('error', (event) => {
    // The error is handled here, and not reported as one of the page.
    event.preventDefault();
    abandonWorker();
  });
  worker?.addEventListener('messageerror', abandonWorker);

  const decode = (file: File): Promise<ImageBitmap> => {
    const current = worker;
    if (!current) return decodePhoto(file);
    return new Promise((resolve, reject) => {
      lastId += 1;
      decodings.set(lastId, { file, resolve, reject });
      current.postMessage({ id: lastId, file } satisfies PhotoRequest);
    });
  };

  return {
    decode: async (file) => toCanvas(await decode(file)),
    close() {
      worker?.terminate();
      worker = undefined;
      for (const id of decodings.keys()) finish(id)?.reject(new Error('The builder was closed.'));
    },
  };
}

function tryToStart(startWorker: () => Worker): Worker | undefined {
  try {
    return startWorker();
  } catch {
    // Browsers throw where workers or the address of the script are not allowed.
    return undefined;
  }
}

/** Moves a bitmap into a canvas, without a copy of its pixels. */
function toCanvas(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

import { decodePhoto } from './decode-photo.ts';
import type { PhotoRequest, PhotoResponse } from './photo-worker.ts';

/** The longer side of a preview in pixels, at most: the width of the media column, twice for dense screens. */
const PREVIEW_PIXELS = 1024;
/** The part of a photo's width that a first preview has, which is the smallest to which a JPEG scales. */
const FIRST_PART = 8;
/** The size of a file from which a first preview is made. A photo of so many bytes has several megapixels. */
const FIRST_BYTES_MIN = 1_500_000;

/** Decodes photos, in a worker where there is one. */
export type PhotoDecoder = {
  /**
   * Decodes a photo into a canvas. That of a large file is sharper a few frames later. Rejects for a file that is damaged, and when the
   * decoder ends.
   */
  readonly decode: (file: File) => Promise<HTMLCanvasElement>;
  readonly close: () => void;
};

type Decoding = Omit<PhotoRequest, 'id'> & {
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
      decoding?.resolve(decodePhoto(decoding.file, decoding.pixels));
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

  const decode = (file: File, pixels: number): Promise<ImageBitmap> => {
    const current = worker;
    if (!current) return decodePhoto(file, pixels);
    return new Promise((resolve, reject) => {
      lastId += 1;
      decodings.set(lastId, { file, pixels, resolve, reject });
      current.postMessage({ id: lastId, file, pixels } satisfies PhotoRequest);
    });
  };
  const sharpen = async (canvas: HTMLCanvasElement, file: File): Promise<void> => {
    await afterFrame();
    show(canvas, await decode(file, PREVIEW_PIXELS));
  };
  const decodeLarge = async (file: File): Promise<HTMLCanvasElement> => {
    const bitmap = await decode(file, 1);
    const part = Math.floor(PREVIEW_PIXELS / Math.max(bitmap.width, bitmap.height));
    const scale = Math.max(1, Math.min(FIRST_PART, part));
    const canvas = show(document.createElement('canvas'), bitmap, scale);
    // The first preview stays when the decoder ends.
    if (scale > 1) sharpen(canvas, file).catch(() => undefined);
    return canvas;
  };

  return {
    decode: async (file) =>
      file.size < FIRST_BYTES_MIN
        ? show(document.createElement('canvas'), await decode(file, PREVIEW_PIXELS))
        : decodeLarge(file),
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

/** Moves a bitmap into a canvas, without a copy of its pixels. The canvas is larger than the bitmap by a factor. */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, scale = 1): HTMLCanvasElement {
  canvas.width = bitmap.width * scale;
  canvas.height = bitmap.height * scale;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

/** Resolves after the next frame. Hidden pages have none. */
function afterFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

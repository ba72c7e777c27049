import { decodePhoto } from './decode-photo.ts';
import type { PhotoRequest, PhotoResponse } from './photo-worker.ts';

/** The shorter side of a preview in pixels, at least: the width of the media column, twice for dense screens. */
const PREVIEW_PIXELS = 1024;
/** The same of a first preview, which an ordinary screen shows as sharply. */
const FIRST_PIXELS = 320;
/** The size of a file from which a first preview takes much less time. Source: `pnpm bench create`. */
const FIRST_BYTES_MIN = 1_000_000;

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

  return {
    async decode(file) {
      const isLarge = file.size >= FIRST_BYTES_MIN;
      const bitmap = await decode(file, isLarge ? FIRST_PIXELS : PREVIEW_PIXELS);
      const canvas = document.createElement('canvas');
      show(canvas, bitmap, isLarge);
      // The first preview stays if the decoder ends.
      if (isLarge) sharpen(canvas, file).catch(() => undefined);
      return canvas;
    },
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

/**
 * Moves a bitmap into a canvas, without a copy of its pixels. A first preview is as large on the page as the one that replaces it.
 */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, isFirst = false): void {
  const { width, height } = bitmap;
  const scale = isFirst ? Math.max(1, PREVIEW_PIXELS / Math.min(width, height)) : 1;
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

/** Resolves after the next frame. Hidden pages have none. */
function afterFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

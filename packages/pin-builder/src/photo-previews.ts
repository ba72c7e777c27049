import type { PhotoDecoder } from './photo-decoder.ts';

/** The longest delay of a chosen photo's other effects, in milliseconds, while its preview is decoded. Source: chosen. */
const PREVIEW_WAIT_MS = 1000;

/** The previews of photos that are decoded at about the size at which they are shown. */
export type PhotoPreviews = {
  /** Starts the worker that decodes, so that it is ready when a photo is chosen. */
  readonly open: (startWorker: (() => Worker) | undefined) => void;
  readonly close: () => void;
  /** Sets the element that shows a photo before the builder has rendered it. */
  readonly setHost: (host: HTMLElement | null) => void;
  /**
   * Shows a photo in the host. Resolves when it was painted; also when it cannot be decoded, or not soon enough.
   */
  readonly show: (file: File) => Promise<void>;
  /** Returns the preview of a file if it was decoded. */
  readonly find: (file: File) => HTMLCanvasElement | undefined;
  /** Decodes a file once, until it is discarded. Rejects for a file that is damaged. */
  readonly load: (file: File) => Promise<HTMLCanvasElement>;
  /** Removes the preview of a file. */
  readonly discard: (file: File) => void;
};

/** Creates the previews of a builder. */
export function createPhotoPreviews(): PhotoPreviews {
  const loads = new Map<File, Promise<HTMLCanvasElement>>();
  const canvases = new Map<File, HTMLCanvasElement>();
  let loading: Promise<PhotoDecoder> | undefined;
  let decoder: PhotoDecoder | undefined;
  let host: HTMLElement | null = null;

  /** Loads the decoder, which is no part of the first code of the builder. */
  const open = async (startWorker?: () => Worker): Promise<PhotoDecoder> => {
    const { createPhotoDecoder } = await import('./photo-decoder.ts');
    return (decoder = createPhotoDecoder(startWorker));
  };
  const start = async (file: File): Promise<HTMLCanvasElement> => {
    // A decoder that is loaded begins at once.
    const canvas = await (decoder ?? (await (loading ??= open()))).decode(file);
    if (loads.has(file)) canvases.set(file, canvas);
    return canvas;
  };
  const load = (file: File): Promise<HTMLCanvasElement> => {
    const canvas = loads.get(file) ?? start(file);
    loads.set(file, canvas);
    return canvas;
  };

  return {
    open(startWorker) {
      loading ??= open(startWorker);
      // A preview reports the error.
      loading.catch(() => undefined);
    },
    close() {
      loading?.then(
        ({ close }) => close(),
        () => undefined,
      );
      loading = decoder = undefined;
    },
    setHost(next) {
      host = next;
    },
    show: (file) =>
      new Promise((resolve) => {
        let isWaiting = true;
        const end = (): void => {
          isWaiting = false;
          resolve();
        };
        setTimeout(end, PREVIEW_WAIT_MS);
        load(file).then((canvas) => {
          if (!isWaiting) return;
          host?.replaceChildren(canvas);
          // After the frame; hidden pages have none.
          requestAnimationFrame(() => setTimeout(end));
          // The rendered preview reports the error.
        }, end);
      }),
    find: (file) => canvases.get(file),
    load,
    discard(file) {
      loads.delete(file);
      canvases.get(file)?.remove();
      canvases.delete(file);
    },
  };
}

/** The longer side of a preview in pixels: the width of the media column, twice for dense screens. */
export const PREVIEW_PIXELS = 1024;
const TYPE = 'image/jpeg';

/** Decodes photos for their previews. */
export type PhotoDecoder = {
  /** Begins to decode a file before its preview is rendered. A file that cannot be decoded smaller is ignored. */
  readonly begin: (file: File) => void;
  /** Returns the frame of a file, decoded once for each call; the caller closes it. Rejects for a file that is damaged. */
  readonly take: (file: File) => Promise<VideoFrame>;
  /** Closes the frame of a file whose preview is not rendered any more. */
  readonly discard: (file: File) => void;
};

/** Creates a decoder of photos. */
export function createPhotoDecoder(): PhotoDecoder {
  const begun = new Map<File, Promise<VideoFrame>>();
  const remove = (file: File): Promise<VideoFrame> | undefined => {
    const frame = begun.get(file);
    begun.delete(file);
    return frame;
  };
  return {
    begin(file) {
      if (!canDecodeSmaller(file)) return;
      const frame = decodePhoto(file);
      // The preview reports the error when it takes the frame.
      frame.catch(() => undefined);
      begun.set(file, frame);
    },
    take: (file) => remove(file) ?? decodePhoto(file),
    discard(file) {
      remove(file)?.then(
        (frame) => frame.close(),
        () => undefined,
      );
    },
  };
}

/** Returns whether the browser decodes a file at a fraction of its size, which only JPEG makes faster. */
export function canDecodeSmaller(file: File): boolean {
  return file.type === TYPE && typeof ImageDecoder !== 'undefined';
}

/** Decodes a photo off the main thread, with its orientation; JPEG scales by eighths. */
async function decodePhoto(file: File): Promise<VideoFrame> {
  const desired = { desiredWidth: PREVIEW_PIXELS, desiredHeight: PREVIEW_PIXELS };
  const decoder = new ImageDecoder({ type: TYPE, data: await file.arrayBuffer(), ...desired });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

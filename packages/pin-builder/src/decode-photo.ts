import { PHOTO_TYPE } from './photo-type.ts';

/** The shorter side of a preview in pixels, at least: the width of the media column, twice for dense screens. */
const PREVIEW_PIXELS = 1024;

/** Decodes a photo with its orientation; JPEG scales by eighths. Rejects for a file that is damaged. */
export async function decodePhoto(file: File): Promise<ImageBitmap> {
  const data = await file.arrayBuffer();
  const decoder = new ImageDecoder({
    type: PHOTO_TYPE,
    data,
    transfer: [data],
    desiredWidth: PREVIEW_PIXELS,
    desiredHeight: PREVIEW_PIXELS,
  });
  try {
    const { image } = await decoder.decode();
    const { displayWidth: width, displayHeight: height } = image;
    // Unlike a canvas, a bitmap of the frame ignores its orientation.
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    image.close();
    return canvas.transferToImageBitmap();
  } finally {
    decoder.close();
  }
}

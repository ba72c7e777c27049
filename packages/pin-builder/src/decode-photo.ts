import { PHOTO_TYPE } from './photo-type.ts';

/**
 * Decodes a photo with its orientation. JPEG scales by eighths: to the largest size whose longer side has `pixels` at most, or to an eighth.
 * Rejects for a file that is damaged.
 */
export async function decodePhoto(file: File, pixels: number): Promise<ImageBitmap> {
  const data = await file.arrayBuffer();
  const decoder = new ImageDecoder({
    type: PHOTO_TYPE,
    data,
    transfer: [data],
    desiredWidth: pixels,
    desiredHeight: pixels,
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

/** Creates a PNG file of one color. */
export async function anImageFile(name = 'kiln.png', width = 40, height = 60): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#8a4b12';
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** The EXIF segment of a photo that was taken with the camera turned: orientation 6, a quarter turn clockwise. */
const EXIF_TURNED = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
  0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
];
const JPEG_START = 2;

/** Creates a JPEG file of one color that a camera turned: it is shown with its width and height exchanged. */
export async function aTurnedPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  const parts = [jpeg.slice(0, JPEG_START), new Uint8Array(EXIF_TURNED), jpeg.slice(JPEG_START)];
  return new File(parts, 'turned.jpg', { type: 'image/jpeg' });
}

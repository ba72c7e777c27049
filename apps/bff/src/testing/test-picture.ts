import sharp from 'sharp';

/** Returns a single-color image for `image_base64`; another color or size is another image. */
export async function testPicture(
  background: string = '#a06030',
  { width, height } = { width: 40, height: 60 },
): Promise<string> {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Returns a JPEG as large as a photo of that size: noise, which does not compress well. */
export function noisyPhoto(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
}

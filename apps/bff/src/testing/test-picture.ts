import sharp from 'sharp';

/** A picture of one colour as `image_base64` takes it; another colour or size is another picture. */
export async function testPicture(
  background: string = '#a06030',
  { width, height } = { width: 40, height: 60 },
): Promise<string> {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

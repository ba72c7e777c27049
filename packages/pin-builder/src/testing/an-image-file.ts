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

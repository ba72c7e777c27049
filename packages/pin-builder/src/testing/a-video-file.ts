/** The address of a video of 5 seconds, 160 × 90 pixels: blue that becomes yellow. */
export const VIDEO_URL: string = new URL('./five-seconds.mp4', import.meta.url).href;

/** Creates the file of a video of 5 seconds. */
export async function aVideoFile(name = 'firing.mp4'): Promise<File> {
  const response = await fetch(VIDEO_URL);
  return new File([await response.blob()], name, { type: 'video/mp4' });
}

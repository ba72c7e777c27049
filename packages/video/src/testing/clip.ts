const WIDTH = 160;
const HEIGHT = 120;
const FRAME_MS = 50;
const TYPES = ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** A clip of moving squares recorded by the browser, so that no media file is needed. */
export type Clip = { readonly url: string; readonly blob: Blob };

const clips = new Map<number, Promise<Clip>>();

/** Records a silent clip of some seconds, once. */
export function createClip(seconds: number = 1.5): Promise<Clip> {
  const made = clips.get(seconds) ?? record(seconds);
  clips.set(seconds, made);
  return made;
}

async function record(seconds: number): Promise<Clip> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!context || mimeType === undefined)
    throw new Error('This browser records no video: the tests need Chromium.');
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType, videoBitsPerSecond: 200_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  let frame = 0;
  const draw = (): void => {
    frame += 1;
    context.fillStyle = `hsl(${frame * 12} 60% 50%)`;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = '#fff';
    context.fillRect((frame * 6) % WIDTH, 40, 40, 40);
  };
  draw();
  recorder.start();
  const drawing = setInterval(draw, FRAME_MS);
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
  recorder.stop();
  await stopped;
  clearInterval(drawing);
  const blob = new Blob(parts, { type: mimeType });
  return { url: URL.createObjectURL(blob), blob };
}

import type { Page } from './journey.ts';

/** Records a video of six seconds and some megabytes in this browser: squares that flicker, without sound. */
export async function recordVideo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 360];
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(), {
      mimeType: 'video/webm;codecs=vp8',
      videoBitsPerSecond: 4_000_000,
    });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
    });
    let frame = 0;
    const drawing = setInterval(() => {
      frame += 1;
      if (!context) return;
      for (let square = 0; square < 900; square += 1) {
        context.fillStyle = `hsl(${frame * 3 + Math.random() * 60} 60% 50%)`;
        context.fillRect(16 * (square % 40), 16 * Math.floor(square / 40), 16, 16);
      }
    }, 50);
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 6000));
    recorder.stop();
    await stopped;
    clearInterval(drawing);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name: 'squares.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}

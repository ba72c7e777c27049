import { setTimeout as sleep } from 'node:timers/promises';

const SIZE = { codedWidth: 64, codedHeight: 48 } as const;
const VIDEO = { codec: 'avc1.42E01F', width: 64, height: 48, bitrate: 700_000 } as const;
const SOUND = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2, bitrate: 96_000 } as const;
const POLL_MS = 2;
const SOUND_FRAME = 1024;

/** Returns the shade of a frame of `variableVideo`, 0 to 255. */
export const shadeOf = (index: number, count: number): number => Math.round((index * 255) / count);

/**
 * Returns an MP4 with a variable frame rate and with sound: a gray frame at each of these seconds, which becomes lighter with every frame. The
 * last frame is displayed until the end.
 */
export async function variableVideo(times: readonly number[], seconds: number): Promise<Buffer> {
  const { AudioData, AudioEncoder, VideoEncoder, VideoFrame } = await import('@napi-rs/webcodecs');
  const mediabunny = await import('mediabunny');
  const target = new mediabunny.BufferTarget();
  const output = new mediabunny.Output({
    format: new mediabunny.Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const video = new mediabunny.EncodedVideoPacketSource('avc');
  const sound = new mediabunny.EncodedAudioPacketSource('aac');
  output.addVideoTrack(video);
  output.addAudioTrack(sound);
  await output.start();
  let written = Promise.resolve();
  let left = times.length;
  let failure: Error | undefined;
  const error = (cause: Error): void => void (failure ??= cause);
  const durationAt = (index: number): number => (times[index + 1] ?? seconds) - (times[index] ?? 0);
  const videoEncoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const index = times.length - left;
      left -= 1;
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const packet = new mediabunny.EncodedPacket(data, chunk.type, times[index] ?? 0, durationAt(index));
      written = written.then(() => video.add(packet, metadata as Parameters<typeof video.add>[1]));
    },
    error,
  });
  videoEncoder.configure(VIDEO);
  for (const [index, time] of times.entries()) {
    const shade = shadeOf(index, times.length);
    const pixels = Buffer.alloc(VIDEO.width * VIDEO.height * 4, Buffer.from([shade, shade, shade, 255]));
    const frame = new VideoFrame(pixels, {
      format: 'RGBA',
      ...SIZE,
      timestamp: Math.round(time * 1e6),
      duration: Math.round(durationAt(index) * 1e6),
    });
    videoEncoder.encode(frame, { keyFrame: index % 20 === 0 });
    frame.close();
  }
  await videoEncoder.flush();
  const audioEncoder = new AudioEncoder({
    output: (chunk, metadata) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const duration = SOUND_FRAME / SOUND.sampleRate;
      const packet = new mediabunny.EncodedPacket(data, 'key', Math.max(0, chunk.timestamp / 1e6), duration);
      written = written.then(() => sound.add(packet, metadata as Parameters<typeof sound.add>[1]));
    },
    error,
  });
  audioEncoder.configure(SOUND);
  const samples = Math.floor(seconds * SOUND.sampleRate);
  for (let start = 0; start < samples; start += SOUND_FRAME) {
    const data = Float32Array.from(
      { length: SOUND_FRAME * 2 },
      (_, nth) => Math.sin((start * 2 + nth) / 20) / 4,
    );
    const timestamp = Math.round((start * 1e6) / SOUND.sampleRate);
    const part = new AudioData({
      format: 'f32',
      sampleRate: SOUND.sampleRate,
      numberOfChannels: SOUND.numberOfChannels,
      numberOfFrames: SOUND_FRAME,
      timestamp,
      data,
    });
    audioEncoder.encode(part);
    part.close();
  }
  await audioEncoder.flush();
  // The last packets can be delivered after the flush.
  while (left > 0 && !failure) await sleep(POLL_MS);
  if (failure) throw failure;
  await written;
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { FRAGMENT_SECONDS } from './hls-play-list.ts';
import type { ClipPlan } from './video-frames.ts';

const BITS_PER_SECOND = 700_000;
const CODEC = 'avc1.42E01F';
/** Frames that wait for the encoder; each is in memory. */
const QUEUE_MAX = 8;
const POLL_MS = 2;
/** The wait for a packet after the flush: its callback may run later on a busy machine, and an encoder may leave frames out. */
const LATE_PACKET_MS = 1000;

/**
 * Encodes frames as H.264, in a fragmented MP4 with fragments of `FRAGMENT_SECONDS`. The encoder is an
 * optional dependency; throws if it is not installed.
 */
export async function encodeVideo(frames: AsyncIterable<Uint8Array>, plan: ClipPlan): Promise<Uint8Array> {
  const { VideoEncoder, VideoFrame } = await import('@napi-rs/webcodecs');
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } =
    await import('mediabunny');
  const { width, height, framesPerSecond } = plan;
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: FRAGMENT_SECONDS });
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const packets: Parameters<typeof source.add>[] = [];
  let failure: Error | undefined;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const { type, timestamp, duration } = chunk;
      // The encoder may not pass the duration on; without it the last frame would not be shown.
      const seconds = duration ? duration / 1e6 : 1 / framesPerSecond;
      const packet = new EncodedPacket(data, type, timestamp / 1e6, seconds);
      packets.push([packet, metadata as Parameters<typeof source.add>[1]]);
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure({ codec: CODEC, width, height, bitrate: BITS_PER_SECOND, framerate: framesPerSecond });
  let index = 0;
  for await (const pixels of frames) {
    const timestamp = Math.round((index * 1e6) / framesPerSecond);
    const duration = Math.round(1e6 / framesPerSecond);
    const frame = new VideoFrame(pixels, {
      format: 'RGBA',
      codedWidth: width,
      codedHeight: height,
      timestamp,
      duration,
    });
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * FRAGMENT_SECONDS) === 0 });
    frame.close();
    index += 1;
    while (encoder.encodeQueueSize > QUEUE_MAX && !failure) await sleep(POLL_MS);
  }
  await encoder.flush();
  for (let before = -1; packets.length < index && packets.length > before && !failure;) {
    before = packets.length;
    const until = performance.now() + LATE_PACKET_MS;
    while (packets.length === before && !failure && performance.now() < until) await sleep(POLL_MS);
  }
  encoder.close();
  if (failure) throw new Error('The encoder failed.', { cause: failure });
  // The callbacks around the flush may run in another order.
  for (const [packet, metadata] of packets.toSorted(([one], [other]) => one.timestamp - other.timestamp))
    await source.add(packet, metadata);
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

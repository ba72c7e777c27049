import type { VideoFrame as Frame } from '@napi-rs/webcodecs';
import type { EncodedPacket, EncodedVideoPacketSource } from 'mediabunny';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenditionPlan } from './rendition-plan.ts';

type Metadata = Parameters<EncodedVideoPacketSource['add']>[1];

/** Encodes frames of any size as H.264 of one size. */
export type FrameEncoder = {
  /** Encodes a frame without closing it. Resolves when the encoder can take the next one. */
  encode(frame: Frame, isKeyFrame: boolean): Promise<void>;
  finish(): Promise<void>;
};

/** H.264 Main, level 3.1: 1280 × 720 at 30 frames per second. */
const CODEC = 'avc1.4d401f';
const QUEUE_MAX = 8;
const POLL_MS = 2;
const DELIVERY_MS = 30_000;

/** Opens an encoder; `write` receives its packets in the order of the file, one at a time. */
export async function openFrameEncoder(
  { width, height, bitsPerSecond }: RenditionPlan,
  write: (packet: EncodedPacket, metadata: Metadata) => Promise<void>,
): Promise<FrameEncoder> {
  const { VideoEncoder } = await import('@napi-rs/webcodecs');
  const { EncodedPacket: Packet } = await import('mediabunny');
  // The encoder does not forward durations; without one the last frame would not be shown.
  const durations = new Map<number, number>();
  let pending = 0;
  let written = Promise.resolve();
  let failure: Error | undefined;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      pending -= 1;
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const { type, timestamp } = chunk;
      const duration = chunk.duration ?? durations.get(timestamp) ?? 0;
      durations.delete(timestamp);
      const packet = new Packet(data, type, timestamp / 1e6, duration / 1e6);
      written = written.then(() => write(packet, metadata as Metadata));
    },
    error: (error) => {
      failure ??= error;
    },
  });
  encoder.configure({ codec: CODEC, width, height, bitrate: bitsPerSecond, avc: { format: 'avc' } });
  return {
    async encode(frame, isKeyFrame) {
      durations.set(frame.timestamp, frame.duration ?? 0);
      pending += 1;
      encoder.encode(frame, { keyFrame: isKeyFrame });
      while (encoder.encodeQueueSize > QUEUE_MAX && !failure) await sleep(POLL_MS);
      await written;
      if (failure) throw failure;
    },
    async finish() {
      await encoder.flush();
      // The last packets can be delivered after the flush.
      const limit = performance.now() + DELIVERY_MS;
      while (pending > 0 && !failure && performance.now() < limit) await sleep(POLL_MS);
      if (pending > 0 && !failure) throw new Error(`The encoder lost ${pending} frames.`);
      await written;
      encoder.close();
      if (failure) throw failure;
    },
  };
}

import type { VideoFrame as Frame } from '@napi-rs/webcodecs';
import type { InputVideoTrack } from 'mediabunny';
import { setTimeout as sleep } from 'node:timers/promises';
import { rotateFrame } from './rotate-frame.ts';
import { VideoUnreadableError } from './transcode-task.ts';

/** A frame as displayed: upright. The receiver closes it. */
export type ShownFrame = { readonly frame: Frame; readonly seconds: number };

/** A frame, and the second until which it is displayed. */
export type TimedFrame = ShownFrame & { readonly until: number };

/** Number of frames that are decoded ahead. */
const QUEUE_MAX = 8;
const POLL_MS = 2;

/** Decodes the frames of a track in order, with their own times, from this second on. Throws `VideoUnreadableError`. */
export async function* decodeFrames(track: InputVideoTrack, fromSecond = 0): AsyncGenerator<ShownFrame> {
  const { EncodedVideoChunk, VideoDecoder } = await import('@napi-rs/webcodecs');
  const { EncodedPacketSink } = await import('mediabunny');
  const config = await track.getDecoderConfig();
  if (!config) throw new Error('The codec of the video has no configuration.');
  const rotation = await track.getRotation();
  const decoded: Frame[] = [];
  let failure: Error | undefined;
  const decoder = new VideoDecoder({
    output: (frame) => void decoded.push(frame),
    error: (error) => {
      failure ??= error;
    },
  });
  const shown = async function* (): AsyncGenerator<ShownFrame> {
    for (let frame = decoded.shift(); frame; frame = decoded.shift()) {
      const seconds = frame.timestamp / 1e6;
      yield { frame: rotation === 0 ? frame : await rotateFrame(frame, rotation), seconds };
    }
  };
  try {
    decoder.configure(config as Parameters<typeof decoder.configure>[0]);
    const sink = new EncodedPacketSink(track);
    const first = (await sink.getKeyPacket(fromSecond)) ?? undefined;
    for await (const packet of sink.packets(first)) {
      if (failure) throw failure;
      const { type, data } = packet;
      const [timestamp, duration] = [packet.microsecondTimestamp, packet.microsecondDuration];
      decoder.decode(new EncodedVideoChunk({ type, data, timestamp, duration }));
      while (decoder.decodeQueueSize > QUEUE_MAX && !failure) await sleep(POLL_MS);
      yield* shown();
    }
    if (failure) throw failure;
    await decoder.flush();
    // The last frames can be delivered after the flush.
    do {
      if (failure) throw failure;
      yield* shown();
      await sleep(POLL_MS);
    } while (decoded.length > 0);
  } catch (cause) {
    throw failure ? new VideoUnreadableError('A frame cannot be decoded.', { cause }) : cause;
  } finally {
    for (const frame of decoded) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

/** Adds to each frame the second until which it is displayed: that of the next frame, or its own duration for the last one. */
export async function* addFrameEnds(frames: AsyncIterable<ShownFrame>): AsyncGenerator<TimedFrame> {
  let next: ShownFrame | undefined;
  try {
    for await (const shown of frames) {
      const current = next;
      next = shown;
      if (current) yield { ...current, until: shown.seconds };
    }
    const last = next;
    next = undefined;
    if (last) yield { ...last, until: last.seconds + (last.frame.duration ?? 0) / 1e6 };
  } finally {
    next?.frame.close();
  }
}

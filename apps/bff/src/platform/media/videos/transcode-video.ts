import type { EncodedPacket, EncodedPacketSink, InputAudioTrack } from 'mediabunny';
import { join } from 'node:path';
import sharp from 'sharp';
import { addFrameEnds, decodeFrames, type ShownFrame, type TimedFrame } from './decode-frames.ts';
import { openFragmentWriter, SEGMENT_SECONDS, type FragmentWriter } from './fragment-writer.ts';
import { openInput } from './open-input.ts';
import { frameToRgba } from './rotate-frame.ts';
import {
  planPreview,
  planRenditions,
  type RenditionPlan,
  type VideoHeight,
  type VideoSize,
} from './rendition-plan.ts';
import {
  POSTER_FILE,
  PREVIEW_SECONDS,
  VideoUnreadableError,
  type TranscodedRendition,
  type TranscodeResult,
  type TranscodeTask,
} from './transcode-task.ts';
import { openFrameEncoder, type FrameEncoder } from './video-encoder.ts';

/** Minimum intervals of frames: about 30 per second, and half of that in the preview. */
const FRAME_SECONDS_MIN = 1 / 35;
const PREVIEW_FRAME_SECONDS_MIN = 1 / 16;
/**
 * A frame that is displayed for longer is repeated, so that each segment begins with a frame. Screen recordings have no frames while nothing
 * moves.
 */
const FRAME_SECONDS_MAX = 0.2;
/** A video whose frames end this much before its container is truncated. */
const CUT_SECONDS = 1;
/** Sound is written this much ahead of the frames, so that both are in the same fragment. */
const AUDIO_AHEAD_SECONDS = 1;

/**
 * Decodes a video once, and encodes each frame in all heights at its own time, which preserves a variable frame rate.
 * The frame rate is limited to about 30 per second and a frame that is displayed for long is repeated. `onProgress` receives the completed
 * share, from 0 to 1.
 */
export async function transcodeVideo(
  task: TranscodeTask,
  onProgress: (share: number) => void,
): Promise<TranscodeResult> {
  const { VideoFrame } = await import('@napi-rs/webcodecs');
  const input = await openInput(task.source);
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The video track is gone.');
  const sound = await openSound(task.audio);
  const outputs = await Promise.all(
    planRenditions(task).map(async (plan) =>
      openRendition(plan, join(task.folder, `${plan.name}.mp4`), sound !== undefined),
    ),
  );
  const preview = await openPreview(planPreview(task), join(task.folder, 'preview.mp4'));
  let [lastAt, keyAt, end, hasPoster] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, false];
  const encode = async ({ frame, seconds }: ShownFrame): Promise<void> => {
    lastAt = seconds;
    const isKeyFrame = seconds - keyAt >= SEGMENT_SECONDS - FRAME_SECONDS_MIN / 2;
    if (isKeyFrame) keyAt = Number.isFinite(keyAt) ? keyAt + SEGMENT_SECONDS : seconds;
    await sound?.writeUntil(
      seconds + AUDIO_AHEAD_SECONDS,
      outputs.map(({ writer }) => writer),
    );
    for (const { encoder } of outputs) await encoder.encode(frame, isKeyFrame);
    await preview.add({ frame, seconds });
  };
  for await (const shown of addFrameEnds(decodeFrames(track))) {
    const { frame, seconds, until } = shown;
    try {
      end = until;
      if (!hasPoster && until > task.coverSeconds) {
        await writePoster({ frame, seconds }, task, join(task.folder, POSTER_FILE));
        hasPoster = true;
      }
      // The last frame before a pause is kept, however soon it follows another.
      if (Math.max(seconds - lastAt, until - seconds) < FRAME_SECONDS_MIN) continue;
      const [, ...repeats] = listMoments(shown);
      await encode(shown);
      for (const at of repeats) {
        const repeated = new VideoFrame(frame, {
          timestamp: Math.round(at * 1e6),
          duration: Math.round((until - at) * 1e6),
        });
        await encode({ frame: repeated, seconds: at }).finally(() => repeated.close());
      }
      onProgress(Math.min(1, seconds / task.seconds));
    } finally {
      frame.close();
    }
  }
  if (end < task.seconds - Math.max(CUT_SECONDS, task.seconds / 50))
    throw new VideoUnreadableError('The frames end early.', { isCut: true });
  if (!hasPoster) await writeFirstFrame(task, join(task.folder, POSTER_FILE));
  await sound?.writeUntil(
    Number.POSITIVE_INFINITY,
    outputs.map(({ writer }) => writer),
  );
  const renditions: TranscodedRendition[] = [];
  for (const { plan, encoder, writer } of outputs) {
    await encoder.finish();
    const { name, width, height } = plan;
    renditions.push({ name, width, height, ...(await writer.finish(Math.max(end, sound?.seconds ?? 0))) });
  }
  await preview.finish();
  input.dispose();
  return { renditions, seconds: end };
}

/** Returns the seconds at which a frame is encoded: its own, and equal intervals while it is displayed. */
function listMoments({ seconds, until }: TimedFrame): readonly number[] {
  const count = Math.max(1, Math.ceil((until - seconds) / FRAME_SECONDS_MAX));
  return Array.from({ length: count }, (_, nth) => seconds + (nth * (until - seconds)) / count);
}

/** Writes the frame displayed at this second, or the first one when the video is shorter, as an image. */
export async function writeCover(source: string, seconds: number, target: string): Promise<void> {
  const input = await openInput(source);
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The video has no track.');
  const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  for await (const shown of addFrameEnds(decodeFrames(track, seconds))) {
    const isIt = shown.until > seconds;
    if (isIt) await writePoster(shown, size, target);
    shown.frame.close();
    if (isIt) return input.dispose();
  }
  if (seconds === 0) throw new Error('The video has no frame.');
  input.dispose();
  await writeCover(source, 0, target);
}

const writeFirstFrame = ({ source }: TranscodeTask, target: string): Promise<void> =>
  writeCover(source, 0, target);

async function writePoster(
  { frame }: ShownFrame,
  { width, height }: VideoSize,
  target: string,
): Promise<void> {
  const pixels = await frameToRgba(frame);
  await sharp(pixels.bytes, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toFile(target);
}

type Rendition = {
  readonly plan: RenditionPlan & { readonly name: VideoHeight };
  readonly encoder: FrameEncoder;
  readonly writer: FragmentWriter;
};

async function openRendition(plan: Rendition['plan'], path: string, hasAudio: boolean): Promise<Rendition> {
  const writer = await openFragmentWriter(path, hasAudio);
  return {
    plan,
    writer,
    encoder: await openFrameEncoder(plan, (packet, metadata) => writer.addVideo(packet, metadata)),
  };
}

type Preview = { add(shown: ShownFrame): Promise<void>; finish(): Promise<void> };

async function openPreview(plan: RenditionPlan, path: string): Promise<Preview> {
  const { EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } = await import('mediabunny');
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const encoder = await openFrameEncoder(plan, (packet, metadata) => source.add(packet, metadata));
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    async add({ frame, seconds }) {
      if (seconds >= PREVIEW_SECONDS || seconds - lastAt < PREVIEW_FRAME_SECONDS_MIN) return;
      await encoder.encode(frame, lastAt < 0);
      lastAt = seconds;
    },
    async finish() {
      await encoder.finish();
      await output.finalize();
    },
  };
}

type Sound = {
  readonly seconds: number;
  /** Writes the packets before this second that were not written yet. */
  writeUntil(seconds: number, writers: readonly FragmentWriter[]): Promise<void>;
};

async function openSound(path: string | null): Promise<Sound | undefined> {
  if (path === null) return undefined;
  const { EncodedPacketSink: Sink } = await import('mediabunny');
  const input = await openInput(path);
  const track = await input.getPrimaryAudioTrack();
  if (!track) return undefined;
  return soundOf(track, new Sink(track));
}

async function soundOf(track: InputAudioTrack, sink: EncodedPacketSink): Promise<Sound> {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const seconds = await track.computeDuration();
  let next: EncodedPacket | null = await sink.getFirstPacket();
  let isFirst = true;
  return {
    seconds,
    async writeUntil(until, writers) {
      while (next && next.timestamp < until) {
        const metadata = isFirst && decoderConfig ? { decoderConfig } : undefined;
        isFirst = false;
        for (const writer of writers) await writer.addAudio(next, metadata);
        next = await sink.getNextPacket(next);
      }
    },
  };
}

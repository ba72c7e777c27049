import type { EncodedPacket } from 'mediabunny';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openFragmentWriter, SEGMENT_SECONDS } from './fragment-writer.ts';
import { openInput } from './open-input.ts';
import { planPreview, planRenditions, type RenditionPlan, type VideoSize } from './rendition-plan.ts';
import {
  POSTER_FILE,
  PREVIEW_SECONDS,
  VideoUnreadableError,
  type TranscodedRendition,
  type TranscodeResult,
  type TranscodeTask,
} from './transcode-task.ts';

/** As of the built-in encoder: about 30 frames per second, each at its own time. */
const FRAME_SECONDS_MIN = '1/35';
const FRAMES_PER_SECOND = 30;
/** Frames per second of the preview. */
const PREVIEW_FRAMES_PER_SECOND = 15;
/** While nothing moves, the frame is repeated this often per second, so that each segment begins with a frame. */
const REPEATS_PER_SECOND = 10;
/** The longest time between two frames: a repetition is used at the second chance at the latest. */
const REPEAT_SECONDS_MAX = 2 / REPEATS_PER_SECOND;
/** Ticks per second of the times of frames. */
const TICKS_PER_SECOND = 90_000;
const ERROR_LETTERS_MAX = 500;

/**
 * Transcodes as `transcodeVideo` does, with the ffmpeg of the operator, which decodes more codecs than the built-in
 * decoders. The sound is encoded by ffmpeg too, so `audio` is not read.
 */
export async function transcodeWithFfmpeg(
  ffmpeg: string,
  task: TranscodeTask,
  onProgress: (share: number) => void,
): Promise<TranscodeResult> {
  const plans = planRenditions(task);
  const raw = (name: string): string => join(task.folder, `${name}.raw.mp4`);
  await runFfmpeg(
    ffmpeg,
    [
      '-i',
      task.source,
      '-filter_complex',
      frameFilters(plans),
      ...plans.flatMap((plan, index) => [...renditionArguments(plan, index), raw(plan.name)]),
      ...previewArguments(planPreview(task)),
      join(task.folder, 'preview.mp4'),
      ...posterArguments(task, task.coverSeconds),
      join(task.folder, POSTER_FILE),
    ],
    (seconds) => onProgress(Math.min(1, seconds / task.seconds)),
  );
  const renditions: TranscodedRendition[] = [];
  let seconds = 0;
  for (const { name, width, height } of plans) {
    const { end, parts } = await writeFragments(raw(name), join(task.folder, `${name}.mp4`), task.seconds);
    renditions.push({ name, width, height, ...parts });
    seconds = Math.max(seconds, end);
    await rm(raw(name));
  }
  return { renditions, seconds };
}

/** Without frames that refer to later ones: these would delay the start of a file of fragments, which has no edit list. */
const VIDEO_OPTIONS = {
  'c:v': 'libx264',
  preset: 'veryfast',
  'profile:v': 'main',
  bf: 0,
  pix_fmt: 'yuv420p',
};

/** Returns options as arguments. */
function toArguments(options: Readonly<Record<string, string | number>>): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);
}

/**
 * Returns the filters between the decoder and the encoders. The frames keep their times, with a minimum interval. Beside
 * them the displayed frame is repeated at equal intervals, and a repetition is used where no frame was for as long. The
 * repetitions are marked as interlaced until then, because the filter that selects can read that.
 */
function frameFilters(plans: readonly RenditionPlan[]): string {
  const limited = `select='isnan(prev_selected_t)+gte(t-prev_selected_t,${FRAME_SECONDS_MIN})'`;
  const repeated = `fps=${REPEATS_PER_SECOND}:round=up`;
  const needed = `isnan(prev_selected_t)+if(eq(interlace_type,0),gt(t,prev_selected_t),gte(t-prev_selected_t,1/${REPEATS_PER_SECOND}))`;
  const outputs = plans.map((_, index) => `[shown${index}]`).join('');
  return [
    '[0:v:0]split[all][still]',
    `[all]${limited},setfield=prog[frames]`,
    `[still]${repeated},setfield=tff[repeats]`,
    `[frames][repeats]interleave,select='${needed}',setfield=prog,settb=1/${TICKS_PER_SECOND},split=${plans.length}${outputs}`,
    ...plans.map(
      ({ width, height }, index) => `[shown${index}]scale=${width}:${height},setsar=1[scaled${index}]`,
    ),
  ].join(';');
}

function renditionArguments({ bitsPerSecond }: RenditionPlan, index: number): readonly string[] {
  return [
    ...toArguments({ map: `[scaled${index}]` }),
    ...toArguments({
      map: '0:a:0?',
      fps_mode: 'vfr',
      // Without it, times are rounded to the frame rate.
      enc_time_base: `1:${TICKS_PER_SECOND}`,
      ...VIDEO_OPTIONS,
      // Without it, the bits are divided by as many frames as there are ticks.
      'x264-params': `fps=${FRAMES_PER_SECOND}`,
      'b:v': bitsPerSecond,
      maxrate: bitsPerSecond * 1.5,
      bufsize: bitsPerSecond * 2,
      sc_threshold: 0,
      force_key_frames: `expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
      'c:a': 'aac',
      'b:a': '128k',
      ar: 48_000,
      ac: 2,
      map_metadata: -1,
    }),
  ];
}

function previewArguments({ width, height, bitsPerSecond }: RenditionPlan): readonly string[] {
  return toArguments({
    map: '0:v:0',
    t: PREVIEW_SECONDS,
    vf: `scale=${width}:${height},setsar=1,fps=${PREVIEW_FRAMES_PER_SECOND}`,
    ...VIDEO_OPTIONS,
    'b:v': bitsPerSecond,
    movflags: '+faststart',
    map_metadata: -1,
  });
}

function posterArguments({ width, height }: VideoSize, seconds: number): readonly string[] {
  return toArguments({
    map: '0:v:0',
    // The frame that is displayed at this second, which may have begun long before it.
    vf: `fps=${REPEATS_PER_SECOND}:start_time=${seconds}:round=up,scale=${width}:${height}`,
    'frames:v': 1,
  });
}

/**
 * Runs ffmpeg to its end; it also ends with this process, because its progress is no longer read. Throws
 * `VideoUnreadableError`.
 */
async function runFfmpeg(
  ffmpeg: string,
  options: readonly string[],
  onSecond: (second: number) => void,
): Promise<void> {
  const child = spawn(ffmpeg, ['-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors = (errors + text.toString()).slice(-ERROR_LETTERS_MAX);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds !== undefined) onSecond(Number(microseconds) / 1e6);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new VideoUnreadableError(`ffmpeg ended with ${String(code)}: ${errors}`);
}

/**
 * Copies the packets of a file into fragments. The last frame ends with the source: ffmpeg writes no duration of it. Returns the parts of the file, and the second at which its frames end.
 */
async function writeFragments(
  source: string,
  target: string,
  seconds: number,
): Promise<{
  readonly end: number;
  readonly parts: Pick<TranscodedRendition, 'codecs' | 'headBytes' | 'segments'>;
}> {
  const { EncodedPacketSink } = await import('mediabunny');
  const input = await openInput(source);
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new VideoUnreadableError('ffmpeg wrote no frame.');
  const writer = await openFragmentWriter(target, audio !== null);
  const [videoConfig, audioConfig] = [await video.getDecoderConfig(), await audio?.getDecoderConfig()];
  const sounds = audio ? new EncodedPacketSink(audio).packets() : undefined;
  let sound = (await sounds?.next())?.value;
  let [isFirst, isFirstSound] = [true, true];
  const writeSounds = async (until: number): Promise<void> => {
    while (sound && sound.timestamp < until) {
      await writer.addAudio(sound, isFirstSound && audioConfig ? { decoderConfig: audioConfig } : undefined);
      isFirstSound = false;
      sound = (await sounds?.next())?.value;
    }
  };
  let end = 0;
  const write = async (packet: EncodedPacket, until: number): Promise<void> => {
    await writeSounds(packet.timestamp + 1);
    await writer.addVideo(
      packet.clone({ duration: until - packet.timestamp }),
      isFirst && videoConfig ? { decoderConfig: videoConfig } : undefined,
    );
    isFirst = false;
    end = until;
  };
  let last: EncodedPacket | undefined;
  for await (const packet of new EncodedPacketSink(video).packets()) {
    if (packet.timestamp >= seconds) break;
    if (last) await write(last, packet.timestamp);
    last = packet;
  }
  if (last) await write(last, Math.min(seconds, last.timestamp + REPEAT_SECONDS_MAX));
  await writeSounds(Number.POSITIVE_INFINITY);
  const parts = await writer.finish(Math.max(end, (await audio?.computeDuration()) ?? 0));
  input.dispose();
  return { end, parts };
}

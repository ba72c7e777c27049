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

const FRAMES_PER_SECOND_MAX = 30;
const PREVIEW_FRAMES_PER_SECOND = 15;
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
      ...plans.flatMap((plan) => [...renditionArguments(plan), raw(plan.name)]),
      ...previewArguments(planPreview(task)),
      join(task.folder, 'preview.mp4'),
      ...posterArguments(task, task.coverSeconds),
      join(task.folder, POSTER_FILE),
    ],
    (seconds) => onProgress(Math.min(1, seconds / task.seconds)),
  );
  const renditions: TranscodedRendition[] = [];
  for (const { name, width, height } of plans) {
    renditions.push({
      name,
      width,
      height,
      ...(await writeFragments(raw(name), join(task.folder, `${name}.mp4`))),
    });
    await rm(raw(name));
  }
  const seconds = renditions[0]?.segments.reduce((sum, segment) => sum + segment.seconds, 0) ?? 0;
  return { renditions, seconds };
}

const VIDEO_OPTIONS = { 'c:v': 'libx264', preset: 'veryfast', 'profile:v': 'main', pix_fmt: 'yuv420p' };

/** Returns options as arguments. */
function toArguments(options: Readonly<Record<string, string | number>>): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);
}

function renditionArguments({ width, height, bitsPerSecond }: RenditionPlan): readonly string[] {
  return [
    ...toArguments({ map: '0:v:0' }),
    ...toArguments({
      map: '0:a:0?',
      vf: `scale=${width}:${height},setsar=1`,
      fps_mode: 'vfr',
      fpsmax: FRAMES_PER_SECOND_MAX,
      ...VIDEO_OPTIONS,
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
    vf: `select='gte(t,${seconds})',scale=${width}:${height}`,
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

/** Copies the packets of a file into fragments. */
async function writeFragments(
  source: string,
  target: string,
): Promise<Pick<TranscodedRendition, 'codecs' | 'headBytes' | 'segments'>> {
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
  for await (const packet of new EncodedPacketSink(video).packets()) {
    await writeSounds(packet.timestamp + 1);
    await writer.addVideo(packet, isFirst && videoConfig ? { decoderConfig: videoConfig } : undefined);
    isFirst = false;
  }
  await writeSounds(Number.POSITIVE_INFINITY);
  const parts = await writer.finish(await input.computeDuration());
  input.dispose();
  return parts;
}

import { EncodedPacketSink, type InputTrack } from 'mediabunny';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasVideoEncoder } from '../../../testing/test-video.ts';
import { shadeOf, variableVideo } from '../../../testing/variable-video.ts';
import { decodeFrames } from './decode-frames.ts';
import { openInput } from './open-input.ts';
import { frameToRgba } from './rotate-frame.ts';
import { runVideoTask } from './run-video-task.ts';
import type { TranscodeResult } from './transcode-task.ts';

const run = promisify(execFile);

const SECONDS = 8.5;
/** Irregular frames, a second of pause, half a second with 60 frames per second, and two pauses. */
const TIMES = [0, 0.04, 0.3, 0.35, 1, 1.033, ...Array.from({ length: 30 }, (_, nth) => 2 + nth / 60), 5, 5.5];
const LAST_BEFORE_PAUSE = 2 + 29 / 60;
const COVER_SECONDS = 4;
const { signal } = new AbortController();

/** The ffmpeg of this machine: CONTRIBUTING.md has the variable that names another one. */
const ffmpeg = await findFfmpeg();

describe
  .skipIf(!hasVideoEncoder)
  .each([
    { by: 'the built-in encoder', ffmpeg: undefined },
    ...(ffmpeg === undefined ? [] : [{ by: 'the ffmpeg of the operator', ffmpeg }]),
  ])('[CR-07] a video with a variable frame rate, by $by', ({ ffmpeg }) => {
  let folder: string;
  let result: TranscodeResult;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pegboard-variable-'));
    const [source, audio] = [join(folder, 'source.mp4'), join(folder, 'audio.mp4')];
    await writeFile(source, await variableVideo(TIMES, SECONDS));
    const probe = await runVideoTask({ kind: 'probe', source, takesEveryCodec: false }, { signal });
    if (!probe.ok) throw new Error(`The video was rejected: ${probe.code}.`);
    await runVideoTask({ kind: 'audio', source, target: audio }, { signal });
    result = await runVideoTask(
      {
        kind: 'transcode',
        ...probe.video,
        source,
        audio,
        folder,
        coverSeconds: COVER_SECONDS,
        ffmpeg,
      },
      { signal },
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The file says that its colors have the full range, which is wrong: ffmpeg believes it, the built-in decoder does not. */
  const expectedShade = (at: number): number => {
    const shade = shadeOf(
      TIMES.findLastIndex((time) => time <= at),
      TIMES.length,
    );
    return ffmpeg === undefined ? shade : 16 + (shade * 219) / 255;
  };
  const open = (name: string) => openInput(join(folder, name));

  test('keeps its duration, and the time of each frame at up to 30 per second', async () => {
    expect(result.seconds).toBeCloseTo(SECONDS, 2);
    const video = await (await open('720p.mp4')).getPrimaryVideoTrack();
    expect(await video?.computeDuration()).toBeCloseTo(SECONDS, 2);
    const times = await timesOf(video);
    for (const time of TIMES.filter((_, index) => index < 6 || index % 2 === 0))
      expect(times.some((one) => Math.abs(one - time) < 0.001)).toBe(true);
    const burst = times.filter((time) => time >= 2 && time < LAST_BEFORE_PAUSE - 0.001);
    expect(burst).toHaveLength(15);
  });

  test('shows each frame until the next one, the last before a pause included', async () => {
    const video = await (await open('720p.mp4')).getPrimaryVideoTrack();
    if (!video) throw new Error('There is no video.');
    for await (const { frame, seconds } of decodeFrames(video)) {
      const { bytes } = await frameToRgba(frame);
      frame.close();
      expect(Math.abs((bytes[0] ?? 0) - expectedShade(seconds + 0.001))).toBeLessThanOrEqual(4);
    }
  });

  test('keeps its sound at its times', async () => {
    const [before, after] = [await open('source.mp4'), await open('720p.mp4')];
    const [source, written] = [await before.getPrimaryAudioTrack(), await after.getPrimaryAudioTrack()];
    // ffmpeg encodes the sound again, which begins with a packet before 0 that players leave out.
    const isHeard = (time: number): boolean => time > -0.001;
    const [expected, times] = [await timesOf(source), (await timesOf(written)).filter(isHeard)];
    expect(times).toHaveLength(expected.length);
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo(expected[index] ?? 0, 3);
  });

  test('has a frame at the start of each segment, in pauses as well', async () => {
    const times = await timesOf(await (await open('720p.mp4')).getPrimaryVideoTrack());
    const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...intervals)).toBeLessThan(0.201);
    expect(result.renditions[0]?.segments.map(({ seconds }) => Math.round(seconds))).toEqual([4, 4, 1]);
  });

  test('has the frame as its poster that is displayed at the chosen second', async () => {
    const { data } = await sharp(join(folder, 'poster.png')).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - expectedShade(COVER_SECONDS))).toBeLessThanOrEqual(4);
  });
});

/** Returns the path of an ffmpeg with the encoders that the setting needs; undefined without one. */
async function findFfmpeg(): Promise<string | undefined> {
  const path = process.env['PEGBOARD_TEST_FFMPEG'] ?? 'ffmpeg';
  try {
    const { stdout } = await run(path, ['-hide_banner', '-encoders']);
    return /libx264/.test(stdout) ? path : undefined;
  } catch {
    // There is none.
    return undefined;
  }
}

/** Returns the times of the packets of a track in seconds, in their order of display. */
async function timesOf(track: InputTrack | null): Promise<readonly number[]> {
  if (!track) throw new Error('The track is missing.');
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp);
  return times.toSorted((one, other) => one - other);
}

import { rm } from 'node:fs/promises';
import { openInput } from './open-input.ts';

const BITS_PER_SECOND = 128_000;
const SAMPLES_PER_SECOND = 48_000;
const CHANNELS = 2;

/**
 * Writes the sound of a video to a separate file, in AAC: copied if it is AAC, decoded and encoded again otherwise.
 * Throws when there is no decoder for it; the video is silent then.
 */
export async function prepareAudio(source: string, target: string): Promise<void> {
  await import('@napi-rs/webcodecs/polyfill');
  const { Conversion, FilePathTarget, Mp4OutputFormat, Output } = await import('mediabunny');
  const input = await openInput(source);
  const track = await input.getPrimaryAudioTrack();
  const isAac = (await track?.getCodec()) === 'aac';
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(target),
  });
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    audio: isAac
      ? { codec: 'aac' }
      : {
          codec: 'aac',
          bitrate: BITS_PER_SECOND,
          sampleRate: SAMPLES_PER_SECOND,
          numberOfChannels: CHANNELS,
          forceTranscode: true,
        },
    tags: {},
  });
  if (!conversion.isValid) throw new Error('The sound of the video cannot be decoded.');
  await conversion.execute().catch(async (error: unknown) => {
    await rm(target, { force: true });
    throw error;
  });
}

import type { Input, InputTrack, InputVideoTrack } from 'mediabunny';
import { open } from 'node:fs/promises';
import { isContainerCut } from './container-end.ts';
import { openInput } from './open-input.ts';
import type { VideoSize } from './rendition-plan.ts';
import { checkVideoLimits, type VideoRejection } from './video-limits.ts';

/**
 * The properties of a video that can be transcoded. Its size is that of a displayed frame: upright, with square pixels.
 */
export type VideoFacts = VideoSize & {
  readonly seconds: number;
  /** True if the video has a sound track, whatever its codec. */
  readonly hasAudio: boolean;
};

/**
 * The result of probing: the properties of the video, or why it is rejected; `codec` names one that is not supported.
 */
export type VideoProbe =
  | { readonly ok: true; readonly video: VideoFacts }
  | { readonly ok: false; readonly code: VideoRejection; readonly codec?: string };

const CODECS: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1']);
const CODEC_NAMES: Readonly<Record<string, string>> = {
  hevc: 'HEVC',
  prores: 'ProRes',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  mp4v: 'MPEG-4 Part 2',
  mjpg: 'Motion JPEG',
  jpeg: 'Motion JPEG',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
};

/**
 * Probes a file before decoding (CR-07): it must be an MP4, QuickTime or WebM file by its content, complete, with a
 * video track in H.264, VP8, VP9 or AV1, unless every codec is accepted, within the limits of duration and size.
 */
export async function probeVideo(path: string, takesEveryCodec = false): Promise<VideoProbe> {
  const file = await open(path);
  const isCut = await file
    .stat()
    .then(({ size }) => isContainerCut(file, size))
    .finally(() => file.close());
  if (isCut) return { ok: false, code: 'video_truncated' };
  const input = await openInput(path);
  try {
    return await probeInput(input, takesEveryCodec);
  } catch {
    // The demuxer reports unreadable files by throwing.
    return { ok: false, code: 'video_invalid' };
  } finally {
    input.dispose();
  }
}

async function probeInput(input: Input, takesEveryCodec: boolean): Promise<VideoProbe> {
  if (!(await input.canRead())) return { ok: false, code: 'video_invalid' };
  const track = await input.getPrimaryVideoTrack();
  if (!track) return { ok: false, code: 'video_track_missing' };
  const codec = await track.getCodec();
  if (!takesEveryCodec && (codec === null || !CODECS.has(codec)))
    return { ok: false, code: 'video_codec_unsupported', codec: await codecName(track, codec) };
  const audio = await input.getPrimaryAudioTrack();
  const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  const seconds = await trackDuration(track);
  const audioSeconds = audio ? await trackDuration(audio) : 0;
  const code =
    checkVideoLimits({ ...size, seconds }) ??
    checkVideoLimits({ ...size, seconds: Math.max(seconds, audioSeconds) });
  if (code !== undefined) return { ok: false, code };
  return { ok: true, video: { ...size, seconds, hasAudio: audio !== null } };
}

/** Returns the duration of a track in seconds: that of its samples, unless the container names a longer one. */
async function trackDuration(track: InputTrack): Promise<number> {
  return Math.max((await track.getDurationFromMetadata()) ?? 0, await track.computeDuration());
}

async function codecName(track: InputVideoTrack, codec: string | null): Promise<string> {
  const id = codec ?? String((await track.getInternalCodecId()) ?? '');
  return CODEC_NAMES[id] ?? (codec === null ? 'This codec' : codec.toUpperCase());
}

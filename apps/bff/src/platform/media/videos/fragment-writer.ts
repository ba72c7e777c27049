import type { EncodedAudioPacketSource, EncodedPacket, EncodedVideoPacketSource } from 'mediabunny';
import type { PlayListRendition, VideoSegment } from './play-lists.ts';

/** Seconds between key frames, each of which begins a segment. */
export const SEGMENT_SECONDS = 4;
/** A key frame can be a little early, by the rounding of timestamps. */
const SEGMENT_SECONDS_MIN = SEGMENT_SECONDS - 0.5;

/** The first byte and the time of a fragment. */
type FragmentStart = { readonly start: number; readonly at: number };
/** A shorter fragment at the end, such as the rest of the sound, belongs to the previous segment. */
const TAIL_SECONDS = 0.5;

type VideoMetadata = Parameters<EncodedVideoPacketSource['add']>[1];
type AudioMetadata = Parameters<EncodedAudioPacketSource['add']>[1];

/** Writes a rendition as an MP4 of sequential fragments: only the current fragment is in memory. */
export type FragmentWriter = {
  addVideo(packet: EncodedPacket, metadata?: VideoMetadata): Promise<void>;
  addAudio(packet: EncodedPacket, metadata?: AudioMetadata): Promise<void>;
  /** Ends the file after this many seconds. Returns its parts for the play list. */
  finish(seconds: number): Promise<Pick<PlayListRendition, 'codecs' | 'headBytes' | 'segments'>>;
};

/** Opens a writer of a file of H.264, and AAC if it has sound. */
export async function openFragmentWriter(path: string, hasAudio: boolean): Promise<FragmentWriter> {
  const mediabunny = await import('mediabunny');
  const starts: FragmentStart[] = [];
  let end = 0;
  const format = new mediabunny.Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: SEGMENT_SECONDS_MIN,
    onMoof: (_, start, at) => void starts.push({ start, at }),
    onMdat: (bytes, start) => {
      end = start + bytes.length;
    },
  });
  const output = new mediabunny.Output({ format, target: new mediabunny.FilePathTarget(path) });
  const video = new mediabunny.EncodedVideoPacketSource('avc');
  const audio = hasAudio ? new mediabunny.EncodedAudioPacketSource('aac') : undefined;
  output.addVideoTrack(video);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  const codecs = new Map<'video' | 'audio', string>();
  return {
    async addVideo(packet, metadata) {
      if (metadata?.decoderConfig) codecs.set('video', metadata.decoderConfig.codec);
      await video.add(packet, metadata);
    },
    async addAudio(packet, metadata) {
      if (metadata?.decoderConfig) codecs.set('audio', metadata.decoderConfig.codec);
      await audio?.add(packet, metadata);
    },
    async finish(seconds) {
      await output.finalize();
      const segments = toSegments(starts, { end, seconds });
      return {
        codecs: [codecs.get('video'), codecs.get('audio')].filter(Boolean).join(','),
        headBytes: starts[0]?.start ?? 0,
        segments,
      };
    },
  };
}

/** Returns the segments of a file from the starts of its fragments, and its end in bytes and seconds. */
export function toSegments(
  starts: readonly FragmentStart[],
  { end, seconds }: { readonly end: number; readonly seconds: number },
): readonly VideoSegment[] {
  const [, ...others] = starts;
  const isTail = (at: number): boolean => seconds - at < TAIL_SECONDS;
  const kept = [...starts.slice(0, 1), ...others.filter(({ at }) => !isTail(at))];
  return kept.map(({ start, at }, index) => {
    const next = kept[index + 1];
    return { start, size: (next?.start ?? end) - start, seconds: (next?.at ?? seconds) - at };
  });
}

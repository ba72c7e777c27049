/** A part of a file that begins with a key frame. */
export type VideoSegment = { readonly start: number; readonly size: number; readonly seconds: number };

/** A rendition for the play lists: its segments are contiguous in one file. */
export type PlayListRendition = {
  readonly width: number;
  readonly height: number;
  /** In the notation of RFC 6381: `avc1.4d401f,mp4a.40.2`. */
  readonly codecs: string;
  /** Number of bytes before the first segment. */
  readonly headBytes: number;
  readonly segments: readonly VideoSegment[];
};

/** Returns the HLS play list (RFC 8216) of a rendition: byte ranges of the file at this address. */
export function mediaPlayList(rendition: PlayListRendition, address: string): string {
  const longest = Math.max(1, ...rendition.segments.map(({ seconds }) => Math.round(seconds)));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${rendition.headBytes}@0"`,
    ...rendition.segments.flatMap(({ start, size, seconds }) => [
      `#EXTINF:${seconds.toFixed(3)},`,
      `#EXT-X-BYTERANGE:${size}@${start}`,
      address,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** Returns the HLS play list of all renditions, each with the address of its own play list. */
export function masterPlayList(
  renditions: readonly { readonly rendition: PlayListRendition; readonly address: string }[],
): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions.flatMap(({ rendition, address }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peakBitrate(rendition)},AVERAGE-BANDWIDTH=${averageBitrate(rendition)},` +
        `RESOLUTION=${rendition.width}x${rendition.height},CODECS="${rendition.codecs}"`,
      address,
    ]),
    '',
  ].join('\n');
}

const BITS = 8;

function peakBitrate({ segments }: PlayListRendition): number {
  return Math.ceil(Math.max(0, ...segments.map(({ size, seconds }) => (size * BITS) / seconds)));
}

function averageBitrate({ segments }: PlayListRendition): number {
  const bytes = segments.reduce((sum, { size }) => sum + size, 0);
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  return seconds > 0 ? Math.ceil((bytes * BITS) / seconds) : 0;
}

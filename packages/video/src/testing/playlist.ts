import type { Clip } from './clip.ts';

/**
 * Creates an HLS playlist of a clip, which must be a fragmented MP4, as recorded by a browser; returns its
 * address.
 */
export async function createPlaylist({ blob }: Clip, seconds: number = 1.5): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const start = firstFragment(bytes);
  const [head, body] = [blob.slice(0, start, 'video/mp4'), blob.slice(start, blob.size, 'video/mp4')];
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${URL.createObjectURL(head)}"`,
    `#EXTINF:${seconds},`,
    URL.createObjectURL(body),
    '#EXT-X-ENDLIST',
  ];
  return URL.createObjectURL(new Blob([lines.join('\n')], { type: 'application/vnd.apple.mpegurl' }));
}

/** Returns the offset of the first `moof` box; the bytes before it are the initialization segment. */
function firstFragment(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  let at = 0;
  while (at + 8 <= bytes.length) {
    if (String.fromCodePoint(...bytes.subarray(at + 4, at + 8)) === 'moof') return at;
    at += view.getUint32(at);
  }
  throw new Error('This browser records no MP4 of fragments: the test of HLS needs one.');
}

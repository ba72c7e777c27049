/** Duration of a video fragment in seconds; each starts with a key frame. */
export const FRAGMENT_SECONDS = 2;

type Box = { readonly type: string; readonly start: number; readonly size: number };

/**
 * Returns the HLS playlist of a fragmented MP4 whose fragments last `fragmentSeconds`, except for the last:
 * it references byte ranges of one file, so that nothing is stored twice.
 */
export function hlsPlayList(
  mp4: Uint8Array,
  address: string,
  seconds: number,
  fragmentSeconds: number,
): string {
  const boxes = boxesOf(mp4);
  const starts = boxes.filter(({ type }) => type === 'moof').map(({ start }) => start);
  const end = boxes.findLast(({ type }) => type === 'mdat');
  const stop = end ? end.start + end.size : mp4.length;
  const segments = starts.flatMap((start, index) => {
    const left = seconds - index * fragmentSeconds;
    const size = (starts[index + 1] ?? stop) - start;
    return [
      `#EXTINF:${Math.min(left, fragmentSeconds).toFixed(3)},`,
      `#EXT-X-BYTERANGE:${size}@${start}`,
      address,
    ];
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(fragmentSeconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${starts[0] ?? 0}@0"`,
    ...segments,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** Returns the top-level boxes of an MP4. */
function boxesOf(mp4: Uint8Array): readonly Box[] {
  const view = new DataView(mp4.buffer, mp4.byteOffset, mp4.byteLength);
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= mp4.length;) {
    const size = view.getUint32(start);
    if (size < 8) break;
    boxes.push({ type: Buffer.from(mp4.subarray(start + 4, start + 8)).toString('latin1'), start, size });
    start += size;
  }
  return boxes;
}

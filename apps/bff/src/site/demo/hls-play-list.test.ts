import { expect, test } from 'vitest';
import { hlsPlayList } from './hls-play-list.ts';

/** Creates an MP4 of boxes by type and size. */
function mp4(...boxes: readonly (readonly [type: string, size: number])[]): Uint8Array {
  return Buffer.concat(
    boxes.map(([type, size]) => {
      const box = Buffer.alloc(size);
      box.writeUInt32BE(size);
      box.write(type, 4, 'latin1');
      return box;
    }),
  );
}

test('[VD-01] a play list names the head of a file and each of its fragments, and what each lasts', () => {
  const file = mp4(
    ['ftyp', 20],
    ['moov', 80],
    ['moof', 30],
    ['mdat', 70],
    ['moof', 30],
    ['mdat', 20],
    ['mfra', 16],
  );
  expect(hlsPlayList(file, '/cup.mp4', 3, 2).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="/cup.mp4",BYTERANGE="100@0"',
    '#EXTINF:2.000,',
    '#EXT-X-BYTERANGE:100@100',
    '/cup.mp4',
    '#EXTINF:1.000,',
    '#EXT-X-BYTERANGE:50@200',
    '/cup.mp4',
    '#EXT-X-ENDLIST',
    '',
  ]);
});

test('[VD-01] what is no file of boxes has no fragment', () => {
  expect(hlsPlayList(new Uint8Array(40), '/cup.mp4', 3, 2)).not.toContain('EXTINF');
});

import { expect, test } from 'vitest';
import { masterPlayList, mediaPlayList } from './play-lists.ts';

const rendition = {
  width: 854,
  height: 480,
  codecs: 'avc1.4d401f,mp4a.40.2',
  headBytes: 100,
  segments: [
    { start: 100, size: 4000, seconds: 4 },
    { start: 4100, size: 3000, seconds: 1.5 },
  ],
};

test('[CR-07] a play list names the head of the file and each segment with its duration', () => {
  expect(mediaPlayList(rendition, '/i/480p.mp4').split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="/i/480p.mp4",BYTERANGE="100@0"',
    '#EXTINF:4.000,',
    '#EXT-X-BYTERANGE:4000@100',
    '/i/480p.mp4',
    '#EXTINF:1.500,',
    '#EXT-X-BYTERANGE:3000@4100',
    '/i/480p.mp4',
    '#EXT-X-ENDLIST',
    '',
  ]);
});

test('[CR-07] the play list of all heights names the size, codecs and bit rates of each', () => {
  expect(masterPlayList([{ rendition, address: '/i/hls-480p.m3u8' }]).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-STREAM-INF:BANDWIDTH=16000,AVERAGE-BANDWIDTH=10182,RESOLUTION=854x480,CODECS="avc1.4d401f,mp4a.40.2"',
    '/i/hls-480p.m3u8',
    '',
  ]);
});

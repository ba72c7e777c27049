import { MEDIA_ERRORS, type Video } from '@pegboard/types';
import { expect, test } from 'vitest';
import { shouldTryNextSource, videoSources, type PlaybackSupport } from './video-sources.ts';

const variant = (url: string) => ({ url, width: 720, height: 1280, duration: 9000 });
const video: Video = {
  variants: {
    V_720P: variant('/v/cup.mp4'),
    V_HLSV4: variant('/v/cup.m3u8'),
    V_HLSV3_MOBILE: variant('/v/cup-small.m3u8'),
  },
};
const onlyLists: Video = { variants: { ...video.variants, V_720P: null } };
const all: PlaybackSupport = { nativeHls: true, mediaSource: true, isMobile: false };

test.each<readonly [string, Video, PlaybackSupport, readonly string[]]>([
  ['native HLS comes first, then the file', video, all, ['native-hls /v/cup.m3u8', 'file /v/cup.mp4']],
  [
    'without native HLS the file comes first, hls.js last',
    video,
    { ...all, nativeHls: false },
    ['file /v/cup.mp4', 'hls-js /v/cup.m3u8'],
  ],
  [
    'a play list alone is played by hls.js where there are Media Source Extensions',
    onlyLists,
    { ...all, nativeHls: false },
    ['hls-js /v/cup.m3u8'],
  ],
  ['without those there is nothing', onlyLists, { ...all, nativeHls: false, mediaSource: false }, []],
  [
    'a mobile takes its own play list',
    onlyLists,
    { ...all, isMobile: true },
    ['native-hls /v/cup-small.m3u8'],
  ],
  [
    'the other list stands in for a missing one',
    { variants: { V_HLSV3_MOBILE: variant('/v/cup-small.m3u8') } },
    all,
    ['native-hls /v/cup-small.m3u8'],
  ],
  ['a video without variants has none', { variants: {} }, all, []],
  [
    'an address that is not one of the web is left out',
    { variants: { V_720P: variant('javascript:alert(1)'), V_HLSV4: variant('//evil.example/a.m3u8') } },
    all,
    [],
  ],
])('[VD-01] %s', (_, from, support, ways) => {
  expect(videoSources(from, support).map(({ by, url }) => `${by} ${url}`)).toEqual(ways);
});

test.each([
  [MEDIA_ERRORS.aborted, false],
  [MEDIA_ERRORS.network, false],
  [MEDIA_ERRORS.decode, true],
  [MEDIA_ERRORS.sourceNotSupported, true],
])('[VD-01] after the error %s the next way is tried: %s', (error, isTried) => {
  expect(shouldTryNextSource(error)).toBe(isTried);
});

import { expect, test } from 'vitest';
import { selectPlayingVideos, type Candidate } from './select-playing-videos.ts';

type Named = Candidate & { readonly name: string };

const video = (name: string, candidate: Partial<Candidate> = {}): Named => ({
  name,
  isPromoted: false,
  ratio: 1,
  isAutoplay: true,
  askedAt: undefined,
  isStopped: false,
  isOn: false,
  ...candidate,
});
const playing = (...videos: readonly Named[]) => [...selectPlayingVideos(videos)].map(({ name }) => name);

test.each<readonly [string, readonly Named[], readonly string[]]>([
  ['a video half in view plays by itself', [video('a', { ratio: 0.5 })], ['a']],
  ['one less than half in view does not', [video('a', { ratio: 0.49 })], []],
  ['one that may not begin by itself does not', [video('a', { isAutoplay: false })], []],
  ['one that the viewer stopped does not', [video('a', { isStopped: true, isOn: true })], []],
  ['of organic ones the one most in view plays', [video('a', { ratio: 0.6 }), video('b')], ['b']],
  ['of two as much in view the first one plays', [video('a'), video('b')], ['a']],
  ['the one that plays keeps playing', [video('a'), video('b', { ratio: 0.5, isOn: true })], ['b']],
  ['until it is less than half in view', [video('a'), video('b', { ratio: 0.4, isOn: true })], ['a']],
  [
    'every promoted one plays',
    [video('a', { isPromoted: true }), video('b', { isPromoted: true })],
    ['a', 'b'],
  ],
  ['promoted ones leave the organic one alone', [video('a', { isPromoted: true }), video('b')], ['a', 'b']],
  [
    'a requested video precedes the playing one',
    [video('a', { isOn: true }), video('b', { askedAt: 1 })],
    ['b'],
  ],
  [
    'the latest requested video is first',
    [video('a', { askedAt: 1, isOn: true }), video('b', { askedAt: 2 })],
    ['b'],
  ],
  [
    'a requested video plays without autoplay permission',
    [video('a', { isAutoplay: false, askedAt: 1 })],
    ['a'],
  ],
  ['a requested video plays while any part is visible', [video('a', { askedAt: 1, ratio: 0.01 })], ['a']],
  ['out of view it does not', [video('a', { askedAt: 1, ratio: 0 })], []],
  ['without videos nothing plays', [], []],
])('[VD-02] %s', (_, videos, names) => {
  expect(playing(...videos)).toEqual(names);
});

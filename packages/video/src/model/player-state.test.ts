import { MEDIA_ERRORS, VIDEO_PLAYER_STATES as S } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  INITIAL_PLAYER_STATE,
  isPlayingOrBuffering,
  transitionPlayer,
  type PlayerEvent,
  type PlayerState,
} from './player-state.ts';

const failed: PlayerState = { code: S.FAILED, error: MEDIA_ERRORS.network };
const at = (code: Exclude<PlayerState['code'], 8>): PlayerState => ({ code });
const run = (state: PlayerState, ...events: readonly PlayerEvent[]): PlayerState =>
  events.reduce(transitionPlayer, state);

test.each<readonly [string, PlayerState, PlayerEvent, PlayerState['code']]>([
  ['a load that begins is LOAD_START', INITIAL_PLAYER_STATE, { type: 'loadstart' }, S.LOAD_START],
  ['its size and length known: LOADED_METADATA', at(1), { type: 'loadedmetadata' }, S.LOADED_METADATA],
  ['its first picture there: LOADED_DATA', at(2), { type: 'loadeddata' }, S.LOADED_DATA],
  ['its picture moves: PLAYING', at(3), { type: 'playing' }, S.PLAYING],
  ['it is stopped: PAUSED', at(4), { type: 'pause' }, S.PAUSED],
  ['it looks for another place: SEEKING', at(5), { type: 'seeking' }, S.SEEKING],
  ['the place found while it was paused: PAUSED', at(6), { type: 'seeked', isPaused: true }, S.PAUSED],
  ['the place found while it played: PLAYING', at(6), { type: 'seeked', isPaused: false }, S.PLAYING],
  ['it waits for data: STALLING', at(4), { type: 'waiting' }, S.STALLING],
  ['the data do not come: STALLING', at(4), { type: 'stalled', hasData: false }, S.STALLING],
  ['the data come again: PLAYING', at(7), { type: 'playing' }, S.PLAYING],
  ['it is over: ENDED', at(5), { type: 'ended' }, S.ENDED],
  ['it is played once more: PLAYING', at(9), { type: 'playing' }, S.PLAYING],
  ['it fails: FAILED', at(4), { type: 'error', code: 3 }, S.FAILED],
  ['its source is taken away: DEFAULT', at(4), { type: 'emptied' }, S.DEFAULT],
  ['another load after a failure: LOAD_START', failed, { type: 'loadstart' }, S.LOAD_START],
])('[VD-01] %s', (_, state, event, code) => {
  expect(transitionPlayer(state, event).code).toBe(code);
});

test.each<readonly [string, PlayerState, PlayerEvent]>([
  ['a stop before the first play', at(3), { type: 'pause' }],
  ['the stop that an end brings along', at(9), { type: 'pause' }],
  ['a slow network while there is enough to play', at(4), { type: 'stalled', hasData: true }],
  ['a wait before the first play', at(3), { type: 'waiting' }],
  ['metadata again while it plays', at(4), { type: 'loadedmetadata' }],
  ['data again while it plays', at(4), { type: 'loadeddata' }],
  ['a place found that nobody looked for', at(4), { type: 'seeked', isPaused: false }],
  ['a search before there is anything', at(0), { type: 'seeking' }],
  ['a play that comes after the failure', failed, { type: 'playing' }],
  ['an end that comes after the failure', failed, { type: 'ended' }],
  ['the emptying that a failure brings along', failed, { type: 'emptied' }],
])('[VD-01] %s changes nothing', (_, state, event) => {
  expect(transitionPlayer(state, event)).toBe(state);
});

test.each([
  [1, MEDIA_ERRORS.aborted],
  [2, MEDIA_ERRORS.network],
  [3, MEDIA_ERRORS.decode],
  [4, MEDIA_ERRORS.sourceNotSupported],
  [undefined, MEDIA_ERRORS.sourceNotSupported],
  [17, MEDIA_ERRORS.sourceNotSupported],
])('[VD-01] an error of code %s is the media error %s', (code, error) => {
  expect(transitionPlayer(INITIAL_PLAYER_STATE, { type: 'error', code })).toEqual({ code: S.FAILED, error });
});

test('[VD-01] a whole life goes through the states in order', () => {
  const types = ['loadstart', 'loadedmetadata', 'loadeddata', 'playing', 'waiting', 'playing'] as const;
  const playing = run(INITIAL_PLAYER_STATE, ...types.map((type) => ({ type })));
  expect(playing.code).toBe(S.PLAYING);
  expect(run(playing, { type: 'pause' }, { type: 'ended' }).code).toBe(S.ENDED);
});

test.each<readonly [string, PlayerState, readonly PlayerEvent[], boolean]>([
  ['while it played', at(4), [{ type: 'seeking' }], true],
  ['while it waited for data', at(7), [{ type: 'seeking' }], true],
  ['again and again while it played', at(4), [{ type: 'seeking' }, { type: 'seeking' }], true],
  ['and was stopped meanwhile', at(4), [{ type: 'seeking' }, { type: 'pause' }], false],
  ['while it was paused', at(5), [{ type: 'seeking' }], false],
  ['after its end', at(9), [{ type: 'seeking' }], false],
])('[VD-01] a player that looks for another place %s goes on as it was', (_, state, events, isOn) => {
  expect(isPlayingOrBuffering(run(state, ...events))).toBe(isOn);
});

test('[VD-01] a player is under way while it plays and while it waits for data', () => {
  expect([at(4), at(7), at(5), at(9), failed].map(isPlayingOrBuffering)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';
import {
  INITIAL_AUTOPLAY_RECORDS,
  getRecord,
  transitionRecords,
  type AutoplayEvent,
} from './autoplay-records.ts';

const event = (
  type: AutoplayEvent['type'],
  pinId: string,
  currentTime: number = 0,
  isPromoted: boolean = false,
): AutoplayEvent => ({ type, pinId, currentTime, isPromoted });
const after = (...events: readonly AutoplayEvent[]) =>
  events.reduce(transitionRecords, INITIAL_AUTOPLAY_RECORDS);

test('[VD-02] a promoted video is always recorded as current, also beside an organic one', () => {
  const records = after(
    event('played', '7', 2),
    event('played', '8', 3, true),
    event('played', '9', 4, true),
  );
  expect(records.promotedVideos).toEqual({
    8: { pinId: '8', currentTime: 3, paused: false },
    9: { pinId: '9', currentTime: 4, paused: false },
  });
  expect(records.playingOrganicVideoId).toBe('7');
});

test('[VD-02] an organic video is the one that plays', () => {
  const records = after(event('played', '7', 2));
  expect(records.playingOrganicVideoId).toBe('7');
  expect(records.organicVideos).toEqual({ 7: { pinId: '7', currentTime: 2, paused: false } });
});

test('[VD-02] an organic video is ignored while another organic one plays', () => {
  const records = after(event('played', '7'));
  expect(transitionRecords(records, event('played', '8'))).toBe(records);
});

test('[VD-02] pausing records paused and the time, and clears the organic one that plays', () => {
  const records = after(event('played', '7'), event('paused', '7', 4.5));
  expect(records.playingOrganicVideoId).toBeUndefined();
  expect(records.organicVideos).toEqual({ 7: { pinId: '7', currentTime: 4.5, paused: true } });
});

test('[VD-02] after the pause another organic one may play', () => {
  const records = after(event('played', '7'), event('paused', '7'), event('played', '8'));
  expect(records.playingOrganicVideoId).toBe('8');
});

test('[VD-02] the pause of another video does not clear the one that plays', () => {
  const records = after(event('played', '7'), event('paused', '8', 1), event('paused', '9', 1, true));
  expect(records.playingOrganicVideoId).toBe('7');
});

test('[VD-02] the record of a pin tells where to resume; what was never played has none', () => {
  const records = after(event('played', '7', 2), event('paused', '7', 6), event('paused', '8', 3, true));
  expect(getRecord(records, '7', false)?.currentTime).toBe(6);
  expect(getRecord(records, '8', true)?.currentTime).toBe(3);
  expect(getRecord(records, '8', false)).toBeUndefined();
  expect(getRecord(records, 'constructor', false)).toBeUndefined();
});

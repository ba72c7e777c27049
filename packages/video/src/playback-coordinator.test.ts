import { expect, test } from 'vitest';
import type { ViewableImpression } from './model/impression-buffer.ts';
import {
  createPlaybackCoordinator,
  type PlaybackCoordinator,
  type VideoRegistration,
} from './playback-coordinator.ts';

type Played = {
  readonly seat: VideoRegistration;
  readonly commands: readonly string[];
  readonly sent: ViewableImpression[];
};

/** Registers a player that plays and pauses synchronously. */
function aPlayer(page: PlaybackCoordinator, pinId: string, isPromoted: boolean = false): Played {
  const commands: string[] = [];
  const sent: ViewableImpression[] = [];
  const seat: VideoRegistration = page.register({
    pinId,
    isPromoted,
    play: () => {
      commands.push('play');
      seat.played(0);
    },
    pause: () => {
      commands.push('pause');
      seat.paused(1);
    },
    onImpressions: (impressions) => sent.push(...impressions),
  });
  return { seat, commands, sent };
}

test('[VD-02] a single organic video plays; when it leaves the view the next one does', () => {
  const page = createPlaybackCoordinator();
  const [a, b] = [aPlayer(page, '7'), aPlayer(page, '8')];
  a.seat.setVisibility(1, true);
  b.seat.setVisibility(1, true);
  expect([a.commands, b.commands]).toEqual([['play'], []]);
  a.seat.setVisibility(0.2, true);
  expect([a.commands, b.commands]).toEqual([['play', 'pause'], ['play']]);
  expect(page.records().playingOrganicVideoId).toBe('8');
});

test('[VD-02] a promoted video plays beside the organic one', () => {
  const page = createPlaybackCoordinator();
  const [a, b] = [aPlayer(page, '7'), aPlayer(page, '8', true)];
  a.seat.setVisibility(1, true);
  b.seat.setVisibility(0.5, true);
  expect([a.commands, b.commands]).toEqual([['play'], ['play']]);
});

test('[VD-02] a requested video pauses the other first', () => {
  const page = createPlaybackCoordinator();
  const [a, b] = [aPlayer(page, '7'), aPlayer(page, '8')];
  a.seat.setVisibility(1, true);
  b.seat.setVisibility(0.3, false);
  b.seat.setRequested(true);
  expect([a.commands, b.commands]).toEqual([['play', 'pause'], ['play']]);
  b.seat.setRequested(false);
  expect([a.commands, b.commands]).toEqual([
    ['play', 'pause', 'play'],
    ['play', 'pause'],
  ]);
});

test('[VD-02] a video that the viewer stopped does not begin again by itself, also when it is mounted again', () => {
  const page = createPlaybackCoordinator();
  const first = aPlayer(page, '7');
  first.seat.setVisibility(1, true);
  first.seat.stop();
  first.seat.setVisibility(0, true);
  first.seat.setVisibility(1, true);
  expect(first.commands).toEqual(['play', 'pause']);
  first.seat.unregister(1);
  const again = aPlayer(page, '7');
  again.seat.setVisibility(1, true);
  expect(again.commands).toEqual([]);
  again.seat.setRequested(true);
  expect(again.commands).toEqual(['play']);
});

test('[VD-02] a player that is unmounted leaves its position, and its turn to the next', () => {
  const page = createPlaybackCoordinator();
  const [a, b] = [aPlayer(page, '7'), aPlayer(page, '8')];
  a.seat.setVisibility(1, true);
  b.seat.setVisibility(1, true);
  a.seat.unregister(5.25);
  expect(b.commands).toEqual(['play']);
  expect(aPlayer(page, '7').seat.record()).toEqual({ pinId: '7', currentTime: 5.25, paused: true });
  expect(page.records().playingOrganicVideoId).toBe('8');
});

test('[VD-03] the impressions of a promoted video are held until it is played, then sent', () => {
  let time = 1000;
  const page = createPlaybackCoordinator(() => time);
  page.bufferImpression('7');
  page.bufferImpression('8');
  time = 2000;
  const { seat, sent } = aPlayer(page, '7', true);
  page.bufferImpression('7');
  seat.setVisibility(0.6, false);
  expect(sent).toEqual([]);
  seat.setRequested(true);
  expect(sent.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    [1000, 1000],
    [2000, 2000],
  ]);
  seat.played(3);
  expect(sent).toHaveLength(2);
});

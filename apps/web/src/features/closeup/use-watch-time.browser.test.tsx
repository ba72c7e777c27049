import { useEffect, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useWatchTime } from './use-watch-time.ts';

type Watched = (pinId: string, ms: number) => void;

let setPlaying: (isPlaying: boolean) => void = () => undefined;

function Player({ onWatched }: { readonly onWatched: Watched }): ReactNode {
  const set = useWatchTime('7', onWatched);
  useEffect(() => {
    setPlaying = set;
  }, [set]);
  return null;
}

/** Advances the clock of the page. */
function clock(): (ms: number) => void {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (ms) => {
    now += ms;
  };
}

/** Shows or hides the page. */
function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[CR-16] the time between play and pause is reported, and the rest when the page is hidden or left', async () => {
  const advance = clock();
  const onWatched = vi.fn<Watched>();
  const screen = await render(<Player onWatched={onWatched} />);
  setPlaying(true);
  advance(3000);
  setPlaying(false);
  advance(60_000);
  setPlaying(true);
  advance(500);
  setVisibility('hidden');
  advance(60_000);
  setVisibility('visible');
  advance(200);
  await screen.unmount();
  expect(onWatched.mock.calls).toEqual([
    ['7', 3000],
    ['7', 500],
    ['7', 200],
  ]);
  vi.restoreAllMocks();
});

test('[CR-16] a video that is not played reports nothing', async () => {
  const advance = clock();
  const onWatched = vi.fn<Watched>();
  const screen = await render(<Player onWatched={onWatched} />);
  advance(3000);
  setVisibility('hidden');
  await screen.unmount();
  expect(onWatched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { aPin, aVideoPin } from '@pegboard/types/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createPlaybackCoordinator, Video, type VideoProps } from './index.ts';
import { createClip } from './testing/clip.ts';
import { createClipPin } from './testing/clip-pin.ts';

let clip = '';
beforeAll(async () => {
  clip = (await createClip()).url;
});

/** The minimum playback rate of Chromium, at which a clip of 1.5 seconds outlasts any test. */
const SLOWEST = 0.0625;

const slowly = ({ target }: Event): void => {
  if (target instanceof HTMLVideoElement) target.playbackRate = SLOWEST;
};

/** Renders a video at its normal rate. */
const showInTime = (props: Partial<VideoProps> = {}) =>
  render(
    <main style={{ inlineSize: 400 }}>
      <Video pin={createClipPin(clip)} coordinator={createPlaybackCoordinator()} {...props} />
    </main>,
  );

/** Renders a video that does not end before the test, even on a busy machine. */
function show(props: Partial<VideoProps> = {}) {
  document.addEventListener('loadedmetadata', slowly, { capture: true });
  onTestFinished(() => document.removeEventListener('loadedmetadata', slowly, { capture: true }));
  return showInTime(props);
}
const videoOf = (container: Element) => container.querySelector('video');
const codeOf = (container: Element) =>
  Number(container.querySelector('[data-video-player]')?.getAttribute('data-video-player'));

test('[VD-01] a press on the poster plays the video with sound, and its button holds the focus', async () => {
  const onPlayingChange = vi.fn<(isPlaying: boolean) => void>();
  const { container, getByRole } = await show({ onPlayingChange });
  expect(videoOf(container)).toBeNull();
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.poll(() => codeOf(container)).toBe(4);
  await expect.element(getByRole('button', { name: 'Pause' })).toHaveFocus();
  expect(videoOf(container)?.muted).toBe(false);
  expect(onPlayingChange.mock.calls).toEqual([[true]]);
  await expectAccessible(container);
  await getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => codeOf(container)).toBe(5);
  expect(onPlayingChange.mock.calls).toEqual([[true], [false]]);
});

test('[VD-01] a video that is over can be played again', async () => {
  const { container, getByRole } = await showInTime();
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.element(getByRole('button', { name: 'Play again' })).toBeVisible();
  container.addEventListener('seeked', slowly, { capture: true });
  await getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => codeOf(container)).toBe(4);
  expect(videoOf(container)?.currentTime).toBeLessThan(1);
});

test('[VD-01] a video that cannot be played says why, and is tried again', async () => {
  const { container, getByRole } = await show({ pin: createClipPin('/there-is-no-such-clip.mp4') });
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.element(getByRole('alert').getByText('Your browser cannot play this video.')).toBeVisible();
  expect(codeOf(container)).toBe(8);
  await expectAccessible(container);
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByRole('alert').getByText('Your browser cannot play this video.')).toBeVisible();
});

test('[VD-01] a requested playback is canceled while loading', async () => {
  const endless = URL.createObjectURL(new MediaSource());
  const { container, getByRole } = await show({ pin: createClipPin(endless) });
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.poll(() => codeOf(container)).toBe(1);
  await expect.element(getByRole('status', { name: 'Loading video' })).toBeVisible();
  await getByRole('button', { name: 'Pause' }).click();
  await expect.element(getByRole('button', { name: 'Play' })).toHaveFocus();
  expect(videoOf(container)?.paused).toBe(true);
  expect(getByRole('status').query()).toBeNull();
});

test('[VD-04] a failure midway keeps the focus, and trying again goes on where it failed', async () => {
  const { container, getByRole } = await show();
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.poll(() => codeOf(container)).toBe(4);
  Object.assign(videoOf(container) ?? {}, { currentTime: 0.7 });
  await expect.poll(() => videoOf(container)?.seeking).toBe(false);
  videoOf(container)?.dispatchEvent(new Event('error'));
  await expect.element(getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('button', { name: 'Pause' })).toHaveFocus();
  await expect.poll(() => codeOf(container)).toBe(4);
  expect(videoOf(container)?.currentTime).toBeGreaterThanOrEqual(0.7);
});

test('[VD-04] the keyboard alone plays, pauses, seeks and changes the sound', async () => {
  const { container, getByRole } = await show();
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Play Moon jar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => codeOf(container)).toBe(4);
  await userEvent.keyboard('k');
  await expect.poll(() => codeOf(container)).toBe(5);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => videoOf(container)?.currentTime).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => videoOf(container)?.volume).toBeCloseTo(0.9);
  await userEvent.keyboard('m');
  await expect.poll(() => videoOf(container)?.muted).toBe(true);
  await userEvent.keyboard(' ');
  await expect.poll(() => codeOf(container)).toBe(4);
});

test('[VD-04] a video that begins by itself is silent', async () => {
  const { container } = await show({ isAutoplay: true });
  await expect.poll(() => codeOf(container)).toBe(4);
  expect(videoOf(container)?.muted).toBe(true);
});

test('[VD-02] a video that is mounted again goes on where it was left', async () => {
  const shared = createPlaybackCoordinator();
  const first = await showInTime({ coordinator: shared });
  await first.getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.poll(() => videoOf(first.container)?.currentTime).toBeGreaterThan(0.3);
  await first.unmount();
  const left = Object.values(shared.records().organicVideos)[0];
  expect(left).toMatchObject({ paused: true });
  const again = await showInTime({ coordinator: shared });
  await again.getByRole('button', { name: 'Play Moon jar' }).click();
  await expect
    .poll(() => videoOf(again.container)?.currentTime)
    .toBeGreaterThanOrEqual(left?.currentTime ?? 99);
});

test('[VD-04] captions are shown until they are turned off, in the direction of their text', async () => {
  const cues = 'WEBVTT\n\n00:00.000 --> 00:09.000\n<v Mira>The clay is <i>wedged</i> first.\n';
  const captionsUrl = URL.createObjectURL(new Blob([cues], { type: 'text/vtt' }));
  const pin = createClipPin(clip);
  const { container, getByRole, getByText } = await show({
    pin: { ...pin, video: { variants: {}, ...pin.video, captionsUrl } },
  });
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.element(getByText('The clay is wedged first.')).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(getByText('The clay is wedged first.')).not.toBeInTheDocument();
  await getByRole('button', { name: 'Show captions' }).click();
  await expect.element(getByText('The clay is wedged first.')).toBeVisible();
  expect(container.querySelector('[data-video-captions]')?.getAttribute('dir')).toBe('auto');
});

test('[VD-04] captions of several languages: those of the page come first, and the viewer chooses others', async () => {
  const captions = Object.entries({ en: 'The clay is wedged.', de: 'Der Ton wird geschlagen.' }).map(
    ([language, cue]) => {
      const text = `WEBVTT\n\n00:00.000 --> 00:09.000\n${cue}\n`;
      return { language, url: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })) };
    },
  );
  const pin = createClipPin(clip);
  document.documentElement.lang = 'de';
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const { getByRole, getByText } = await show({
    pin: { ...pin, video: { variants: {}, ...pin.video, captions } },
  });
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.element(getByText('Der Ton wird geschlagen.')).toBeVisible();
  await getByRole('combobox', { name: 'Captions' }).selectOptions('English');
  await expect.element(getByText('The clay is wedged.')).toBeVisible();
  await expect.element(getByText('Der Ton wird geschlagen.')).not.toBeInTheDocument();
});

test('nothing moves when the server’s poster is taken over and when the player comes', async () => {
  const pin = createClipPin(clip);
  const place = document.createElement('main');
  place.style.inlineSize = '400px';
  place.innerHTML = renderToString(<Video pin={pin} />);
  document.body.append(place);
  onTestFinished(() => place.remove());
  const box = () => JSON.stringify(place.querySelector('[data-video]')?.getBoundingClientRect());
  const before = box();
  const errors: unknown[] = [];
  const root = hydrateRoot(place, <Video pin={pin} coordinator={createPlaybackCoordinator()} />, {
    onRecoverableError: (error) => errors.push(error),
  });
  onTestFinished(() => root.unmount());
  const button = page.elementLocator(place).getByRole('button', { name: 'Play Moon jar' });
  await expect.poll(() => Object.keys(button.element()).some((key) => key.startsWith('__react'))).toBe(true);
  expect(box()).toBe(before);
  await button.click();
  await expect.poll(() => codeOf(place)).toBe(4);
  expect(box()).toBe(before);
  expect(errors).toEqual([]);
});

test('from right to left the bar still runs from left to right and fits', async () => {
  applyPageTheme('dark', 'rtl');
  onTestFinished(() => applyPageTheme());
  const { container, getByRole } = await show();
  await getByRole('button', { name: 'Play Moon jar' }).click();
  const pause = getByRole('button', { name: 'Pause' });
  await expect.element(pause).toBeVisible();
  const mute = getByRole('button', { name: 'Mute' }).element().getBoundingClientRect();
  expect(pause.element().getBoundingClientRect().left).toBeLessThan(mute.left);
  await expectAccessible(container);
});

test('a pin without a video shows nothing', async () => {
  const { container } = await show({ pin: aPin() });
  expect(container.querySelector('main')?.childElementCount).toBe(0);
});

test('hostile texts and addresses of a pin do no harm', async () => {
  const { container } = await show({
    pin: aVideoPin({
      title: '\u202E'.repeat(50) + 'x'.repeat(10_000),
      dominantColor: 'red;background:url(//evil.example)',
      images: null,
      video: {
        variants: { V_720P: { url: 'javascript:alert(1)', width: -1, height: 0, duration: Number.NaN } },
      },
    }),
  });
  expect(container.querySelector('main')?.scrollWidth).toBe(400);
});

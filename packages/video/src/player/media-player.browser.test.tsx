import { expect, onTestFinished, test } from 'vitest';
import { createClip } from '../testing/clip.ts';
import { createPlaylist } from '../testing/playlist.ts';
import { createPlaybackCoordinator } from '../playback-coordinator.ts';
import { createMediaPlayer, type MediaPlayer, type MediaPlayerOptions } from './media-player.ts';

const variant = (url: string) => ({ url, width: 160, height: 120, duration: 1500 });
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('hls_js') || name.includes('hls.light'));

function aPlayer(options: Partial<MediaPlayerOptions> & Pick<MediaPlayerOptions, 'video'>): {
  readonly player: MediaPlayer;
  readonly element: HTMLVideoElement;
} {
  const element = document.createElement('video');
  element.muted = true;
  document.body.append(element);
  const player = createMediaPlayer(element, {
    pinId: '7',
    isPromoted: false,
    coordinator: createPlaybackCoordinator(),
    support: { nativeHls: false, mediaSource: true, isMobile: false },
    ...options,
  });
  onTestFinished(() => {
    player.destroy();
    element.remove();
  });
  player.see(1, false);
  return { player, element };
}

test('[VD-01] nothing is fetched before it is to play, and a file plays without hls.js', async () => {
  const { url } = await createClip();
  const { player, element } = aPlayer({
    video: { variants: { V_720P: variant(url), V_HLSV4: variant('/never.m3u8') } },
  });
  expect([player.view().state.code, element.hasAttribute('src')]).toEqual([0, false]);
  player.ask(true);
  await expect.poll(() => player.view().state.code).toBe(4);
  expect(fetched()).toEqual([]);
});

test('[VD-01] a play list plays by hls.js where the browser cannot itself', async () => {
  const list = await createPlaylist(await createClip());
  const { player, element } = aPlayer({ video: { variants: { V_HLSV4: variant(list) } } });
  player.ask(true);
  await expect.poll(() => player.view().state.code).toBe(4);
  await expect.poll(() => player.view().currentTime).toBeGreaterThan(0.2);
  expect(element.src).toMatch(/^blob:/);
});

test('[VD-01] a play list that the browser cannot decode gives way to the file', async () => {
  const { url } = await createClip();
  const broken = URL.createObjectURL(new Blob(['no list'], { type: 'application/vnd.apple.mpegurl' }));
  const { player, element } = aPlayer({
    video: { variants: { V_720P: variant(url), V_HLSV4: variant(broken) } },
    support: { nativeHls: true, mediaSource: true, isMobile: false },
  });
  player.ask(true);
  await expect.poll(() => player.view().state.code).toBe(4);
  expect(element.src).toBe(url);
});

test('[VD-01] when nothing plays it has failed, and trying again begins with the first way', async () => {
  const { player } = aPlayer({ video: { variants: {} } });
  player.ask(true);
  expect(player.view().state).toEqual({ code: 8, error: 4 });
  player.retry();
  expect(player.view().state).toEqual({ code: 8, error: 4 });
});

test('[VD-02] a pause of the browser’s own is one of the viewer: it does not begin again by itself', async () => {
  const { url } = await createClip();
  const { player, element } = aPlayer({ video: { variants: { V_720P: variant(url) } } });
  player.see(1, true);
  await expect.poll(() => player.view().state.code).toBe(4);
  element.pause();
  await expect.poll(() => player.view().state.code).toBe(5);
  player.see(0, true);
  player.see(1, true);
  expect(element.paused).toBe(true);
});

test('[VD-04] a volume above zero can be heard, and sound that is turned on has one', async () => {
  const { player } = aPlayer({ video: { variants: {} } });
  player.setVolume(0);
  await expect.poll(() => player.view()).toMatchObject({ volume: 0, isMuted: true });
  player.setMuted(false);
  await expect.poll(() => player.view()).toMatchObject({ volume: 0.5, isMuted: false });
  player.setVolume(7);
  await expect.poll(() => player.view()).toMatchObject({ volume: 1, isMuted: false });
});

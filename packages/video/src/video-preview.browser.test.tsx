import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createPlaybackCoordinator,
  Video,
  VideoPreview,
  type VideoPreviewProps,
  type ViewableImpression,
} from './index.ts';
import { createClip } from './testing/clip.ts';
import { createClipPin } from './testing/clip-pin.ts';

let clip = '';
beforeAll(async () => {
  clip = (await createClip()).url;
});

const card = (id: string, props: Partial<VideoPreviewProps> = {}) => (
  <div key={id} style={{ position: 'relative', inlineSize: 160, blockSize: 120 }} data-card={id}>
    <VideoPreview pin={createClipPin(clip, { id })} {...props} />
  </div>
);
const videoIn = (container: Element, id: string) =>
  container.querySelector<HTMLVideoElement>(`[data-card="${id}"] video`);
const isPlaying = (container: Element, id: string) => videoIn(container, id)?.dataset['shown'] === 'true';

/** The DevTools protocol commands that the test uses. */
type Protocol = { readonly send: (method: string, parameters: object) => Promise<unknown> };

/** Emulates reduced motion; the returned function resets it. */
async function emulatePreference(name: string): Promise<() => Promise<unknown>> {
  const send = (value: string) =>
    (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  onTestFinished(async () => void (await send('')));
  await send('reduce');
  return () => send('');
}

/** Waits until a video that may play would have been rendered. */
async function couldPlay(): Promise<void> {
  await import('./player/silent-player.tsx');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('[VD-02] of the videos in view a single one plays, silently and again and again', async () => {
  const coordinator = createPlaybackCoordinator();
  const { container } = await render(<main>{['7', '8'].map((id) => card(id, { coordinator }))}</main>);
  await expect.poll(() => isPlaying(container, '7')).toBe(true);
  expect(isPlaying(container, '8')).toBe(false);
  expect(videoIn(container, '7')).toMatchObject({ muted: true, loop: true });
  await expectAccessible(container);
});

test('[VD-02] the one that is pointed at plays instead, and the first one again afterwards', async () => {
  const coordinator = createPlaybackCoordinator();
  const onPlayingChange = vi.fn<(isPlaying: boolean) => void>();
  const cards = (isWanted: boolean) => (
    <main>
      {card('7', { coordinator })}
      {card('8', { coordinator, isWanted, onPlayingChange, isAutoplay: false })}
    </main>
  );
  const { container, rerender } = await render(cards(false));
  await expect.poll(() => isPlaying(container, '7')).toBe(true);
  await rerender(cards(true));
  await expect.poll(() => isPlaying(container, '8')).toBe(true);
  expect(isPlaying(container, '7')).toBe(false);
  await rerender(cards(false));
  await expect.poll(() => isPlaying(container, '8')).toBe(false);
  await expect.poll(() => isPlaying(container, '7')).toBe(true);
  expect(onPlayingChange.mock.calls).toEqual([[true], [false]]);
});

test('[VD-02] a promoted video plays beside the others', async () => {
  const coordinator = createPlaybackCoordinator();
  const promoted = { coordinator, pin: createClipPin(clip, { id: '8', isPromoted: true }) };
  const { container } = await render(<main>{[card('7', { coordinator }), card('8', promoted)]}</main>);
  await expect.poll(() => isPlaying(container, '7') && isPlaying(container, '8')).toBe(true);
  expect(coordinator.records()).toMatchObject({
    playingOrganicVideoId: '7',
    promotedVideos: { 8: { paused: false } },
  });
});

test('[VD-03] the impressions of a promoted video come when it is played', async () => {
  const onImpressions = vi.fn<(sent: readonly ViewableImpression[]) => void>();
  const pin = createClipPin(clip, { id: '9', isPromoted: true });
  const { container } = await render(
    card('9', { pin, onImpressions, coordinator: createPlaybackCoordinator() }),
  );
  await expect.poll(() => isPlaying(container, '9')).toBe(true);
  const sent = onImpressions.mock.calls.flat(2);
  expect(sent).toEqual([
    { pinId: '9', renderDuration: 0, startTime: sent[0]?.startTime, endTime: sent[0]?.startTime },
  ]);
  expect(onImpressions).toHaveBeenCalledOnce();
});

test('[VD-03] what was seen of an ad that did not play is held until it is played elsewhere on the page', async () => {
  const onImpressions = vi.fn<(sent: readonly ViewableImpression[]) => void>();
  const coordinator = createPlaybackCoordinator();
  const pin = createClipPin(clip, { id: '9', isPromoted: true });
  const hold = vi.spyOn(coordinator, 'bufferImpression');
  const still = { coordinator, isAutoplay: false };
  const { getByRole, rerender } = await render(
    <main>{[card('7', still), card('9', { ...still, pin })]}</main>,
  );
  await expect.poll(() => hold.mock.calls).toEqual([['9']]);
  await rerender(<Video pin={pin} coordinator={coordinator} onImpressions={onImpressions} />);
  await getByRole('button', { name: 'Play Moon jar' }).click();
  await expect.poll(() => onImpressions.mock.calls.flat(2)).toHaveLength(2);
});

test('[VD-04] for a viewer who wants less motion nothing plays, also when it is pointed at', async () => {
  const takeBack = await emulatePreference('prefers-reduced-motion');
  const { container } = await render(card('7', { isWanted: true, coordinator: createPlaybackCoordinator() }));
  await couldPlay();
  expect(videoIn(container, '7')).toBeNull();
  await takeBack();
  await expect.poll(() => isPlaying(container, '7')).toBe(true);
});

test('[VD-04] for a viewer who saves data nothing plays', async () => {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  vi.spyOn(navigator as Navigator & { connection: EventTarget }, 'connection', 'get').mockReturnValue(
    connection,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { container } = await render(card('7', { isWanted: true, coordinator: createPlaybackCoordinator() }));
  await couldPlay();
  expect(videoIn(container, '7')).toBeNull();
  connection.saveData = false;
  connection.dispatchEvent(new Event('change'));
  await expect.poll(() => isPlaying(container, '7')).toBe(true);
});

test('[VD-02] a card that leaves the page gives its turn to the next', async () => {
  const coordinator = createPlaybackCoordinator();
  const { container, rerender } = await render(
    <main>{[card('7', { coordinator }), card('8', { coordinator })]}</main>,
  );
  await expect.poll(() => isPlaying(container, '7')).toBe(true);
  await rerender(<main>{[card('8', { coordinator })]}</main>);
  await expect.poll(() => isPlaying(container, '8')).toBe(true);
  expect(coordinator.records().organicVideos['7']).toMatchObject({ paused: true });
});

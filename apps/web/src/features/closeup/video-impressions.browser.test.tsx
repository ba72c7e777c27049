import { eventBatchSchema, type LogEvent, type Pin } from '@pegboard/types';
import { aPin, aVideoPin } from '@pegboard/types/testing';
import { Modal, ModalObserverContext } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import CardVideo from '../pin-feed/card-video.tsx';
import CloseupVideo from './closeup-video.tsx';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { createImpressionTracking } from '../event-log/impression-tracking.ts';

let sent: LogEvent[] = [];

beforeEach(() => {
  sent = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    sent.push(...eventBatchSchema.parse(JSON.parse(typeof body === 'string' ? body : '')).events);
    return true;
  });
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

/** Renders a page; returns a function that replaces it. */
function show(page: ReactNode): (next: ReactNode) => void {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(page);
  return (next) => root.render(next);
}

/** Returns the events logged for a pin so far: hides the page to flush them, and shows it again. */
function loggedOf(pinId: string): readonly LogEvent[] {
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  return sent.filter(({ pin_id: of }) => of === pinId);
}

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const ofPage = (isMobile: boolean) => createImpressionTracking({ isBot: false, isDebugged: false, isMobile });

test('[UI-03] [EL-01] on a mobile no pin is seen behind a dialog', async () => {
  const { onCover, observeOn, onVideoImpressions } = ofPage(true);
  const page = (isCovered: boolean): ReactNode => (
    <ModalObserverContext value={onCover}>
      {isCovered ? <Modal title="Report" onClose={() => undefined} /> : null}
    </ModalObserverContext>
  );
  const showNext = show(page(true));
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  const card = document.body.appendChild(new Image(100, 100));
  onTestFinished(() => card.remove());
  observeOn('AuthHomefeed')(card, aPin({ id: '912' }));
  onVideoImpressions([{ pinId: '913', startTime: Date.now(), endTime: Date.now(), renderDuration: 0 }]);
  await expect.poll(() => loggedOf('913')).toHaveLength(1);
  await twoFrames();
  expect(loggedOf('912')).toEqual([]);
  showNext(page(false));
  await expect.poll(() => loggedOf('912')).not.toEqual([]);
});

test('[UI-03] elsewhere a dialog covers little, and pins beside it are seen', () => {
  expect(ofPage(false).onCover).toBeUndefined();
});

const SECONDS = 10;
const RATE = 8000;

/** Returns a sound in place of a clip, as PCM in a WAVE file, so that none has to be recorded. */
function aSound(): string {
  const bytes = new DataView(new ArrayBuffer(44 + SECONDS * RATE));
  const put = (at: number, word: string): void =>
    new Uint8Array(bytes.buffer).set(new TextEncoder().encode(word), at);
  put(0, 'RIFF');
  put(8, 'WAVEfmt ');
  put(36, 'data');
  const sizes = { 4: 36 + SECONDS * RATE, 16: 16, 24: RATE, 28: RATE, 40: SECONDS * RATE };
  for (const [at, size] of Object.entries(sizes)) bytes.setUint32(Number(at), size, true);
  for (const [at, value] of Object.entries({ 20: 1, 22: 1, 32: 1, 34: 8 }))
    bytes.setUint16(Number(at), value, true);
  return URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }));
}

test.each<[string, string, (ad: Pin) => ReactNode]>([
  [
    'on its card',
    '914',
    (ad) => (
      <div style={{ position: 'relative', inlineSize: 100, blockSize: 100 }}>
        <CardVideo pin={ad} isWanted={false} onPlayingChange={() => undefined} />
      </div>
    ),
  ],
  ['in its close-up', '915', (ad) => <CloseupVideo pin={ad} />],
])(
  '[VD-03] of an ad whose video is played %s it is logged when it could be watched',
  async (_, id, shown) => {
    const now = new Date('2100-01-01T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const variants = { V_720P: { url: aSound(), width: 160, height: 120, duration: SECONDS * 1000 } };
    const ad = aVideoPin({ id, isPromoted: true, video: { variants } });
    show(<SeenPinsContext value={ofPage(false)}>{shown(ad)}</SeenPinsContext>);
    const watchable = () => loggedOf(id).filter(({ aux_data: facts }) => facts?.['is_viewable'] === true);
    await expect.poll(watchable).toHaveLength(1);
    const [event] = watchable();
    expect(event).toMatchObject({ event_type: 18, aux_data: { render_duration: 0, end_time: event?.time } });
    // Polling advances the fake clock.
    expect(event?.time).toBeGreaterThanOrEqual(now.getTime());
  },
);

import { afterEach, expect, test, vi } from 'vitest';
import { viewableImpressionEvent } from '../model/events.ts';
import { caughtBeacons, kindOf, looked } from '../testing/sent-events.ts';
import type { FetchPort } from './send-with-fetch.ts';
import { startEventLog, type PageLog, type PageLogOptions } from './start-event-log.ts';

let log: PageLog | undefined;
afterEach(() => {
  log?.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const fetch = vi.fn<FetchPort>(async () => new Response(null, { status: 202 }));

function start(options: Partial<PageLogOptions> = {}): PageLog {
  fetch.mockClear();
  log = startEventLog({ url: '/v3/events/', canLog: () => true, fetch, ...options });
  return log;
}

function card(): HTMLElement {
  const element = document.createElement('div');
  element.style.height = '20px';
  document.body.append(element);
  return element;
}

function becomes(visibility: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[EL-01] a page without events asks for nothing', async () => {
  const sent = caughtBeacons();
  start();
  becomes('hidden');
  becomes('visible');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await looked();
  expect(fetch).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});

test('[EL-01] a hidden page flushes its impressions, and starts new ones when it is visible again', async () => {
  const sent = caughtBeacons();
  const { observe } = start();
  observe(card(), { pinId: '912', place: { viewType: 1, aux: { slot: 3 } } });
  await looked();
  becomes('hidden');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sent()).toMatchObject([
    { event_type: 18, view_type: 1, pin_id: '912', aux_data: { exit: 'left', full_ms: 0, slot: 3 } },
  ]);
  becomes('visible');
  becomes('hidden');
  expect(sent().map(kindOf)).toEqual(['18 of 912', '18 of 912']);
  expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
});

test('[EL-01] a card rendered again for the same pin stays one impression, one for another pin does not', async () => {
  const sent = caughtBeacons();
  const { observe } = start();
  const release = observe(card(), { pinId: '912' });
  await looked();
  release();
  const releaseAgain = observe(card(), { pinId: '912' });
  await looked();
  releaseAgain();
  observe(card(), { pinId: '913' });
  await looked();
  becomes('hidden');
  expect(sent().map((event) => [event.pin_id, event.aux_data?.['exit']])).toEqual([
    ['912', 'removed'],
    ['913', 'left'],
  ]);
});

test('[EL-01] while the window has no focus no time counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const sent = caughtBeacons();
  const { observe } = start();
  observe(card(), { pinId: '912' });
  await looked();
  vi.setSystemTime(1100);
  dispatchEvent(new Event('blur'));
  vi.setSystemTime(1200);
  dispatchEvent(new Event('blur'));
  vi.setSystemTime(1400);
  dispatchEvent(new Event('focus'));
  vi.setSystemTime(1450);
  becomes('hidden');
  expect(sent()).toMatchObject([{ time: 1000, aux_data: { end_time: 1450, visible_ms: 150 } }]);
});

test('[EL-01] without consent to logging, nothing is observed, stored or sent', async () => {
  const sent = caughtBeacons();
  const observer = vi.spyOn(globalThis, 'IntersectionObserver');
  const { observe, log: add, flush } = start({ canLog: () => false });
  observe(card(), { pinId: '912' })();
  add({ event_type: 101 });
  flush();
  becomes('hidden');
  await looked();
  expect(observer).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});

test('[EL-01] the impression of a video ad can be held, and sent when it is played', async () => {
  const sent = caughtBeacons();
  const held: { readonly pinId: string; readonly time: number }[] = [];
  const { observe, log: add } = start({
    impressionEvent({ start: time }, { pinId }) {
      held.push({ pinId, time });
      return null;
    },
  });
  const release = observe(card(), { pinId: '912' });
  await looked();
  release();
  await looked();
  expect(held).toMatchObject([{ pinId: '912' }]);
  for (const one of held) add(viewableImpressionEvent(one));
  becomes('hidden');
  expect(sent()).toMatchObject([{ aux_data: { render_duration: 0, end_time: held[0]?.time } }]);
});

test('[EL-01] events are written in idle moments and posted together', async () => {
  const { log: add, flush } = start();
  const written = vi.spyOn(JSON, 'stringify');
  for (let n = 0; n < 50; n += 1) add({ event_type: 101 });
  expect(written).not.toHaveBeenCalled();
  await expect.poll(() => written.mock.calls.length).toBe(50);
  expect(fetch).not.toHaveBeenCalled();
  flush();
  expect(fetch).toHaveBeenCalledOnce();
});

test('[EL-01] once closed it listens to nothing', async () => {
  const sent = caughtBeacons();
  const { observe, close } = start();
  observe(card(), { pinId: '912' });
  await looked();
  close();
  becomes('hidden');
  becomes('visible');
  becomes('hidden');
  expect(sent().map(kindOf)).toEqual(['18 of 912']);
});

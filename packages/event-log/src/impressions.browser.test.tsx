import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createImpressions, type Impressions } from './impressions.ts';
import type { Impression } from './model/impression.ts';
import { looked } from './testing/sent-events.ts';

type LoggedImpression = Impression & { readonly pin: string };

let impressions: Impressions<string> | undefined;
afterEach(() => {
  impressions?.close();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

function start(): { readonly logged: LoggedImpression[] } & Impressions<string> {
  const logged: LoggedImpression[] = [];
  const made = createImpressions<string>({
    now: () => 0,
    onImpression: (impression, pin) => void logged.push({ ...impression, pin }),
  });
  impressions = made;
  return { logged, ...made };
}

/** Creates a card at a position of a page that is long enough to scroll. */
function card(top: number, height = 100): HTMLElement {
  document.body.style.height = '5000px';
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'absolute',
    top: `${top}px`,
    height: `${height}px`,
    width: '100px',
  });
  document.body.append(element);
  return element;
}

const scrollBy = async (top: number): Promise<void> => {
  scrollTo(0, top);
  await looked();
};
const isReached = ({ reachedMs }: Impression): readonly boolean[] => reachedMs.map((ms) => ms !== null);

test('[EL-01] milestones are reached above 50 %, above 80 %, and at 100 %', async () => {
  const { observe, logged } = start();
  const top = innerHeight;
  observe(card(top), 'half');
  observe(card(top - 1), 'over half');
  observe(card(top - 31), 'over 80');
  observe(card(top - 50), 'all');
  observe(card(top + 200), 'unseen');
  await scrollBy(50);
  await scrollBy(3000);
  expect(Object.fromEntries(logged.map((one) => [one.pin, isReached(one)]))).toEqual({
    half: [false, false, false],
    'over half': [true, false, false],
    'over 80': [true, true, false],
    all: [true, true, true],
  });
  expect(logged.every(({ exit }) => exit === 'hidden')).toBe(true);
});

test('[EL-01] an element at the edge is not in view, and is when it comes by one pixel', async () => {
  const { observe, logged } = start();
  observe(card(innerHeight), 'edge');
  await looked();
  await scrollBy(1);
  await scrollBy(0);
  expect(logged).toMatchObject([{ pin: 'edge', reachedMs: [null, null, null], exit: 'hidden' }]);
});

test('[EL-01] all elements share one observer, which is made with the first of them', () => {
  const made = vi.spyOn(globalThis, 'IntersectionObserver');
  const { observe } = start();
  expect(made).not.toHaveBeenCalled();
  for (let n = 0; n < 50; n += 1) observe(card(n), String(n));
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});

test('[EL-01] an element that is used again for another pin ends the one and begins the other, without moving', async () => {
  const { observe, logged } = start();
  const element = card(10);
  const releaseOne = observe(element, 'one');
  await looked();
  const releaseTwo = observe(element, 'two');
  releaseOne();
  await looked();
  releaseTwo();
  await looked();
  expect(logged).toMatchObject([
    { pin: 'one', exit: 'removed', reachedMs: [0, 0, 0] },
    { pin: 'two', exit: 'removed', reachedMs: [0, 0, 0] },
  ]);
});

test('[EL-01] what is taken off the page without a word is hidden', async () => {
  const { observe, logged } = start();
  const element = card(10);
  observe(element, 'gone');
  await looked();
  element.remove();
  await looked();
  expect(logged).toMatchObject([{ pin: 'gone', exit: 'hidden' }]);
});

test('[EL-01] while several pauses last nothing counts or begins, and it goes on after the last', async () => {
  const { observe, pause, leave, logged } = start();
  const resume = pause();
  const resumeOther = pause();
  observe(card(10), 'paused');
  await looked();
  resume();
  resume();
  leave();
  expect(logged).toEqual([]);
  impressions?.resume();
  resumeOther();
  leave();
  expect(logged).toMatchObject([{ pin: 'paused', exit: 'left' }]);
});

test('[EL-01] 1,000 cards that enter the viewport at once are reported without reading the layout', async () => {
  const { observe, leave, logged } = start();
  const cards = Array.from({ length: 1000 }, (_, n) => card(n % 300, 20));
  const looks = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get'),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get'),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  for (const [n, element] of cards.entries()) observe(element, String(n));
  await looked();
  await scrollBy(2000);
  await scrollBy(0);
  leave();
  expect(logged).toHaveLength(2000);
  for (const look of looks) expect(look).not.toHaveBeenCalled();
});

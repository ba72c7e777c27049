import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BenchCard, benchPins, LAYOUT, type BenchPin } from './pins.tsx';

/** The functions of the page that the runner calls in turn. */
export type BenchPage = {
  /** Loads the grid, creates the pins and warms React up; leaves nothing in the page. */
  prepare(): Promise<void>;
  /** Renders the grid and waits until it is idle. */
  mount(): Promise<void>;
  /** Scrolls 400 px per frame, to the end or for a number of frames. */
  scroll(framesMax: number): Promise<ScrollMetrics>;
  /** Scrolls back to the top, twice as fast; ends after a number of frames if a grid never gets there. */
  back(framesMax: number): Promise<void>;
  /**
   * Does the same as `scroll`, and checks each frame for holes after scripts, observers and microtasks have
   * run; its cost is not a measure of the grid.
   */
  cover(framesMax: number): Promise<CoverageMetrics>;
};

export type ScrollMetrics = {
  readonly frames: number;
  readonly heapPeak: number;
  readonly longTasks: number;
};

export type CoverageMetrics = {
  readonly frames: number;
  /** Frames that showed a hole higher than a gap. */
  readonly holes: number;
  /** The maximum number of cards in the page. */
  readonly cardsMax: number;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Window
  interface Window {
    bench: BenchPage;
  }
}

type Subject = ComponentType<{ pins: BenchPin[] }>;
const SUBJECTS: Readonly<Record<string, () => Promise<{ readonly default: Subject }>>> = {
  'pin-grid': () => import('./grids/pin-grid.tsx'),
  virtua: () => import('./grids/virtua.tsx'),
  masonic: () => import('./grids/masonic.tsx'),
  gestalt: () => import('./grids/gestalt.tsx'),
  virtuoso: () => import('./grids/virtuoso.tsx'),
  tanstack: () => import('./grids/tanstack.tsx'),
  lanes: () => import('./grids/lanes.tsx'),
  fixed: () => import('./grids/fixed.tsx'),
};

const STEP_PX = 400;
const BACK_PX = 800;
const REST_FRAMES = 8;
/** The number of cards after which React and the card are compiled: after half as many, the rest counted as the grid's heap. */
const WARM_CARDS = 4000;
const WARM_STEP_CARDS = 5;
/** Height at the end of a grid in which its columns end at different positions, which is no hole. */
const END_PX = 3000;

const query = new URLSearchParams(location.search);
const root = createRoot(document.querySelector('#root') ?? document.body);
let pins: BenchPin[] = [];
let Grid: Subject | undefined;

window.bench = {
  async prepare() {
    const load = SUBJECTS[query.get('grid') ?? ''];
    if (!load) throw new Error(`?grid= must be one of ${Object.keys(SUBJECTS).join(', ')}.`);
    Grid = (await load()).default;
    pins = benchPins(Number(query.get('count')));
    if (query.get('card') === 'pin') pins = (await import('./real-cards.tsx')).withPinCards(pins);
    // React and the card are warmed up, as in any app, so that only the grid is measured.
    for (let first = 0; first < WARM_CARDS; first += WARM_STEP_CARDS) {
      const shown = pins.slice(first, first + 30);
      root.render(shown.map((pin) => <BenchCard key={pin.id} pin={pin} />));
      await betweenFrames();
    }
    root.render(null);
    await nextFrame();
  },
  async mount() {
    if (!Grid) throw new Error('mount() was called before prepare(). Call prepare() first.');
    root.render(<Grid pins={pins} />);
    for (let count = 0; count < REST_FRAMES; count += 1) await nextFrame();
  },
  async scroll(framesMax) {
    let longTasks = 0;
    let heapPeak = 0;
    const observer = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    const frames = await scrollBy(STEP_PX, framesMax, (frame) => {
      if (frame % 10 === 0) heapPeak = Math.max(heapPeak, heapUsed());
    });
    observer.disconnect();
    return { frames, heapPeak, longTasks };
  },
  async back(framesMax) {
    await scrollBy(-BACK_PX, framesMax, () => undefined);
    for (let count = 0; count < REST_FRAMES; count += 1) await nextFrame();
  },
  async cover(framesMax) {
    let holes = 0;
    let cardsMax = 0;
    const frames = await scrollBy(STEP_PX, framesMax, async () => {
      await betweenFrames();
      const cards = document.querySelectorAll('[data-card]');
      cardsMax = Math.max(cardsMax, cards.length);
      const isNearEnd = window.scrollY + window.innerHeight > document.documentElement.scrollHeight - END_PX;
      if (!isNearEnd && hasHole(cards)) holes += 1;
    });
    return { frames, holes, cardsMax };
  },
};

/** Returns the bytes of the JavaScript heap, exact with --enable-precise-memory-info. */
function heapUsed(): number {
  const { memory } = performance as { readonly memory?: { readonly usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? 0;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/**
 * Scrolls like a user: the window moves between two frames, and the next frame displays it. `look` is called
 * in that frame, after scripts have run.
 */
async function scrollBy(
  step: number,
  framesMax: number,
  onFrame: (frame: number) => void | Promise<void>,
): Promise<number> {
  // The scroll position is never read: that would force a layout in the middle of scripts.
  let hasMoved = false;
  window.addEventListener('scroll', () => {
    hasMoved = true;
  });
  for (let frame = 1; ; frame += 1) {
    hasMoved = false;
    await betweenFrames();
    window.scrollBy({ top: step, behavior: 'instant' });
    await nextFrame();
    await onFrame(frame);
    if (!hasMoved || frame === framesMax) return frame;
  }
}

function betweenFrames(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Returns whether a column is empty over more than two gaps of the viewport. */
function hasHole(cards: Iterable<Element>): boolean {
  const columns = new Map<number, { readonly top: number; readonly bottom: number }[]>();
  for (const card of cards) {
    const { left, top, bottom } = card.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) continue;
    if (!card.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const column = Math.round(left / (LAYOUT.cardWidth + LAYOUT.gap));
    columns.set(column, [...(columns.get(column) ?? []), { top, bottom }]);
  }
  if (columns.size < LAYOUT.columns) return true;
  return [...columns.values()].some((boxes) => {
    let shownTo = 0;
    for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top)) {
      if (top > shownTo + 2 * LAYOUT.gap) return true;
      shownTo = bottom;
    }
    return shownTo < window.innerHeight - 2 * LAYOUT.gap;
  });
}

import { atMost, type Threshold } from '../threshold.ts';

/** Medians of a grid over all rounds, by the names in the table. */
export type GridFacts = {
  /** Compressed bytes without React. */
  readonly weight: number;
  /** CPU milliseconds of the first render. */
  readonly mount: number;
  /** CPU milliseconds per frame of scrolling: scripts, and the whole main thread. */
  readonly script: number;
  readonly tasks: number;
  /** Heap in MB in excess of the page with the pins but without the grid. */
  readonly heapRetained: number;
  readonly heapPeak: number;
  readonly longTasks: number;
  /** Heap in MB, and DOM nodes as a multiple of the initial number, after scrolling back to the top. */
  readonly heapBack: number;
  readonly nodesBack: number;
  /** Frames with a hole, and the maximum number of cards. */
  readonly holes: number;
  readonly cardsMax: number;
};

/** The grids that ours is compared with, by chunk name. */
export const PEERS = ['virtua', 'masonic', 'virtuoso', 'tanstack', 'gestalt'] as const;

/** Results of this project's grid, of the others, and of ours at 100,000 pins. */
export type GridResults = {
  readonly ours: GridFacts;
  readonly peers: Readonly<Record<(typeof PEERS)[number], GridFacts>>;
  /**
   * The cost of a frame at 100,000 pins relative to 10,000, and the additional cost of the first render for
   * placing all of them.
   */
  readonly large: {
    readonly scriptRatio: number;
    readonly tasksRatio: number;
    readonly layoutMs: number;
    /** Frames with a hole, and the maximum number of cards. */
    readonly holes: number;
    readonly cardsMax: number;
  };
};

/** Returns the thresholds of the grid. Ratios are ours to the other's. */
export function gridThresholds({ ours, peers, large }: GridResults): readonly Threshold[] {
  const { virtua, masonic } = peers;
  const least = (of: (facts: GridFacts) => number): number =>
    Math.min(...PEERS.map((peer) => of(peers[peer])));
  return [
    atMost('kB compressed', ours.weight / 1000, 3),
    atMost('weight ÷ smallest peer', ours.weight / least(({ weight }) => weight), 1),
    atMost('mount ÷ quickest peer', ours.mount / least(({ mount }) => mount), 0.8),
    atMost('scroll script ÷ virtua', ours.script / virtua.script, 0.7),
    atMost('scroll script ÷ masonic, which follows 12 times a second', ours.script / masonic.script, 1),
    atMost('frames with a hole', ours.holes, 0),
    atMost('scroll, all tasks ÷ best peer', ours.tasks / least(({ tasks }) => tasks), 0.85),
    atMost('long tasks while scrolling', ours.longTasks, 0),
    atMost('heap retained, MB', ours.heapRetained, 0.5),
    atMost('heap peak ÷ virtua', ours.heapPeak / virtua.heapPeak, 1),
    atMost('heap retained when back at the top, MB', ours.heapBack, 0.5),
    atMost('DOM nodes when back at the top ÷ at first', ours.nodesBack, 1.1),
    atMost('cards in the page', ours.cardsMax, 30),
    atMost('100,000 pins: script a frame ÷ 10,000', large.scriptRatio, 1.1),
    atMost('100,000 pins: all tasks a frame ÷ 10,000', large.tasksRatio, 1.1),
    atMost('100,000 pins: placing them all, ms', large.layoutMs, 20),
    atMost('100,000 pins: frames with a hole', large.holes, 0),
    atMost('100,000 pins: cards in the page', large.cardsMax, 30),
  ];
}

/** What is known of a grid after all rounds: medians, by the words that the table uses. */
export type GridFacts = {
  /** Compressed bytes without React. */
  readonly weight: number;
  /** CPU of showing it, in milliseconds. */
  readonly mount: number;
  /** CPU of a frame of scrolling, in milliseconds: scripts, and all that the page's thread does. */
  readonly script: number;
  readonly tasks: number;
  /** MB over the page with the pins and without the grid. */
  readonly heapKept: number;
  readonly heapPeak: number;
  readonly longTasks: number;
  /** Frames that showed a hole, and the most cards at once. */
  readonly holes: number;
  readonly cardsMax: number;
};

/** What the rounds say of this project's grid, of its peers, and of it at 100,000 pins. */
export type GridResults = {
  readonly ours: GridFacts;
  readonly virtua: GridFacts;
  readonly masonic: GridFacts;
  /** A frame of scrolling at 100,000 pins, in the terms of one at 10,000; and what placing them all adds to the mount. */
  readonly large: { readonly scriptRatio: number; readonly tasksRatio: number; readonly layoutMs: number };
};

/** A mark: what is measured, how much it may be, and whether it is met. */
export type Mark = {
  readonly text: string;
  readonly value: number;
  readonly limit: number;
  readonly isMet: boolean;
};

/** The marks of the grid, in the order of `docs/performance.md`. Ratios are ours to the peer's. */
export function gridMarks({ ours, virtua, masonic, large }: GridResults): readonly Mark[] {
  const least = (of: (facts: GridFacts) => number): number => Math.min(of(virtua), of(masonic));
  const mark = (text: string, value: number, limit: number): Mark => ({
    text,
    value,
    limit,
    isMet: value <= limit,
  });
  return [
    mark('kB compressed', ours.weight / 1000, 3),
    mark('mount ÷ quickest peer', ours.mount / least(({ mount }) => mount), 0.8),
    mark('scroll script ÷ virtua', ours.script / virtua.script, 0.7),
    mark('scroll script ÷ masonic, which follows 12 times a second', ours.script / masonic.script, 1),
    mark('frames with a hole', ours.holes, 0),
    mark('scroll, all tasks ÷ best peer', ours.tasks / least(({ tasks }) => tasks), 0.85),
    mark('long tasks while scrolling', ours.longTasks, 0),
    mark('heap kept, MB', ours.heapKept, 0.5),
    mark('heap peak ÷ virtua', ours.heapPeak / virtua.heapPeak, 1),
    mark('cards in the page', ours.cardsMax, 30),
    mark('100,000 pins: script a frame ÷ 10,000', large.scriptRatio, 1.1),
    mark('100,000 pins: all tasks a frame ÷ 10,000', large.tasksRatio, 1.1),
    mark('100,000 pins: placing them all, ms', large.layoutMs, 20),
  ];
}

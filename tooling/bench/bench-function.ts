/** A benchmark: measures, prints ratios side by side, and returns whether every threshold is met. */
export type Bench = (args: readonly string[]) => Promise<boolean>;

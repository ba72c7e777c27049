/** A bench: measures, prints ratios side by side, and returns whether every mark is met. */
export type Bench = (args: readonly string[]) => Promise<boolean>;

let last = 1_000_000_000_000n;

/** Returns a new id, unique in this run. */
export const anId = (): string => {
  last += 1n;
  return last.toString();
};

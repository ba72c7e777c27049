let last = 1_000_000_000_000n;

/** A new id, unlike any other of this run. */
export const anId = (): string => {
  last += 1n;
  return last.toString();
};

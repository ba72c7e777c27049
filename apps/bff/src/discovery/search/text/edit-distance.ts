/**
 * Returns the number of edits between two words: insertions, deletions, replacements and transpositions of neighbouring
 * characters (optimal string alignment). Stops at `max` and then returns `max + 1`.
 */
export function editDistance(one: string, other: string, max: number): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const replaced = at(last, column - 1) + (isSame ? 0 : 1);
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1));
    }
    if (Math.min(...current) > max) return max + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, to.length), max + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** The number of results that are judged. */
export const RESULTS = 10;

/**
 * Returns the normalized discounted cumulative gain of the first ten results: the sum of 2^grade − 1 over log2(1 + rank), as a share
 * of that of the best order of all relevant documents. Source: Järvelin and Kekäläinen (2002), with the gain of Burges et al. (2005).
 */
export function ndcg(results: readonly number[], grades: ReadonlyMap<number, number>): number {
  const gainOf = (list: readonly number[]): number =>
    list.slice(0, RESULTS).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = gainOf([...grades.values()].toSorted((one, other) => other - one));
  return ideal === 0 ? 0 : gainOf(results.map((id) => grades.get(id) ?? 0)) / ideal;
}

/** A replacement in a text, by its offsets. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Returns a text with all edits; of several at one place, the first counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const places = new Map<number, Edit>();
  for (const edit of edits) if (!places.has(edit.start)) places.set(edit.start, edit);
  return [...places.values()]
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: to }) => edited.slice(0, start) + to + edited.slice(end), text);
}

/** The most pins that are chosen one by one; more are chosen by all but some. */
export const BULK_PINS_MAX = 250;
/** The most that are left out of all. */
export const BULK_EXCEPT_MAX = 1000;

/** Which pins a bulk edit means: these, the first on top, or all of the place but some. */
export type BulkChoice =
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly exceptIds: readonly string[] };

/** A choice under way; a range reaches from the last pin that was pressed. */
export type Selection = { readonly choice: BulkChoice; readonly anchor: string | null };

/** A choice after an event, and whether it was refused for being too long: then it is as it was. */
export type SelectionStep = { readonly selection: Selection; readonly isTooMany: boolean };

/** Nothing is chosen. */
export const NOTHING_CHOSEN: Selection = { choice: { kind: 'some', ids: [] }, anchor: null };

/** All of the place are chosen, loaded or not. */
export const ALL_CHOSEN: Selection = { choice: { kind: 'all', exceptIds: [] }, anchor: null };

/** Whether a pin is chosen. */
export function isChosen({ choice }: Selection, id: string): boolean {
  return choice.kind === 'some' ? choice.ids.includes(id) : !choice.exceptIds.includes(id);
}

/** How many pins are chosen in a place of so many. */
export function chosenCount({ choice }: Selection, total: number): number {
  return choice.kind === 'some' ? choice.ids.length : Math.max(0, total - choice.exceptIds.length);
}

/** A press on a pin chooses it, or no more. */
export function toggle(selection: Selection, id: string): SelectionStep {
  return choose(selection, [id], !isChosen(selection, id), id);
}

/**
 * A press with shift: all from the last pin that was pressed to this one become what that one is. Without one before, or
 * when it is gone, it is a press.
 */
export function extend(selection: Selection, id: string, order: readonly string[]): SelectionStep {
  const [from, to] = [order.indexOf(selection.anchor ?? ''), order.indexOf(id)];
  if (selection.anchor === null || from < 0 || to < 0) return toggle(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return choose(selection, range, isChosen(selection, selection.anchor), id);
}

function choose(before: Selection, ids: readonly string[], isOn: boolean, anchor: string): SelectionStep {
  const { choice } = before;
  const isListed = choice.kind === 'some' ? isOn : !isOn;
  const listed = choice.kind === 'some' ? choice.ids : choice.exceptIds;
  const named = new Set(ids);
  const known = new Set(listed);
  const list = isListed
    ? [...listed, ...ids.filter((id) => !known.has(id))]
    : listed.filter((id) => !named.has(id));
  if (list.length > (choice.kind === 'some' ? BULK_PINS_MAX : BULK_EXCEPT_MAX))
    return { selection: before, isTooMany: true };
  const after: BulkChoice =
    choice.kind === 'some' ? { kind: 'some', ids: list } : { kind: 'all', exceptIds: list };
  return { selection: { choice: after, anchor }, isTooMany: false };
}

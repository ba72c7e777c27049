/** Maximum number of individually selected pins; more can be selected by excluding some from all. */
export const BULK_PINS_MAX = 250;
/** Maximum number of pins that are excluded from all. */
export const BULK_EXCEPT_MAX = 1000;

/** The selected pins of a bulk edit: these, the first on top, or all of the board or section except some. */
export type PinSelection =
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly exceptIds: readonly string[] };

/** A selection in progress; a range begins at the last pressed pin. */
export type SelectionState = { readonly choice: PinSelection; readonly anchor: string | null };

/**
 * The selection after an event, and whether the event was rejected because it would be too long: then it is unchanged.
 */
export type SelectionTransition = { readonly selection: SelectionState; readonly isTooMany: boolean };

/** The empty selection. */
export const EMPTY_SELECTION: SelectionState = { choice: { kind: 'some', ids: [] }, anchor: null };

/** The selection of all pins of the board or section, loaded or not. */
export const FULL_SELECTION: SelectionState = { choice: { kind: 'all', exceptIds: [] }, anchor: null };

/** Returns whether a pin is selected. */
export function isSelected({ choice }: SelectionState, id: string): boolean {
  return choice.kind === 'some' ? choice.ids.includes(id) : !choice.exceptIds.includes(id);
}

/** Returns the number of selected pins of a total. */
export function selectedCount({ choice }: SelectionState, total: number): number {
  return choice.kind === 'some' ? choice.ids.length : Math.max(0, total - choice.exceptIds.length);
}

/** Selects a pressed pin, or deselects it. */
export function toggleSelection(selection: SelectionState, id: string): SelectionTransition {
  return choose(selection, [id], !isSelected(selection, id), id);
}

/**
 * Applies a Shift+press: all pins from the last pressed one to this one take the state of the last one. Without a last
 * one, or when it is not in the list, it is a plain press.
 */
export function selectRange(
  selection: SelectionState,
  id: string,
  order: readonly string[],
): SelectionTransition {
  const [from, to] = [order.indexOf(selection.anchor ?? ''), order.indexOf(id)];
  if (selection.anchor === null || from < 0 || to < 0) return toggleSelection(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return choose(selection, range, isSelected(selection, selection.anchor), id);
}

function choose(
  before: SelectionState,
  ids: readonly string[],
  isOn: boolean,
  anchor: string,
): SelectionTransition {
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
  const after: PinSelection =
    choice.kind === 'some' ? { kind: 'some', ids: list } : { kind: 'all', exceptIds: list };
  return { selection: { choice: after, anchor }, isTooMany: false };
}

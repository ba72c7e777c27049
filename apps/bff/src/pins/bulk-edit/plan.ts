/** A selected pin in its present state. */
export type ChosenPin = {
  readonly id: bigint;
  readonly contentId: bigint;
  readonly boardId: bigint;
  readonly sectionId: bigint | null;
  readonly isRepin: boolean;
};

/** The target of selected pins: a board, or one of its sections. */
export type BulkEditTarget = { readonly boardId: bigint; readonly sectionId: bigint | null };

/** A new pin of a content, copied from another one. */
export type Copy = {
  readonly id: bigint;
  readonly contentId: bigint;
  readonly viaPinId: bigint;
  readonly position: number;
};

/** The planned writes: rows, then the differences of counters of boards, sections and contents. */
export type Plan = {
  readonly removed: readonly bigint[];
  readonly moved: readonly { readonly id: bigint; readonly position: number }[];
  readonly copied: readonly Copy[];
  /** Pins of the same content that the board already has: they take the section, once each. */
  readonly retained: ReadonlyMap<bigint, { readonly isRepin: boolean }>;
  readonly boards: ReadonlyMap<bigint, number>;
  readonly sections: ReadonlyMap<bigint, number>;
  readonly contents: ReadonlyMap<bigint, number>;
  /** The number of pins that are new on the target. */
  readonly gained: number;
  /** The pin on the target for each selected pin. */
  readonly standsFor: ReadonlyMap<bigint, bigint>;
};

/**
 * Distance of two neighbors: far above the precision of a double at present positions, and far below a millisecond in
 * total.
 */
const STEP = 0.001;

/**
 * Plans a move: the first selected pin becomes the topmost. A moved pin keeps its id. Of a content that the target
 * already has, its pin stays and takes the section, and the moved one is removed; a creator's own pin makes the
 * remaining one canonical, as single moves do.
 */
export function planMove(
  chosen: readonly ChosenPin[],
  standing: readonly ChosenPin[],
  to: BulkEditTarget,
  top: number,
): Plan {
  const draft = newDraft();
  const there = new Map(standing.map((pin) => [pin.contentId, pin]));
  chosen.forEach((pin, rank) => {
    const found = there.get(pin.contentId);
    if (found && found.id !== pin.id) {
      takeOff(draft, pin);
      const isRepin = found.isRepin && pin.isRepin;
      if (found.isRepin && !isRepin) add(draft.contents, pin.contentId, -1);
      there.set(pin.contentId, keep(draft, { ...found, isRepin }, to));
      draft.standsFor.set(pin.id, found.id);
      return;
    }
    const now = found ?? pin;
    draft.moved.push({ id: pin.id, position: top - rank * STEP });
    draft.standsFor.set(pin.id, pin.id);
    if (now.boardId !== to.boardId) draft.gained += 1;
    add(draft.boards, now.boardId, -1);
    add(draft.boards, to.boardId, 1);
    changeSection(draft, now.sectionId, to.sectionId);
    there.set(pin.contentId, { ...now, ...to });
  });
  return draft;
}

/**
 * Plans copies, the first on top. A content that the target already has is not copied: its pin takes the section, as
 * with a save.
 */
export function planCopy(
  chosen: readonly ChosenPin[],
  standing: readonly ChosenPin[],
  to: BulkEditTarget,
  top: number,
  nextId: () => bigint,
): Plan {
  const draft = newDraft();
  const there = new Map(standing.map((pin) => [pin.contentId, pin]));
  chosen.forEach((pin, rank) => {
    const found = there.get(pin.contentId);
    if (found) {
      there.set(pin.contentId, keep(draft, found, to));
      draft.standsFor.set(pin.id, found.id);
      return;
    }
    const id = nextId();
    draft.copied.push({ id, contentId: pin.contentId, viaPinId: pin.id, position: top - rank * STEP });
    draft.standsFor.set(pin.id, id);
    draft.gained += 1;
    add(draft.boards, to.boardId, 1);
    changeSection(draft, null, to.sectionId);
    add(draft.contents, pin.contentId, 1);
    there.set(pin.contentId, { id, contentId: pin.contentId, ...to, isRepin: true });
  });
  return draft;
}

/** Plans the removal of pins from their boards. */
export function planDelete(chosen: readonly ChosenPin[]): Plan {
  const draft = newDraft();
  for (const pin of chosen) takeOff(draft, pin);
  return draft;
}

type Draft = ReturnType<typeof newDraft>;

function newDraft() {
  return {
    removed: [] as bigint[],
    moved: [] as { id: bigint; position: number }[],
    copied: [] as Copy[],
    retained: new Map<bigint, { isRepin: boolean }>(),
    boards: new Map<bigint, number>(),
    sections: new Map<bigint, number>(),
    contents: new Map<bigint, number>(),
    gained: 0,
    standsFor: new Map<bigint, bigint>(),
  };
}

function takeOff(draft: Draft, pin: ChosenPin): void {
  draft.removed.push(pin.id);
  add(draft.boards, pin.boardId, -1);
  changeSection(draft, pin.sectionId, null);
  if (pin.isRepin) add(draft.contents, pin.contentId, -1);
}

function keep(draft: Draft, pin: ChosenPin, to: BulkEditTarget): ChosenPin {
  draft.retained.set(pin.id, { isRepin: pin.isRepin });
  changeSection(draft, pin.sectionId, to.sectionId);
  return { ...pin, sectionId: to.sectionId };
}

function changeSection(draft: Draft, from: bigint | null, to: bigint | null): void {
  if (from !== null) add(draft.sections, from, -1);
  if (to !== null) add(draft.sections, to, 1);
}

function add(counts: Map<bigint, number>, id: bigint, by: number): void {
  counts.set(id, (counts.get(id) ?? 0) + by);
}

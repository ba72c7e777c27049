import { isReference, type Entity, type Ref } from '../model/entity.ts';
import { isResultRef, rebaseEdit, type Edit, type Row } from '../model/edits.ts';
import { structuralShare } from '../model/structural-share.ts';

/** The layer of a pending mutation: its edits are visible until the server rejects it. */
export type Layer = { edits: readonly Edit[]; settledAt: number | null };

/** A pending read: mutations, and reads that started later, are newer than its result. */
export type Read = { readonly since: number };

/** The visible rows of a store: the server's rows, with the edits of pending mutations applied. */
export type Rows = {
  readonly row: (ref: Ref) => Row;
  /**
   * Calls back when one of the rows that `refs` returns at that time changes; returns a function that
   * unsubscribes.
   */
  readonly watch: (refs: () => ReadonlyMap<Ref, unknown>, onChange: () => void) => () => void;
  /** Returns a read that starts now, for data that is applied synchronously. */
  readonly now: () => Read;
  readonly beginRead: () => Read;
  /** Applies the edits of a read, and re-applies newer ones. */
  readonly learn: (read: Read, edits: readonly Edit[]) => void;
  readonly endRead: (read: Read) => void;
  /** Applies edits at once, as a new layer. */
  readonly openLayer: (edits: readonly Edit[]) => Layer;
  /** Commits the edits of a layer, in the order in which the layers were opened; `edits` replace its own. */
  readonly settle: (layer: Layer, edits: readonly Edit[]) => void;
  /** Removes a layer that has not settled; other layers stay. */
  readonly discard: (layer: Layer) => void;
  /** Returns the server's row without pending edits. */
  readonly serverRows: () => ReadonlyMap<Ref, Entity>;
  /**
   * Evicts every row that is neither watched nor referenced, at any depth, by one of these or by a watched
   * row.
   */
  readonly sweep: (roots: readonly Ref[]) => void;
  readonly clear: () => void;
};

/** Creates an empty store of rows. */
export function createRows(): Rows {
  const base = new Map<Ref, Row>();
  const shown = new Map<Ref, Row>();
  const reads = new Set<Read>();
  const watchers = new Set<{ refs: () => ReadonlyMap<Ref, unknown>; onChange: () => void }>();
  let layers: readonly Layer[] = [];
  let recent: readonly { readonly at: number; readonly edit: Edit }[] = [];
  let clock = 0;

  const row = (ref: Ref): Row => (shown.has(ref) ? shown.get(ref) : base.get(ref));

  /** Changes the base or the layers, and recomputes the visible rows of these edits. */
  function update(edits: readonly Edit[], act: () => void): void {
    const before = new Map(edits.map(({ ref }) => [ref, row(ref)]));
    act();
    const changed = [...before.keys()].filter((ref) => {
      const onTop = layers.flatMap((layer) => layer.edits).filter((edit) => edit.ref === ref);
      const made = onTop.reduce<Row>((under, { change }) => change(under), base.get(ref));
      const after = structuralShare(before.get(ref), made) as Row;
      if (onTop.length > 0) shown.set(ref, after);
      else {
        shown.delete(ref);
        base.set(ref, after);
      }
      return after !== before.get(ref);
    });
    for (const { refs, onChange } of Array.from(watchers)) {
      const watched = refs();
      if (changed.some((ref) => watched.has(ref))) onChange();
    }
  }

  function commit(edits: readonly Edit[], at: number | null): void {
    for (const edit of edits) {
      const before = base.get(edit.ref);
      const after = edit.change(before);
      base.set(edit.ref, after);
      if (at !== null && reads.size > 0) recent = [...recent, { at, edit: rebaseEdit(edit, before, after) }];
    }
  }

  /** Moves settled layers into the base, oldest first. */
  function commitSettled(): void {
    for (const { edits, settledAt } of layers) {
      if (settledAt === null) return;
      layers = layers.slice(1);
      commit(edits, settledAt);
    }
  }

  return {
    row,
    watch(refs, onChange) {
      const watcher = { refs, onChange };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    now: () => ({ since: clock }),
    beginRead() {
      clock += 1;
      const read = { since: clock };
      reads.add(read);
      return read;
    },
    learn({ since }, received) {
      const refs = new Set(received.map(({ ref }) => ref));
      const newer = recent.filter(({ at, edit }) => at > since && refs.has(edit.ref));
      const edits = [
        ...received,
        ...newer.toSorted((one, other) => one.at - other.at).map(({ edit }) => edit),
      ];
      const place = layers.findLastIndex(({ settledAt }) => settledAt !== null && settledAt <= since) + 1;
      update(edits, () => {
        if (place === 0) commit(edits, null);
        else layers = [...layers.slice(0, place), { edits, settledAt: since }, ...layers.slice(place)];
      });
      const entities = received.filter(({ ref }) => !isResultRef(ref));
      if (reads.size > 1) recent = [...recent, ...entities.map((edit) => ({ at: since, edit }))];
    },
    endRead(read) {
      reads.delete(read);
      const [oldest] = reads; // They are in the order in which they began.
      recent = oldest ? recent.filter(({ at }) => at > oldest.since) : [];
    },
    openLayer(edits) {
      const layer: Layer = { edits, settledAt: null };
      update(edits, () => void (layers = [...layers, layer]));
      return layer;
    },
    settle(layer, edits) {
      clock += 1;
      const touched = layers.flatMap((some) => some.edits);
      update([...touched, ...edits], () => {
        layer.edits = edits;
        layer.settledAt = clock;
        commitSettled();
      });
    },
    discard(layer) {
      if (layer.settledAt !== null) return;
      update(
        layers.flatMap(({ edits }) => edits),
        () => {
          layers = layers.filter((some) => some !== layer);
          commitSettled();
        },
      );
    },
    serverRows: () => new Map([...base].filter((entry): entry is [Ref, Entity] => Boolean(entry[1]))),
    sweep(roots) {
      const retained = new Set<Ref>();
      const keep = (ref: Ref): void => {
        if (retained.has(ref)) return;
        retained.add(ref);
        walk(row(ref));
      };
      const walk = (value: unknown): void => {
        if (isReference(value)) keep(value.$ref);
        else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
      };
      for (const ref of [...roots, ...[...watchers].flatMap(({ refs }) => [...refs().keys()])]) keep(ref);
      for (const ref of base.keys()) if (!retained.has(ref)) base.delete(ref);
    },
    clear() {
      const all = [...base.keys(), ...shown.keys()].map((ref) => ({ ref, change: () => undefined }));
      update(all, () => {
        layers = [];
        recent = [];
        base.clear();
      });
      base.clear();
    },
  };
}

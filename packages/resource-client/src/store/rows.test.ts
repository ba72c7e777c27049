import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { collectEdits, editsFromResponse, resultRef, type OptimisticUpdater } from '../model/edits.ts';
import { resourceKey } from '../model/resource-key.ts';
import { createRows, type Layer, type Read, type Rows } from './rows.ts';

const list = { name: 'Boards', options: { username: 'mara' } };
const listRef = resultRef(resourceKey(list.name, list.options));
const ref = (key: string) => ({ $ref: `boards:${key}` });

/** Applies the rows of a read that started and ended synchronously. */
function receive(rows: Rows, name: string, row: Readonly<Record<string, unknown>>): void {
  rows.learn(rows.now(), editsFromResponse(new Map([[name, row]])));
}

function aStore(): Rows {
  const rows = createRows();
  receive(rows, 'boards:5', { id: '5', name: 'Clay', pin_count: 3 });
  receive(rows, listRef, { data: [ref('5'), ref('6')] });
  return rows;
}

const rename = (name: string) => collectEdits((edit) => edit.merge('boards', '5', { name }));
const raise = collectEdits((edit) =>
  edit.merge('boards', '5', (board) => ({ pin_count: Number(board['pin_count']) + 1 })),
);
const removal = collectEdits((edit) => edit.remove('boards', '5'));
const nameIn = (rows: Rows) => rows.row('boards:5')?.['name'];
const countIn = (rows: Rows) => rows.row('boards:5')?.['pin_count'];
const settle = (rows: Rows, layer: Layer) => rows.settle(layer, layer.edits);

describe('an optimistic change', () => {
  test('[RC-04] shows at once, and goes when it is refused', () => {
    const rows = aStore();
    const before = rows.row('boards:5');
    const layer = rows.openLayer(rename('Pots'));
    expect(nameIn(rows)).toBe('Pots');
    rows.discard(layer);
    expect(rows.row('boards:5')).toEqual(before);
  });

  test('[RC-04] lasts when it is agreed to', () => {
    const rows = aStore();
    settle(rows, rows.openLayer(rename('Pots')));
    expect(rows.serverRows().get('boards:5')).toEqual({ id: '5', name: 'Pots', pin_count: 3 });
  });

  test('[RC-04] is not in the server’s data while it is pending', () => {
    const rows = aStore();
    rows.openLayer(rename('Pots'));
    expect(rows.serverRows().get('boards:5')).toMatchObject({ name: 'Clay' });
  });

  test('[RC-04] that is refused leaves what was changed later', () => {
    const rows = aStore();
    const first = rows.openLayer([...rename('Pots'), ...raise]);
    rows.openLayer(raise);
    receive(rows, 'boards:5', { description: 'New' });
    rows.discard(first);
    expect(rows.row('boards:5')).toEqual({ id: '5', name: 'Clay', pin_count: 4, description: 'New' });
  });

  test('[RC-04] that is refused leaves what was changed later of the same property', () => {
    const rows = aStore();
    const first = rows.openLayer(rename('Pots'));
    rows.openLayer(rename('Bowls'));
    rows.discard(first);
    expect(nameIn(rows)).toBe('Bowls');
  });

  test('[RC-04] that is agreed to before an earlier one stays the later one', () => {
    const rows = aStore();
    const first = rows.openLayer(rename('Pots'));
    settle(rows, rows.openLayer(rename('Bowls')));
    expect(nameIn(rows)).toBe('Bowls');
    settle(rows, first);
    expect(nameIn(rows)).toBe('Bowls');
  });

  test('[RC-04] that is agreed to before an earlier one lasts when that is refused', () => {
    const rows = aStore();
    const first = rows.openLayer(raise);
    const second = rows.openLayer(raise);
    settle(rows, second);
    rows.discard(second);
    rows.discard(first);
    expect(countIn(rows)).toBe(4);
    expect(rows.serverRows().get('boards:5')).toMatchObject({ pin_count: 4 });
  });

  test('[RC-04] keeps to what the server tells below it', () => {
    const rows = aStore();
    rows.openLayer(raise);
    receive(rows, 'boards:5', { pin_count: 10 });
    expect(countIn(rows)).toBe(11);
  });

  test('[RC-04] of what another one removes does not bring it back', () => {
    const rows = aStore();
    const first = rows.openLayer(removal);
    rows.openLayer(rename('Pots'));
    expect(rows.row('boards:5')).toBeNull();
    rows.discard(first);
    expect(nameIn(rows)).toBe('Pots');
  });

  test('[RC-04] a function leaves alone what is not known', () => {
    const rows = createRows();
    rows.openLayer(raise);
    expect(rows.row('boards:5')).toBeUndefined();
  });

  test.each<[string, (edit: OptimisticUpdater) => void, readonly unknown[]]>([
    ['puts first', (edit) => edit.prepend(list, 'boards', '7'), [ref('7'), ref('5'), ref('6')]],
    ['puts last', (edit) => edit.append(list, 'boards', '7'), [ref('5'), ref('6'), ref('7')]],
    ['moves to the front', (edit) => edit.prepend(list, 'boards', '6'), [ref('6'), ref('5')]],
    ['moves to the end', (edit) => edit.append(list, 'boards', '5'), [ref('6'), ref('5')]],
    ['takes out', (edit) => edit.removeFrom(list, 'boards', '5'), [ref('6')]],
  ])('[RC-04] %s of a list, and back', (_, note, expected) => {
    const rows = aStore();
    const layer = rows.openLayer(collectEdits(note));
    expect(rows.row(listRef)).toEqual({ data: expected });
    rows.discard(layer);
    expect(rows.row(listRef)).toEqual({ data: [ref('5'), ref('6')] });
  });

  test('[RC-04] of a list that was not fetched changes nothing', () => {
    const rows = createRows();
    settle(rows, rows.openLayer(collectEdits((edit) => edit.prepend(list, 'boards', '7'))));
    expect(rows.row(listRef)).toBeUndefined();
  });
});

describe('an answer to a read that began before a change', () => {
  test('[RC-04] does not undo it', () => {
    const rows = aStore();
    const read = rows.beginRead();
    settle(rows, rows.openLayer(rename('Pots')));
    rows.learn(read, editsFromResponse(new Map([['boards:5', { name: 'Clay', description: 'Said' }]])));
    rows.endRead(read);
    expect(rows.row('boards:5')).toMatchObject({ name: 'Pots', description: 'Said' });
  });

  test('[RC-04] does not make it twice', () => {
    const rows = aStore();
    const read = rows.beginRead();
    settle(rows, rows.openLayer(raise));
    rows.learn(read, editsFromResponse(new Map([['boards:5', { pin_count: 4 }]])));
    expect(countIn(rows)).toBe(4);
  });

  test('[RC-04] does not bring back what was removed', () => {
    const rows = aStore();
    const read = rows.beginRead();
    settle(rows, rows.openLayer(removal));
    rows.learn(read, editsFromResponse(new Map([['boards:5', { id: '5' }]])));
    expect(rows.row('boards:5')).toBeNull();
  });

  test('[RC-04] does not drop what was put into its list', () => {
    const rows = aStore();
    const read = rows.beginRead();
    settle(rows, rows.openLayer(collectEdits((edit) => edit.prepend(list, 'boards', '7'))));
    rows.learn(read, [{ ref: listRef, change: () => ({ data: [ref('6')] }) }]);
    expect(rows.row(listRef)).toEqual({ data: [ref('7'), ref('6')] });
  });

  test('[RC-04] one that began later is believed', () => {
    const rows = aStore();
    const old = rows.beginRead();
    settle(rows, rows.openLayer(removal));
    const read = rows.beginRead();
    rows.learn(read, editsFromResponse(new Map([['boards:5', { id: '5', name: 'Back' }]])));
    rows.endRead(old);
    expect(nameIn(rows)).toBe('Back');
  });

  test('[RC-04] does not overwrite the response of a later request', () => {
    const rows = aStore();
    const old = rows.beginRead();
    settle(rows, rows.openLayer(rename('Pots')));
    const read = rows.beginRead();
    rows.learn(read, editsFromResponse(new Map([['boards:5', { name: 'Newest' }]])));
    rows.endRead(read);
    rows.learn(old, editsFromResponse(new Map([['boards:5', { name: 'Clay' }]])));
    expect(nameIn(rows)).toBe('Newest');
  });

  test('[RC-04] does not undo a change either when one that began between was later in coming', () => {
    const rows = aStore();
    const [old, between] = [rows.beginRead(), rows.beginRead()];
    settle(rows, rows.openLayer(rename('Pots')));
    for (const read of [between, old])
      rows.learn(read, editsFromResponse(new Map([['boards:5', { name: 'Clay' }]])));
    expect(nameIn(rows)).toBe('Pots');
  });

  test('[RC-04] changes nothing of which it does not tell', () => {
    const rows = aStore();
    const old = rows.beginRead();
    settle(rows, rows.openLayer(rename('Pots')));
    receive(rows, 'boards:5', { name: 'Newest' });
    rows.learn(old, editsFromResponse(new Map([['boards:6', { id: '6' }]])));
    expect(nameIn(rows)).toBe('Newest');
  });

  test('[RC-04] one that began after a change that waits for an earlier one is believed too', () => {
    const rows = aStore();
    const first = rows.openLayer(raise);
    settle(rows, rows.openLayer(rename('Pots')));
    receive(rows, 'boards:5', { name: 'Newest' });
    expect(nameIn(rows)).toBe('Newest');
    settle(rows, first);
    expect(rows.serverRows().get('boards:5')).toMatchObject({ name: 'Newest', pin_count: 4 });
  });
});

describe('those who watch', () => {
  test('[RC-04] are notified of their rows only, once per change', () => {
    const rows = aStore();
    const onChange = vi.fn<() => void>();
    const stop = rows.watch(() => new Map([['boards:5', null]]), onChange);
    receive(rows, 'boards:6', { id: '6' });
    receive(rows, 'boards:5', { name: 'Clay' });
    expect(onChange).not.toHaveBeenCalled();
    settle(rows, rows.openLayer(rename('Pots')));
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    receive(rows, 'boards:5', { name: 'Bowls' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('[RC-04] are notified when everything is evicted', () => {
    const rows = aStore();
    const onChange = vi.fn<() => void>();
    rows.watch(() => new Map([['boards:5', null]]), onChange);
    const layer = rows.openLayer(rename('Pots'));
    rows.clear();
    settle(rows, layer);
    expect(rows.row('boards:5')).toBeUndefined();
    expect(rows.serverRows()).toEqual(new Map());
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

test('[RC-04] unreferenced rows are evicted, those of a list or a watcher are retained', () => {
  const rows = aStore();
  receive(rows, 'boards:5', { owner: { $ref: 'users:9' } });
  for (const key of ['6', '7', '8']) receive(rows, `boards:${key}`, { id: key });
  receive(rows, 'users:9', { id: '9' });
  rows.watch(
    () => new Map([['boards:8', null]]),
    () => undefined,
  );
  rows.sweep([listRef]);
  expect([...rows.serverRows().keys()].toSorted()).toEqual([
    listRef,
    'boards:5',
    'boards:6',
    'boards:8',
    'users:9',
  ]);
});

type Step =
  | { readonly type: 'open'; readonly edits: 'raise' | 'double' | 'remove' | 'rename' }
  | { readonly type: 'settle' | 'discard'; readonly which: number };

test('[RC-04] whatever is agreed to or refused in whatever order, what shows is what was not refused, in order', () => {
  const edits = {
    raise,
    double: collectEdits((edit) =>
      edit.merge('boards', '5', (board) => ({ pin_count: Number(board['pin_count']) * 2 })),
    ),
    remove: removal,
    rename: rename('Pots'),
  };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      type: fc.constant('open' as const),
      edits: fc.constantFrom('raise', 'raise', 'double', 'double', 'rename', 'remove'),
    }),
    fc.record({ type: fc.constantFrom('settle', 'discard'), which: fc.nat(7) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const rows = aStore();
      const start = rows.row('boards:5');
      const opened: { layer: Layer; isOpen: boolean; isRefused: boolean }[] = [];
      const expected = () =>
        opened
          .filter(({ isRefused }) => !isRefused)
          .flatMap(({ layer }) => layer.edits)
          .reduce((row, { change }) => change(row), start);
      for (const next of steps) {
        if (next.type === 'open') {
          const layer = rows.openLayer(edits[next.edits]);
          opened.push({ layer, isOpen: true, isRefused: false });
        } else {
          const open = opened.filter(({ isOpen }) => isOpen);
          const chosen = open[next.which % (open.length || 1)];
          if (!chosen) continue;
          chosen.isOpen = false;
          chosen.isRefused = next.type === 'discard';
          if (next.type === 'settle') settle(rows, chosen.layer);
          rows.discard(chosen.layer);
        }
        expect(rows.row('boards:5')).toEqual(expected());
      }
      for (const { layer, isOpen } of opened) if (isOpen) settle(rows, layer);
      expect(rows.serverRows().get('boards:5')).toEqual(expected() ?? undefined);
    }),
  );
});

test('[RC-04] a change to the value that was known overrides a read that began before it', () => {
  const rows = aStore();
  const read = rows.beginRead();
  settle(rows, rows.openLayer(rename('Clay')));
  rows.learn(read, editsFromResponse(new Map([['boards:5', { name: 'Renamed by another' }]])));
  rows.endRead(read);
  expect(nameIn(rows)).toBe('Clay');
});

test('[RC-04] in whatever order answers come, what shows is what was true last', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const step = fc.oneof(
    fc.record({ type: fc.constant('read' as const) }),
    fc.record({ type: fc.constant('answer' as const), which: fc.nat(7) }),
    fc.record({ type: fc.constantFrom('write', 'written-by-another'), name }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const rows = aStore();
      let atServer = 'Clay';
      let known = atServer;
      let open: readonly { readonly read: Read; readonly data: string }[] = [];
      const answer = ({ read, data }: { readonly read: Read; readonly data: string }): void => {
        rows.learn(read, editsFromResponse(new Map([['boards:5', { name: data }]])));
        rows.endRead(read);
      };
      for (const next of steps) {
        if (next.type === 'read') {
          open = [...open, { read: rows.beginRead(), data: atServer }];
          known = atServer;
        } else if (next.type === 'answer') {
          const chosen = open[next.which % (open.length || 1)];
          open = open.filter((some) => some !== chosen);
          if (chosen) answer(chosen);
        } else {
          atServer = next.name;
          if (next.type === 'written-by-another') continue;
          known = next.name;
          settle(rows, rows.openLayer(rename(next.name)));
          expect(nameIn(rows)).toBe(next.name);
        }
      }
      for (const some of open) answer(some);
      expect(nameIn(rows)).toBe(known);
    }),
  );
});

import { expect, test } from 'vitest';
import type { UploadedImage } from '../../ports.ts';
import {
  createRow,
  findDuplicates,
  INITIAL_SHEET_STATE,
  isRetryable,
  summarizeRows,
  type SheetBoard,
  type SheetState,
} from './sheet-state.ts';
import { transitionSheet, type SheetEvent } from './transition-sheet.ts';

const BOARD: SheetBoard = { boardId: '5', sectionId: null, name: 'Lamps' };
const image = (id: string): UploadedImage => ({
  uploadId: id,
  url: `/i/${id}`,
  width: 10,
  height: 20,
  mediaSourceType: null,
});

/** Runs events and returns the last state with all effects as `kind id`. */
function run(...events: readonly SheetEvent[]) {
  let state: SheetState = INITIAL_SHEET_STATE;
  const effects: string[] = [];
  for (const event of events) {
    const next = transitionSheet(state, event);
    state = next.state;
    effects.push(...next.effects.map(({ type, id }) => `${type} ${id}`));
  }
  return { state, effects, phases: state.rows.map(({ phase }) => phase.kind) };
}

const added = (count: number, board: SheetBoard | null = BOARD): SheetEvent => ({
  type: 'rows-added',
  rows: Array.from({ length: count }, (_, index) => createRow(`${index + 1}`, `${index + 1}.jpg`, board)),
});
const uploaded = (id: string): SheetEvent => ({ type: 'uploaded', id, image: image(id) });
const publish = (...ids: readonly string[]): SheetEvent => ({ type: 'publish-requested', ids });

test('[CR-12] four files are uploaded concurrently, and the next one when one has ended', () => {
  expect(run(added(6)).effects).toEqual(['upload 1', 'upload 2', 'upload 3', 'upload 4']);
  expect(run(added(6), uploaded('2')).effects.slice(4)).toEqual(['save-draft 2', 'upload 5']);
  const failed: SheetEvent = { type: 'upload-failed', id: '1', message: 'Broken' };
  expect(run(added(6), failed).effects.slice(4)).toEqual(['upload 5']);
});

test('[CR-12] a file is added once, however often it is selected', () => {
  expect(run(added(2), added(2)).state.rows).toHaveLength(2);
});

test('[CR-12] a failed upload waits for a retry, and is uploaded again', () => {
  const failed: SheetEvent = { type: 'upload-failed', id: '1', message: 'Broken' };
  const { state, effects } = run(added(1), failed, { type: 'retried', ids: ['1'] }, uploaded('1'));
  expect(effects).toEqual(['upload 1', 'upload 1', 'save-draft 1']);
  expect(state.rows[0]?.phase.kind).toBe('ready');
});

test('[CR-12] a file that cannot be used is not uploaded again, and is removed', () => {
  const rejected: SheetEvent = { type: 'upload-failed', id: '1', message: 'Broken', isPermanent: true };
  const { state, effects } = run(added(1), rejected, { type: 'retried', ids: ['1'] }, publish('1'));
  expect(effects).toEqual(['upload 1']);
  expect(state.rows.map(isRetryable)).toEqual([false]);
  expect(transitionSheet(state, { type: 'rows-removed', ids: ['1'] })).toEqual({
    state: { rows: [] },
    effects: [{ type: 'discard', id: '1' }],
  });
});

test('[CR-12] a row that is requested before its upload has ended is published afterwards', () => {
  expect(run(added(1), publish('1'), uploaded('1')).effects).toEqual([
    'upload 1',
    'save-draft 1',
    'publish 1',
  ]);
});

test('[CR-12] two Pins are published concurrently, each once', () => {
  const ids = ['1', '2', '3'];
  const ready = [added(3), ...ids.map(uploaded)];
  const all = run(...ready, publish(...ids), publish(...ids));
  expect(all.effects.filter((effect) => effect.startsWith('publish'))).toEqual(['publish 1', 'publish 2']);
  const done = run(
    ...ready,
    publish(...ids),
    { type: 'published', id: '1', pinId: '91' },
    { type: 'published', id: '1', pinId: '92' },
    publish('1'),
  );
  expect(done.effects.filter((effect) => effect.startsWith('publish'))).toEqual([
    'publish 1',
    'publish 2',
    'publish 3',
  ]);
  expect(done.state.rows[0]?.phase).toMatchObject({ kind: 'published', pinId: '91' });
});

test.each([
  ['without a board', null, {}],
  ['with a title that is too long', BOARD, { title: 'x'.repeat(101) }],
  ['with a link that is none', BOARD, { link: 'not a link' }],
])('[CR-12] a row %s is not published', (_, board, texts) => {
  const changes = Object.entries(texts).map(([column, text]) => ({
    id: '1',
    column: column as 'title' | 'link',
    text,
  }));
  const { effects } = run(added(1, board), uploaded('1'), { type: 'texts-changed', changes }, publish('1'));
  expect(effects).not.toContain('publish 1');
});

test('[CR-12] a failed publication keeps the row, and a change makes it ready again', () => {
  const failed = run(added(1), uploaded('1'), publish('1'), {
    type: 'publish-failed',
    id: '1',
    message: 'This link is blocked.',
  });
  expect(failed.phases).toEqual(['publish-failed']);
  const changed = transitionSheet(failed.state, {
    type: 'texts-changed',
    changes: [{ id: '1', column: 'link', text: '' }],
  });
  expect(changed.state.rows[0]?.phase.kind).toBe('ready');
  expect(changed.effects).toEqual([{ type: 'save-draft', id: '1' }]);
  const again = transitionSheet(failed.state, { type: 'retried', ids: ['1'] });
  expect(again.effects).toEqual([{ type: 'publish', id: '1' }]);
});

test('[CR-12] a value is applied to many rows, but not to published ones', () => {
  const { state } = run(
    added(3, null),
    uploaded('1'),
    { type: 'board-changed', ids: ['1'], board: BOARD },
    publish('1'),
    { type: 'published', id: '1', pinId: '91' },
    { type: 'board-changed', ids: ['1', '2', '3'], board: { ...BOARD, boardId: '6' } },
  );
  expect(state.rows.map(({ board }) => board?.boardId)).toEqual(['5', '6', '6']);
});

test('[CR-12] removed rows are discarded, published ones are not', () => {
  const { state, effects } = run(
    added(2),
    uploaded('1'),
    publish('1'),
    { type: 'published', id: '1', pinId: '91' },
    { type: 'rows-removed', ids: ['1', '2'] },
  );
  expect([state.rows, effects.filter((effect) => effect.startsWith('discard'))]).toEqual([[], ['discard 2']]);
});

test('[CR-12] an event that a row does not expect changes nothing', () => {
  const { state } = run(added(1));
  const events: readonly SheetEvent[] = [
    { type: 'published', id: '1', pinId: '9' },
    { type: 'publish-failed', id: '1', message: '' },
    { type: 'uploaded', id: '7', image: image('7') },
    { type: 'retried', ids: ['1'] },
  ];
  for (const event of events) expect(transitionSheet(state, event).state.rows).toEqual(state.rows);
});

test('[CR-12] the first of equal files is named for the others', () => {
  const { state } = run(
    added(3),
    { type: 'digest-computed', id: '1', digest: 'aa' },
    { type: 'digest-computed', id: '2', digest: 'bb' },
    { type: 'digest-computed', id: '3', digest: 'aa' },
  );
  expect([...findDuplicates(state.rows)]).toEqual([['3', '1.jpg']]);
});

test('[CR-12] the report counts every row once', () => {
  const { state } = run(
    added(7),
    uploaded('1'),
    uploaded('2'),
    publish('1'),
    { type: 'published', id: '1', pinId: '91' },
    { type: 'upload-failed', id: '3', message: 'Broken' },
  );
  expect(summarizeRows(state.rows)).toEqual({ total: 7, uploading: 4, ready: 1, published: 1, failed: 1 });
});

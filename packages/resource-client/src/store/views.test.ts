import { describe, expect, test } from 'vitest';
import type { Row } from '../model/edits.ts';
import { entityRelations } from '../model/entity-schemas.ts';
import { createViews } from './views.ts';

const ref = (name: string) => ({ $ref: name });

function aStore(rows: Record<string, Row>) {
  const map = new Map(Object.entries(rows));
  return { map, views: createViews((name) => map.get(name), entityRelations) };
}

describe('an entity', () => {
  test('[RC-04] is put together with those that it holds', () => {
    const { views } = aStore({
      'pins:1': { id: '1', board: ref('boards:5'), sponsorship: { sponsor: ref('users:9') } },
      'boards:5': { id: '5', owner: ref('users:9') },
      'users:9': { id: '9' },
    });
    expect(views.entity('pins:1').value).toEqual({
      id: '1',
      board: { id: '5', owner: { id: '9' } },
      sponsorship: { sponsor: { id: '9' } },
    });
  });

  test('[RC-04] that is not known is undefined, one that was removed is null', () => {
    const { views } = aStore({
      'pins:1': null,
      'pins:2': { id: '2', board: ref('boards:5') },
      'boards:5': null,
    });
    expect(views.entity('pins:0').value).toBeUndefined();
    expect(views.entity('pins:1').value).toBeNull();
    expect(views.entity('pins:2').value).toEqual({ id: '2', board: null });
  });

  test('[RC-04] keeps its identity while nothing in it changes', () => {
    const { map, views } = aStore({
      'pins:1': { id: '1', board: ref('boards:5') },
      'boards:5': { id: '5', name: 'Clay' },
    });
    const before = views.entity('pins:1').value;
    map.set('boards:6', { id: '6' });
    expect(views.entity('pins:1').value).toBe(before);
    map.set('boards:5', { id: '5', name: 'Pots' });
    expect(views.entity('pins:1').value).toEqual({ id: '1', board: { id: '5', name: 'Pots' } });
  });

  test('[RC-04] that two others hold is the same in both', () => {
    const { views } = aStore({
      'pins:1': { id: '1', board: ref('boards:5') },
      'pins:2': { id: '2', board: ref('boards:5') },
      'boards:5': { id: '5', owner: ref('users:9') },
      'users:9': { id: '9' },
      '=key': { data: [ref('pins:1'), ref('pins:2')] },
    });
    const [one, other] = views.result('=key', 'pins').value as { board: unknown }[];
    expect(one?.board).toBe(other?.board);
  });

  test.each([['pins:1'], ['boards:5']])(
    '[RC-04] that holds itself at some depth is there without its relations: %s, whoever was looked at first',
    (first) => {
      const { views } = aStore({
        'pins:1': { id: '1', title: 'Cup', board: ref('boards:5') },
        'boards:5': { id: '5', cover_pin: ref('pins:1') },
      });
      views.entity(first);
      expect(views.entity('pins:1').value).toEqual({
        id: '1',
        title: 'Cup',
        board: { id: '5', cover_pin: { id: '1', title: 'Cup' } },
      });
      expect(views.entity('boards:5').value).toEqual({
        id: '5',
        cover_pin: { id: '1', title: 'Cup', board: { id: '5' } },
      });
    },
  );

  test('[RC-04] that holds itself changes with what is inside', () => {
    const { map, views } = aStore({
      'pins:1': { id: '1', title: 'Cup', board: ref('boards:5') },
      'boards:5': { id: '5', cover_pin: ref('pins:1') },
    });
    const before = views.entity('boards:5').value;
    expect(views.entity('boards:5').value).toBe(before);
    map.set('pins:1', { id: '1', title: 'Bowl', board: ref('boards:5') });
    expect(views.entity('boards:5').value).toMatchObject({ cover_pin: { title: 'Bowl' } });
  });
});

describe('a result', () => {
  test('[RC-04] lists its entities without those that were removed', () => {
    const { map, views } = aStore({
      'pins:1': { id: '1' },
      'pins:2': { id: '2' },
      '=key': { data: [ref('pins:1'), ref('pins:2')] },
    });
    const before = views.result('=key', 'pins').value as unknown[];
    map.set('pins:1', null);
    const after = views.result('=key', 'pins').value as unknown[];
    expect(after).toEqual([{ id: '2' }]);
    expect(after[0]).toBe(before[1]);
  });

  test('[RC-04] changes wherever an entity stands that several hold', () => {
    const { map, views } = aStore({
      'pins:1': { id: '1', board: ref('boards:5') },
      'pins:2': { id: '2', board: ref('boards:5') },
      'boards:5': { id: '5', owner: ref('users:9') },
      'users:9': { id: '9' },
      '=key': { data: [ref('pins:1'), ref('pins:2')] },
    });
    views.result('=key', 'pins');
    map.set('users:9', { id: '9', username: 'mara' });
    const owner = { board: { owner: { username: 'mara' } } };
    expect(views.result('=key', 'pins').value).toMatchObject([owner, owner]);
  });

  test('[RC-04] keeps what is no entity, null too', () => {
    const { views } = aStore({ '=key': { data: [null, { name: 'Clay' }, 7] } });
    expect(views.result('=key', 'pins').value).toEqual([null, { name: 'Clay' }, 7]);
    expect(views.result('=none', 'pins').value).toBeUndefined();
  });

  test('[RC-04] without a shape is the data as it came', () => {
    const data = { board: { $ref: 'boards:5' } };
    const { views } = aStore({ '=key': { data } });
    expect(views.result('=key', undefined).value).toBe(data);
  });
});

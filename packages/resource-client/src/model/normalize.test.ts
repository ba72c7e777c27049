import { describe, expect, test } from 'vitest';
import { normalize } from './normalize.ts';
import { entityRelations, resourceSchemas } from './entity-schemas.ts';

const entitiesOf = (data: unknown, shape: Parameters<typeof normalize>[1]) =>
  Object.fromEntries(normalize(data, shape, entityRelations).entities);

describe('entities', () => {
  test('[RC-04] of a list are stored by kind and id, and the list holds references', () => {
    const boards = [
      { id: '5', name: 'Clay' },
      { id: '6', name: 'Glass' },
    ];
    const { data, entities } = normalize(boards, 'boards', entityRelations);
    expect(data).toEqual([{ $ref: 'boards:5' }, { $ref: 'boards:6' }]);
    expect([...entities]).toEqual([
      ['boards:5', boards[0]],
      ['boards:6', boards[1]],
    ]);
  });

  test('[RC-04] that others hold are references in them', () => {
    const pin = {
      id: '1',
      title: 'Cup',
      board: { id: '5', name: 'Clay', owner: { id: '9', username: 'mara' } },
      sponsorship: { status: 2, sponsor: { id: '8' }, creator: null },
    };
    expect(entitiesOf(pin, 'pins')).toEqual({
      'pins:1': {
        id: '1',
        title: 'Cup',
        board: { $ref: 'boards:5' },
        sponsorship: { status: 2, sponsor: { $ref: 'users:8' }, creator: null },
      },
      'boards:5': { id: '5', name: 'Clay', owner: { $ref: 'users:9' } },
      'users:9': { id: '9', username: 'mara' },
      'users:8': { id: '8' },
    });
  });

  test('[RC-04] that stand in an answer twice are put together', () => {
    const pins = [
      { id: '1', board: { id: '5', name: 'Clay' } },
      { id: '2', board: { id: '5', pin_count: 3 } },
    ];
    expect(entitiesOf(pins, 'pins')['boards:5']).toEqual({ id: '5', name: 'Clay', pin_count: 3 });
  });

  test.each([
    ['boards', { entityId: '5' }, 'boards:5'],
    ['topics', { slug: 'interest:clay' }, 'topics:clay'],
    ['topics', { url_name: 'pots' }, 'topics:pots'],
    ['topics', { urlName: 'pots' }, 'topics:pots'],
    ['collaboratorInvites', { boardId: '5', invitedUserId: '9' }, 'collaboratorInvites:5:9'],
    ['collaboratorInvites', { board_id: '5', invited_user_id: '9' }, 'collaboratorInvites:5:9'],
  ] as const)('[RC-04] of kind %s have the key of §3: %j', (kind, thing, ref) => {
    expect(normalize(thing, kind, entityRelations).data).toEqual({ $ref: ref });
  });
});

describe('what is no entity', () => {
  test.each([
    ['no id', { name: 'Clay' }],
    ['a number for an id', { id: 5, name: 'Clay' }],
    ['an empty id', { id: '', name: 'Clay' }],
  ])('[RC-04] stays where it is: %s', (_, thing) => {
    expect(normalize([thing], 'boards', entityRelations)).toEqual({ data: [thing], entities: new Map() });
  });

  test('[RC-04] gives up the entities that it holds', () => {
    const { data, entities } = normalize({ name: 'Clay', owner: { id: '9' } }, 'boards', entityRelations);
    expect(data).toEqual({ name: 'Clay', owner: { $ref: 'users:9' } });
    expect([...entities.keys()]).toEqual(['users:9']);
  });

  test.each([null, 'text', 7, true])('[RC-04] stays as it is: %j', (data) => {
    expect(normalize(data, 'boards', entityRelations)).toEqual({ data, entities: new Map() });
  });

  test('[RC-04] is all data of a resource without a shape', () => {
    const data = { id: '5', board: { id: '6' } };
    expect(normalize(data, resourceSchemas['UserState'], entityRelations)).toEqual({
      data,
      entities: new Map(),
    });
  });
});

test('properties called like those of every object harm nothing', () => {
  const hostile: unknown = JSON.parse(
    '{"id":"5","__proto__":{"polluted":true},"owner":{"id":"9","constructor":1}}',
  );
  normalize(hostile, 'boards', entityRelations);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

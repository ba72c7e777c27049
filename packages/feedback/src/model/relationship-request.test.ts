import { expect, test } from 'vitest';
import { buildRelationshipRequest, type RelationshipSubject } from './relationship-request.ts';

const call = (kind: RelationshipSubject['kind'], isOn: boolean, source?: 'profile') =>
  buildRelationshipRequest({ kind, id: '7', name: 'Mira' }, isOn, source);

test('[FB-05] a board is followed by PUT and unfollowed by DELETE of one path', () => {
  const path = '/v3/boards/7/follow/';
  expect(call('board', true)).toEqual({ kind: 'path', method: 'PUT', path, options: {} });
  expect(call('board', false)).toEqual({ kind: 'path', method: 'DELETE', path, options: {} });
});

test.each([
  ['pinner', true, { name: 'UserFollow', action: 'create', options: { user_id: '7' } }],
  ['pinner', false, { name: 'UserFollow', action: 'delete', options: { user_id: '7' } }],
  ['topic', true, { name: 'InterestFollow', action: 'create', options: { interest_id: '7' } }],
  ['topic', false, { name: 'InterestFollow', action: 'delete', options: { interest_id: '7' } }],
] as const)('[FB-05] to follow a %s: %s is a resource', (kind, isOn, expected) => {
  expect(call(kind, isOn)).toEqual({ kind: 'resource', ...expected });
});

test('[FB-06] a block request has its origin, an unblock request only the user', () => {
  expect(call('block', true, 'profile')).toMatchObject({
    name: 'UserBlock',
    action: 'create',
    options: { blocked_user_id: '7', block_source: 'profile' },
  });
  expect(call('block', false, 'profile')).toMatchObject({
    action: 'delete',
    options: { blocked_user_id: '7' },
  });
});

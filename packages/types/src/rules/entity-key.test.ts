import { describe, expect, test } from 'vitest';

import { ENTITY_TYPES } from '../codes/kinds.ts';
import { getEntityKey } from './entity-key.ts';

describe('getEntityKey', () => {
  test('[TY-17] the kinds are those of the specification', () => {
    expect([...ENTITY_TYPES]).toEqual(
      (
        'users boards boardsections pins aggregatedComments articles reactions stories todayArticles topics ' +
        'triedits conversations conversationMessages contactrequests notifications collaboratorInvites inbox'
      ).split(' '),
    );
  });

  test.each(ENTITY_TYPES.filter((kind) => kind !== 'topics' && kind !== 'collaboratorInvites'))(
    '[TY-17] the key of %s is the id',
    (kind) => {
      expect(getEntityKey(kind, { id: '7', slug: 'clay' })).toBe('7');
      expect(getEntityKey(kind, { slug: 'clay' })).toBeUndefined();
    },
  );

  test.each([
    ['slug', { id: '7', slug: 'clay', url_name: 'pots' }, 'clay'],
    ['url_name without one', { id: '7', url_name: 'pots' }, 'pots'],
    ['url_name when it is empty', { slug: '', url_name: 'pots' }, 'pots'],
    ['part after a colon', { slug: 'interest:clay' }, 'clay'],
    ['part after a colon of url_name', { slug: null, url_name: 'topic:pots' }, 'pots'],
    ['nothing when there is none', { id: '7' }, undefined],
    ['nothing when nothing follows the colon', { slug: 'interest:' }, undefined],
  ])('[TY-17] the key of a topic is its %s', (_, topic, expected) => {
    expect(getEntityKey('topics', topic)).toBe(expected);
  });

  test('[TY-17] the key of a collaborator invite is its board id and invited user id', () => {
    expect(getEntityKey('collaboratorInvites', { id: '1', boardId: '7', invitedUserId: '9' })).toBe('7:9');
    expect(getEntityKey('collaboratorInvites', { id: '1', boardId: '7' })).toBeUndefined();
  });
});

import { BLOCKED_LINK_MESSAGES } from '@pegboard/types';
import { expect, test } from 'vitest';
import { checkedDecision } from './checked-decision.ts';

test.each([
  [
    'no answer yet leaves it to the server',
    { kind: 'unknown' },
    { kind: 'ask-server', openMode: 'interstitial' },
  ],
  ['an error lets the link continue', { kind: 'failed' }, { kind: 'interstitial', status: 'error' }],
  [
    'a check that could not tell, too',
    { kind: 'answered', status: 'error', message: null },
    { kind: 'interstitial', status: 'error' },
  ],
  [
    'a word that nobody knows, too',
    { kind: 'answered', status: 'new', message: 'x' },
    { kind: 'interstitial', status: 'error' },
  ],
  [
    'a word that every object knows, too',
    { kind: 'answered', status: 'toString', message: null },
    { kind: 'interstitial', status: 'error' },
  ],
  ['ok opens', { kind: 'answered', status: 'ok', message: null }, { kind: 'interstitial', status: 'ok' }],
  [
    'blocked warns with the message of the server',
    { kind: 'answered', status: 'blocked', message: 'This shop sends nothing.' },
    { kind: 'warn', status: 'blocked', message: 'This shop sends nothing.' },
  ],
  ...(['blocked', 'suspicious', 'porn'] as const).map(
    (status) =>
      [
        `${status} warns by itself`,
        { kind: 'answered', status, message: null },
        { kind: 'warn', status, message: BLOCKED_LINK_MESSAGES[status] },
      ] as const,
  ),
] as const)('[OB-04] %s', (_, check, expected) =>
  expect(checkedDecision(check, 'interstitial')).toEqual(expected),
);

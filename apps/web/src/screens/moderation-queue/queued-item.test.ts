import { expect, test } from 'vitest';
import { ACTION_KEYS, QUEUE_ACTIONS, toFormValue, toOptions, type Queued } from './queued-item.ts';

const item = { object_type: 'pin', object_id: '7' } as Queued;

test('[OP-06] one key makes each decision', () => {
  expect([...ACTION_KEYS.values()]).toEqual(expect.arrayContaining(['keep', 'warn', 'remove']));
  expect(new Set(ACTION_KEYS.values()).size).toBe(ACTION_KEYS.size);
});

test.each([
  ['remove', { items: [item], decision: 'remove' }],
  ['ask', { items: [item], change: 'ask' }],
] as const)('[OP-06] the options of the action %s', (action, options) => {
  expect(QUEUE_ACTIONS).toContain(action);
  expect(toOptions(action, item)).toEqual(options);
  expect(toFormValue(item)).toBe('pin:7');
});

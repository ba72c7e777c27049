import { expect, test } from 'vitest';
import {
  isTransferBlocked,
  isOpenMove,
  MOVE_STATES,
  MOVE_STEPS,
  moveChecks,
  transitionMove,
  type MoveFacts,
  type MoveState,
  type MoveStep,
} from './ad-move.ts';

const WAYS: readonly (readonly [MoveState, MoveStep, MoveState])[] = [
  ['draft', 'prepare', 'prepared'],
  ['draft', 'cancel', 'cancelled'],
  ['prepared', 'move', 'moved'],
  ['prepared', 'cancel', 'cancelled'],
  ['moved', 'confirm', 'confirmed'],
  ['moved', 'undo', 'undone'],
];

test.each(WAYS)('[BD-02] %s, %s: %s', (state, step, to) => {
  expect(transitionMove(state, step)).toEqual({ to, isNew: true });
  expect(transitionMove(to, step), 'the same step again').toEqual({ to, isNew: false });
});

test('[BD-02] every other step is refused, and no way leads back: a late retry does nothing', () => {
  for (const state of MOVE_STATES)
    for (const step of MOVE_STEPS) {
      if (WAYS.some(([from, way, to]) => way === step && (from === state || to === state))) continue;
      expect([state, step, transitionMove(state, step)]).toEqual([state, step, 'refused']);
    }
  expect(MOVE_STATES.filter(isOpenMove)).toEqual(['draft', 'prepared', 'moved']);
});

const CLEAN: MoveFacts = {
  ownersFrom: ['ada', 'noor'],
  ownersTo: ['noor'],
  runningCampaigns: [],
  unpaidInvoices: [],
  tags: [],
  losingAccess: [],
};

test.each<[string, Partial<MoveFacts>, readonly string[]]>([
  ['nothing to know when one person owns both', {}, []],
  ['nobody owns both', { ownersTo: ['rosa'] }, ['owners know']],
  ['campaigns that run go on running', { runningCampaigns: ['Spring'] }, ['campaigns know']],
  ['unpaid invoices are in the way', { unpaidInvoices: ['2026-0001'] }, ['invoices stop']],
  ['tags that go with it', { tags: ['Shop'] }, ['tags know']],
  ['members who lose sight of it', { losingAccess: ['rosa'] }, ['members know']],
])('[BD-02] the check list of a move: %s', (_, facts, wanted) => {
  const checks = moveChecks({ ...CLEAN, ...facts });
  expect(checks.flatMap(({ check, level }) => (level === 'fine' ? [] : [`${check} ${level}`]))).toEqual(
    wanted,
  );
  expect(isTransferBlocked(checks)).toBe(wanted.some((line) => line.endsWith('stop')));
});

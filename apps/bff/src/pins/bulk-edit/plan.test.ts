import { expect, test } from 'vitest';
import { planCopy, planDelete, planMove, type ChosenPin, type Plan } from './plan.ts';

const HERE = 1n;
const THERE = 2n;
const to = { boardId: THERE, sectionId: 20n };
const pin = (id: bigint, more: Partial<ChosenPin> = {}): ChosenPin => ({
  id,
  contentId: id,
  boardId: HERE,
  sectionId: null,
  isRepin: true,
  ...more,
});
const counts = ({ boards, sections, contents }: Plan) =>
  [boards, sections, contents].map((map) =>
    Object.fromEntries([...map].filter(([, by]) => by !== 0).map(([id, by]) => [String(id), by])),
  );

test('[SF-08] a moved pin keeps its id, and its save is still counted', () => {
  const plan = planMove([pin(5n, { sectionId: 10n })], [], to, 100);
  expect(plan).toMatchObject({ moved: [{ id: 5n, position: 100 }], removed: [], copied: [], gained: 1 });
  expect(counts(plan)).toEqual([{ 1: -1, 2: 1 }, { 10: -1, 20: 1 }, {}]);
});

test('[SF-08] the first selected pin becomes the topmost', () => {
  const { moved } = planMove([pin(5n), pin(6n), pin(7n)], [], to, 100);
  expect(moved.map(({ position }) => position)).toEqual([100, 100 - 0.001, 100 - 0.002]);
});

test('[SF-08] within its board a pin changes only its section', () => {
  const own = pin(5n, { boardId: THERE, sectionId: 21n });
  const plan = planMove([own], [own], to, 100);
  expect(plan).toMatchObject({ moved: [{ id: 5n }], removed: [], gained: 0 });
  expect(counts(plan)).toEqual([{}, { 20: 1, 21: -1 }, {}]);
});

test('[SF-08] the target’s pin of the same content stays and takes the section; the moved one is removed', () => {
  const standing = pin(9n, { contentId: 5n, boardId: THERE, sectionId: 21n });
  const plan = planMove([pin(5n)], [standing], to, 100);
  expect(plan).toMatchObject({ moved: [], removed: [5n], gained: 0 });
  expect(plan.retained).toEqual(new Map([[9n, { isRepin: true }]]));
  expect(plan.standsFor).toEqual(new Map([[5n, 9n]]));
  expect(counts(plan)).toEqual([{ 1: -1 }, { 20: 1, 21: -1 }, { 5: -1 }]);
});

test('[SF-08] the creator’s own pin makes the remaining one canonical, so that it counts as no save', () => {
  const standing = pin(9n, { contentId: 5n, boardId: THERE });
  const plan = planMove([pin(5n, { isRepin: false })], [standing], to, 100);
  expect(plan.retained).toEqual(new Map([[9n, { isRepin: false }]]));
  expect(counts(plan)[2]).toEqual({ 5: -1 });
});

test('[SF-08] of two selected pins with the same content the first stays', () => {
  const plan = planMove([pin(5n, { contentId: 3n }), pin(6n, { contentId: 3n, boardId: 4n })], [], to, 100);
  expect(plan).toMatchObject({ moved: [{ id: 5n }], removed: [6n], gained: 1 });
  expect(counts(plan)).toEqual([{ 1: -1, 2: 1, 4: -1 }, { 20: 1 }, { 3: -1 }]);
});

test('[SF-08] a copy is a save of its own; content that the board already has is not copied', () => {
  let id = 100n;
  const standing = pin(9n, { contentId: 6n, boardId: THERE });
  const plan = planCopy(
    [pin(5n), pin(6n), pin(7n, { contentId: 5n })],
    [standing],
    to,
    100,
    () => (id += 1n),
  );
  expect(plan.copied).toEqual([{ id: 101n, contentId: 5n, viaPinId: 5n, position: 100 }]);
  expect([...plan.retained.keys()]).toEqual([9n, 101n]);
  expect([...plan.standsFor.values()]).toEqual([101n, 9n, 101n]);
  expect(counts(plan)).toEqual([{ 2: 1 }, { 20: 2 }, { 5: 1 }]);
});

test('[SF-08] a deleted pin is subtracted from its board, its section and, when it was saved, its content', () => {
  const plan = planDelete([pin(5n, { sectionId: 10n }), pin(6n, { isRepin: false })]);
  expect(plan.removed).toEqual([5n, 6n]);
  expect(counts(plan)).toEqual([{ 1: -2 }, { 10: -1 }, { 5: -1 }]);
});

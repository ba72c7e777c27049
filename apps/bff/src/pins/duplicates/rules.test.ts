import { describe, expect, test } from 'vitest';
import { groupByPicture, hashDistance, planMerge, proposeKept, type MergedPin } from './rules.ts';

/** A hash that differs from another of the same digit in `bits` bits. */
function hashOf(digit: string, bits = 0): string {
  const value = BigInt(`0x${digit.repeat(64)}`) ^ ((1n << BigInt(bits)) - 1n);
  return value.toString(16).padStart(64, '0');
}

const noPause = async (): Promise<void> => undefined;

describe('groups', () => {
  test('[BY-04] contents whose hashes differ in at most 31 bits from the first are one group', async () => {
    const contents = [
      { contentId: 1n, hash: hashOf('5') },
      { contentId: 2n, hash: hashOf('a') },
      { contentId: 3n, hash: hashOf('5', 31) },
      { contentId: 4n, hash: hashOf('5', 40) },
    ];
    expect(await groupByPicture(contents, noPause)).toEqual([[1n, 3n]]);
  });

  test('[BY-04] no chain of small differences joins two different pictures', async () => {
    const chain = [0, 25, 50, 75].map((bits, at) => ({ contentId: BigInt(at), hash: hashOf('5', bits) }));
    expect(await groupByPicture(chain, noPause)).toEqual([
      [0n, 1n],
      [2n, 3n],
    ]);
  });

  test('[BY-04] the distance is the number of differing bits', () => {
    expect([0, 1, 31, 256].map((bits) => hashDistance(hashOf('5'), hashOf('5', bits)))).toEqual([
      0, 1, 31, 256,
    ]);
  });
});

test('[BY-04] the pin that is proposed to stay has a link, then the largest image, then is the oldest', () => {
  const pin = (id: bigint, link: string | null, width: number) => ({ id, link, width, height: 10 });
  expect(proposeKept([pin(1n, null, 900), pin(2n, 'https://a.example/', 10)]).id).toBe(2n);
  expect(proposeKept([pin(2n, null, 10), pin(1n, null, 20)]).id).toBe(1n);
  expect(proposeKept([pin(3n, null, 10), pin(1n, null, 10), pin(2n, null, 10)]).id).toBe(1n);
});

describe('a merge', () => {
  const pin = (id: bigint, contentId: bigint, boardId: bigint, more: Partial<MergedPin> = {}): MergedPin => ({
    id,
    contentId,
    boardId,
    sectionId: null,
    position: Number(id),
    title: null,
    description: null,
    isOwn: true,
    ...more,
  });
  let next = 100n;
  const nextId = (): bigint => (next += 1n);

  test('[BY-04] a board that lacks the remaining content gets it in the place of its pin, with its notes', () => {
    const kept = pin(1n, 10n, 5n);
    const other = pin(2n, 11n, 6n, { sectionId: 61n, title: 'For Sunday', description: 'With rye' });
    const { removed, created, changed } = planMerge(kept, [kept, other], [kept], nextId);
    expect([removed, changed]).toEqual([[other], []]);
    expect(created).toMatchObject([
      {
        contentId: 10n,
        boardId: 6n,
        sectionId: 61n,
        position: 2,
        title: 'For Sunday',
        description: 'With rye',
      },
    ]);
  });

  test('[BY-04] on a board that has both, the remaining pin takes the top position, and its own section stays', () => {
    const kept = pin(1n, 10n, 5n, { sectionId: 51n, title: 'Bread', description: 'Mine' });
    const other = pin(9n, 11n, 5n, { sectionId: 52n, title: 'Loaf', description: 'Theirs' });
    const { removed, created, changed } = planMerge(kept, [kept, other], [kept], nextId);
    expect([removed, created]).toEqual([[other], []]);
    expect(changed).toMatchObject([
      { id: 1n, sectionId: 51n, position: 9, title: 'Bread', description: 'Mine\nTheirs\nLoaf' },
    ]);
  });

  test('[BY-04] the texts of another member’s pin stay as they are', () => {
    const kept = pin(1n, 10n, 5n);
    const theirs = pin(3n, 10n, 6n, { title: 'Theirs', isOwn: false });
    const other = pin(2n, 11n, 6n, { title: 'Mine' });
    const { changed } = planMerge(kept, [kept, other], [kept, theirs], nextId);
    expect(changed).toMatchObject([{ id: 3n, title: 'Theirs', description: null }]);
  });

  test('[BY-04] a board without a pin to remove is not changed', () => {
    const kept = pin(1n, 10n, 5n);
    const same = pin(2n, 10n, 6n);
    expect(planMerge(kept, [kept, same], [kept, same], nextId)).toEqual({
      removed: [],
      created: [],
      changed: [],
    });
  });
});

import { COPY_DISTANCE_MAX, CopyIndex } from '../image-blocks/index.ts';

/** The number of contents that are compared between two pauses: about 10 ms of processor time. */
const COMPARED_AT_ONCE = 250;

/** The copy hash of a content that a member saved. */
export type HashedContent = { readonly contentId: bigint; readonly hash: string };

/**
 * Groups contents with the same picture: those whose copy hashes differ in at most `COPY_DISTANCE_MAX` bits from the hash of the
 * first of the group, so that no chain of small differences joins two different pictures. Only groups of several contents are returned.
 * `pause` is awaited between parts of the work, because ten thousand contents take a third of a second.
 */
export async function groupByPicture(
  contents: readonly HashedContent[],
  pause: () => Promise<unknown>,
): Promise<readonly (readonly bigint[])[]> {
  const index = new CopyIndex();
  const groups = new Map<bigint, bigint[]>();
  for (const [nth, { contentId, hash }] of contents.entries()) {
    if (nth % COMPARED_AT_ONCE === 0) await pause();
    const first = index.find(hash);
    if (first === undefined) {
      index.add(contentId, hash, COPY_DISTANCE_MAX);
      groups.set(contentId, [contentId]);
    } else groups.get(first)?.push(contentId);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The largest number of bits in which two members of a group differ: each may differ from the first of it. */
export const GROUP_DISTANCE_MAX = 2 * COPY_DISTANCE_MAX;

/** Returns the number of bits in which two hashes of hexadecimal digits differ. */
export function hashDistance(one: string, other: string): number {
  let bits = 0;
  for (let digit = 0; digit < one.length; digit += 8) {
    let differing =
      (Number.parseInt(one.slice(digit, digit + 8), 16) ^
        Number.parseInt(other.slice(digit, digit + 8), 16)) >>>
      0;
    for (; differing !== 0; differing &= differing - 1) bits += 1;
  }
  return bits;
}

/** The facts by which the remaining pin of a group is proposed. */
export type Candidate = {
  readonly id: bigint;
  readonly link: string | null;
  readonly width: number;
  readonly height: number;
};

/** Returns the pin of a group that is proposed to stay: one with a link, then the largest image, then the oldest. */
export function proposeKept<C extends Candidate>(group: readonly [C, ...C[]]): C {
  const pixels = ({ width, height }: Candidate): number => width * height;
  return group.reduce((best, next) => {
    const hasLink = Number(next.link !== null) - Number(best.link !== null);
    const isLarger = pixels(next) - pixels(best);
    const isOlder = next.id < best.id ? 1 : -1;
    return (hasLink || isLarger || isOlder) > 0 ? next : best;
  });
}

/** A pin of the group, or a pin of the remaining content on one of its boards. */
export type MergedPin = {
  readonly id: bigint;
  readonly contentId: bigint;
  readonly boardId: bigint;
  readonly sectionId: bigint | null;
  readonly position: number;
  readonly title: string | null;
  readonly description: string | null;
  /** True if the member saved it; the texts of others stay as they are. */
  readonly isOwn: boolean;
};

/** A pin of the remaining content after the merge. */
export type PlacedPin = Omit<MergedPin, 'isOwn'>;

/** The writes of a merge. */
export type MergePlan = {
  readonly removed: readonly MergedPin[];
  readonly created: readonly PlacedPin[];
  readonly changed: readonly PlacedPin[];
};

/**
 * Plans a merge: each board that has a pin of the group has the remaining content once, at the top position of its pins and in a
 * section of one of them, its own first. The titles and descriptions of the member are kept: what does not fit a title is added to the
 * description.
 */
export function planMerge(
  kept: MergedPin,
  group: readonly MergedPin[],
  existing: readonly MergedPin[],
  nextId: () => bigint,
): MergePlan {
  const removed: MergedPin[] = [];
  const created: PlacedPin[] = [];
  const changed: PlacedPin[] = [];
  for (const [boardId, pins] of Map.groupBy(group, (pin) => pin.boardId)) {
    const stays = existing.find((pin) => pin.boardId === boardId);
    const gone = pins
      .filter(({ id }) => id !== stays?.id)
      .toSorted((one, other) => other.position - one.position);
    if (gone.length === 0) continue;
    removed.push(...gone);
    const all = stays ? [stays, ...gone] : gone;
    const place = {
      contentId: kept.contentId,
      boardId,
      sectionId: all.find(({ sectionId }) => sectionId !== null)?.sectionId ?? null,
      position: Math.max(...all.map(({ position }) => position)),
    };
    if (stays) changed.push({ ...place, id: stays.id, ...(stays.isOwn ? mergeNotes(all) : textsOf(stays)) });
    else created.push({ ...place, id: nextId(), ...mergeNotes(all) });
  }
  return { removed, created, changed };
}

type Notes = Pick<MergedPin, 'title' | 'description'>;

const textsOf = ({ title, description }: MergedPin): Notes => ({ title, description });

/** Merges the texts that the member gave to pins: the first title, and each other text once as a line of the description. */
function mergeNotes(pins: readonly MergedPin[]): Notes {
  const [title = null, ...titles] = distinct(pins.map((pin) => pin.title));
  const lines = distinct([...pins.map((pin) => pin.description), ...titles]);
  return { title, description: lines.length === 0 ? null : lines.join('\n') };
}

const distinct = (texts: readonly (string | null)[]): readonly string[] =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))] as readonly string[];

import { GraphBuilder } from '../graph-builder.ts';
import type { PinGraph } from '../pin-graph.ts';

/** A save of a test: a content on a board. */
export type TestSave = readonly [content: bigint, board: bigint];

/** Builds a graph of saves, oldest first. Contents have the topic of `topicOf`, and the language of their parity. */
export function graphOf(
  saves: readonly TestSave[],
  topicOf: (content: bigint) => bigint | null = () => null,
): PinGraph {
  const builder = new GraphBuilder();
  const sorted = (ids: readonly bigint[]): readonly bigint[] =>
    [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1));
  for (const board of sorted(saves.map(([, one]) => one))) builder.addBoard(halves(board));
  for (const content of sorted(saves.map(([one]) => one)))
    builder.addContent(halves(content), { topicId: topicOf(content), language: languageOf(content) });
  for (const [content, board] of saves) builder.addSave(halves(content), halves(board));
  return builder.build();
}

/** Returns the language of a content of a test. */
export const languageOf = (content: bigint): string => (content % 2n === 0n ? 'de' : 'en');

/** Returns the two halves of an id. */
export function halves(id: bigint): { readonly high: number; readonly low: number } {
  return { high: Number(id >> 32n), low: Number(id & 0xff_ff_ff_ffn) };
}

import type { WalkableGraph } from '@pegboard/bff/src/discovery/graph/walk.ts';

/**
 * Creates a graph of any size without memory for it: the neighbours of a node are computed from its number. Contents are on
 * boards near their number and on any, so that walks find communities. Node numbers take all 32 bits.
 */
export function simulatedGraph(contents: number, boards: number, degree: number): WalkableGraph {
  const near = (node: number, from: number, to: number, draw: number): number => {
    const place = Math.floor((node / from) * to);
    const nth = hash(node, draw % degree);
    return nth % 10 === 0 ? nth % to : (place + (nth % 50)) % to;
  };
  return {
    maxDegree: degree,
    degree: () => degree,
    sampleBoards(from, draws, into, count) {
      for (let at = 0; at < count; at += 1) into[at] = near(from[at] ?? 0, contents, boards, draws[at] ?? 0);
    },
    sampleContents(from, draws, into, count) {
      for (let at = 0; at < count; at += 1) into[at] = near(from[at] ?? 0, boards, contents, draws[at] ?? 0);
    },
    matches: () => true,
  };
}

function hash(node: number, nth: number): number {
  let word = Math.imul(node ^ Math.imul(nth + 1, 0x9e_37_79_b9), 0x85_eb_ca_6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2_b2_ae_35);
  return (word ^ (word >>> 16)) >>> 0;
}

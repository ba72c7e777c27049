import { createRandom } from '../random.ts';

/** Returns a function that draws numbers from 0 to 1, the same for a seed. */
export function drawsOf(seed: number): () => number {
  const random = createRandom(seed);
  const buffer = new Uint32Array(1);
  return () => {
    random.drawInto(buffer, 1);
    return (buffer[0] ?? 0) / 4_294_967_296;
  };
}

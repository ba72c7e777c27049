import { expect, test } from 'vitest';
import { readmeExample } from './readme-example.ts';

test('[RL-02] the first example in TSX is taken, as it stands', () => {
  const readme = '# A\n\n```sh\nnpm i\n```\n\n```tsx\n<A />;\n```\n\n```tsx\n<B />;\n```\n';
  expect(readmeExample(readme)).toBe('<A />;\n');
});

test('a README without one is an error', () => {
  expect(() => readmeExample('# A\n')).toThrow('no example');
});

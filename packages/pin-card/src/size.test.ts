import { bundleSize } from '@pegboard/config/bundle-size';
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

test.each([
  ['PinCard', 8_200],
  ['cardSize', 3_900],
  ['fromRest', 1_000],
])(
  '%s weighs at most %i bytes, compressed, with all that it needs at once but React',
  async (names, limit) => {
    const { gzip } = await bundleSize(names, `${import.meta.dirname}/index.ts`);
    expect(gzip).toBeLessThanOrEqual(limit);
  },
);

test('the styles of all cards weigh at most 4,000 bytes, compressed', () => {
  const styles = globSync('**/*.module.css', { cwd: import.meta.dirname }).toSorted();
  const css = styles.map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')).join('\n');
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(4_000);
});

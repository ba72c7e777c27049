import { expect, test } from 'vitest';
import { publishOrder } from './publish-order.mjs';

const names = (...packages: Parameters<typeof publishOrder>[0][number][]) =>
  publishOrder(packages).map(({ name }) => name);

test('[PK-07] a package is published after those that it depends on, otherwise by name', () => {
  expect(
    names(
      { name: 'card', dependencies: { ui: '^1.0.0', types: '^1.0.0', react: '19' } },
      { name: 'boards' },
      { name: 'ui', dependencies: { types: '^1.0.0' } },
      { name: 'types' },
    ),
  ).toEqual(['boards', 'types', 'ui', 'card']);
});

test('[PK-07] packages that depend on each other are rejected', () => {
  expect(() =>
    names({ name: 'a', dependencies: { b: '1' } }, { name: 'b', dependencies: { a: '1' } }),
  ).toThrow('Packages depend on each other: a, b, a');
});

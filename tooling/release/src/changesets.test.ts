import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

test('[PK-07] before 1.0.0 no changeset makes a package 1.0.0 by the way: a minor version may break', () => {
  const versions = new Map(
    globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((path) => {
      const { name, version } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
        readonly name: string;
        readonly version: string;
      };
      return [name, version];
    }),
  );
  const majors = globSync('.changeset/*.md', { cwd: ROOT }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^'(@pegboard\/[\w-]+)': major$/gm)]
      .filter(([, name = '']) => versions.get(name)?.startsWith('0.'))
      .map(([, name]) => `${path} raises ${name}`),
  );
  expect(majors).toEqual([]);
});

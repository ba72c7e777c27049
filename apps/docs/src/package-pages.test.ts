import { listParts, readPartsTable } from '@pegboard/config/parts-table';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { listPackages } from './site-map.ts';

/** The questions that a team has about a package before it installs it. */
const QUESTIONS = ['Keyboard', 'Screen reader', 'Server rendering', 'Content security policy'];

const readmeOf = (name: string): string => readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');

/** The sources that a package publishes. */
const sourcesOf = (name: string): string =>
  globSync('src/**/*.{ts,tsx}', {
    cwd: join(ROOT, 'packages', name),
    exclude: (path) => /\.test\.|\.stories\.|\/(?:testing|stories)(?:\/|$)/.test(path),
  })
    .map((path) => readFileSync(join(ROOT, 'packages', name, path), 'utf8'))
    .join('\n');

/** The values of `data-part` in sources, in JSX and in objects of attributes. */
const partsIn = (sources: string): ReadonlySet<string> =>
  new Set([...sources.matchAll(/\b(?:data-)?part(?:=\{?['"]|': ')([a-z-]+)/g)].map(([, part = '']) => part));

describe.each(listPackages())('[PK-06] the page of %s', (name) => {
  const readme = readmeOf(name);
  const [, install = '', ...examples] = readme.split(/^```\w+\n/m);

  test('begins with the installation, then the shortest example', () => {
    expect(install).toMatch(
      new RegExp(`^(?:(?:pnpm add|npm install|npx) .*@pegboard/${name}\\b|<script src=)`, 'm'),
    );
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(QUESTIONS)('says what holds for: %s', (question) => {
    const [, answer = ''] = new RegExp(`^\\| ${question} \\| (.+) \\|$`, 'm').exec(readme) ?? [];
    expect(answer).toMatch(/^[A-Z`].{15,}\.$/);
  });

  test('[PK-03] lists every part that its components have, and their states', () => {
    const sources = sourcesOf(name);
    expect(listParts(readme)).toEqual(partsIn(sources));
    const states = readPartsTable(readme).flatMap((row) => row.states);
    expect(states.filter((state) => !sources.includes(state))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { listPackages } from './site-map.ts';

/** The questions that a team has about a package before it installs it. */
const QUESTIONS = ['Keyboard', 'Screen reader', 'Server rendering', 'Content security policy'];

const readmeOf = (name: string): string => readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');

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
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The beginnings of docstrings that are clauses instead of a verb or a noun phrase. */
const QUESTION_WORD = /^\s*(?:\/\*\*|\*)\s*(?:What|Who|Whom|Whose|Whether|How|Where|Which)\b/;

/** Expressions that docs/vocabulary.md replaces by terms such as "returns", "sends" or "again". */
const REPLACED = /\b(?:is|are|was|were) told\b|\btold of\b|\btells of\b|\banew\b|\bsomebody\b|\bwhoever\b/i;

const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

/** Lists the lines of comments that break a rule of docs/vocabulary.md, as `path:line text`. */
function findViolations(path: string, source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      COMMENT.test(line) && (QUESTION_WORD.test(line) || REPLACED.test(line))
        ? [`${path}:${index + 1} ${line.trim()}`]
        : [],
    );
}

function listSources(): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // generated files repeat the descriptions of the GraphQL schema
  return stdout.split('\0').filter((path) => /^(?:apps|packages|tooling)\/(?!.*\/generated\/)/.test(path));
}

test.each([
  ['a docstring that begins with a question word', '/** What the viewer saved. */'],
  ['the first line of a longer docstring', ' * Whether the viewer may edit the board.'],
  ['a replaced expression', '// the other tabs are told when the list is read anew'],
])('[HO-05] %s is reported', (_, line) => {
  expect(findViolations('a.ts', `const a = 1;\n${line}`)).toEqual([`a.ts:2 ${line.trim()}`]);
});

test('[HO-05] code and plain comments are not reported', () => {
  const source = "/** Returns whether a pin is saved. */\nconst text = 'What somebody was told';";
  expect(findViolations('a.ts', source)).toEqual([]);
});

test('[HO-05] docstrings begin with a verb or noun phrase, and comments use the terms of docs/vocabulary.md', () => {
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(1000);
  const violations = sources.flatMap((path) => findViolations(path, readFileSync(join(ROOT, path), 'utf8')));
  expect(violations).toEqual([]);
});

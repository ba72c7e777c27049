// Lists requirements with and without tests: `node tooling/run/requirement-ids.mjs`
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './src/paths.mjs';

const TEST_FILE = /\.(test|spec)\.tsx?$|[\\/]e2e[\\/].*\.ts$/;
const SKIPPED = /^(node_modules|dist|\.turbo|test-results|playwright-report)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TAG = /\[((?:[A-Z]{2,3}-\d{2}(?:\s*,\s*)?)+)\]/g;

/**
 * Expands abbreviated requirement IDs: `{ "PC": ["01..03", "07"] }` is PC-01, PC-02, PC-03 and PC-07.
 * @param {Readonly<Record<string, readonly string[]>>} short
 * @returns {string[]}
 */
export const expandIds = (short) =>
  Object.entries(short).flatMap(([group, parts]) =>
    parts.flatMap((part) => {
      const [first = 0, last = first] = part.split('..').map(Number);
      return Array.from(
        { length: last - first + 1 },
        (_, index) => `${group}-${String(first + index).padStart(2, '0')}`,
      );
    }),
  );

/**
 * Returns the requirement IDs in the test titles of a file: `[PC-07]`, `[PC-07, PC-08]`. Comments are ignored.
 * @param {string} source
 * @returns {string[]}
 */
export const idsInTests = (source) =>
  [...source.replace(COMMENT, '').matchAll(TAG)].flatMap(
    ([, ids = '']) => ids.match(/[A-Z]{2,3}-\d{2}/g) ?? [],
  );

/** @param {string} dir @returns {string[]} */
const testFiles = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : testFiles(path);
    return TEST_FILE.test(path) ? [path] : [];
  });

/** Returns the requirements that must have a test now, and those of them that no test names. */
export const requirementsWithoutTest = () => {
  const required = expandIds(
    JSON.parse(readFileSync(join(ROOT, 'tooling', 'run', 'requirement-ids.json'), 'utf8')),
  );
  const own = join(ROOT, 'tooling', 'run');
  const files = ['apps', 'packages', 'tooling'].flatMap((group) => testFiles(join(ROOT, group)));
  const named = new Set(
    files.filter((file) => !file.startsWith(own)).flatMap((file) => idsInTests(readFileSync(file, 'utf8'))),
  );
  return { required, missing: required.filter((id) => !named.has(id)) };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { required, missing } = requirementsWithoutTest();
  if (missing.length === 0) console.log(`all ${required.length} requirements have a test`);
  else
    console.log(`${missing.length} of ${required.length} requirements have no test:\n${missing.join('\n')}`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}

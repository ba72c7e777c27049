// Packs every package whose version is not yet in the registry: `pack-packages.mjs DIRECTORY`, after a build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ROOT } from './src/paths.mjs';

/** @typedef {{ readonly name: string, readonly version: string, readonly dir: string }} Package */

/** @returns {Package[]} the packages that are published */
const publicPackages = () =>
  readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
    const dir = join(ROOT, 'packages', folder);
    const { name, version, private: isPrivate } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    return isPrivate === true ? [] : [{ name, version, dir }];
  });

/** @param {Package} wanted */
const isPublished = ({ name, version }) => {
  const result = spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' });
  if (result.status === 0) return result.stdout.trim() === version;
  if (result.stderr.includes('E404')) return false;
  throw new Error(`The registry did not say whether ${name}@${version} is published:\n${result.stderr}`);
};

/** @param {Package} wanted @param {string} into */
const pack = ({ name, dir }, into) => {
  const packed = spawnSync('pnpm', ['pack', '--pack-destination', into], { cwd: dir, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`${name} could not be packed:\n${packed.stdout}${packed.stderr}`);
};

const into = resolve(process.argv[2] ?? 'packed');
mkdirSync(into, { recursive: true });
for (const each of publicPackages().filter((one) => !isPublished(one))) {
  console.log(`packing ${each.name}@${each.version}`);
  pack(each, into);
}
const sums = readdirSync(into)
  .filter((name) => name.endsWith('.tgz'))
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(into, name)))
        .digest('hex')}  ${name}\n`,
  );
writeFileSync(join(into, 'SHA256SUMS'), sums.join(''));
console.log(sums.length === 0 ? 'nothing to publish' : sums.join(''));
// the publishing job compares the received files with those packed here
if (process.env.GITHUB_OUTPUT) {
  const sum = createHash('sha256').update(sums.join('')).digest('hex');
  appendFileSync(process.env.GITHUB_OUTPUT, `count=${sums.length}\nsums=${sum}\n`);
}

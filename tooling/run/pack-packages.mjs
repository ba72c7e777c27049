// Packs every package whose version is not yet in the registry, or with `--all` every package:
// `pack-packages.mjs DIRECTORY [--all]`, after a build. SHA256SUMS lists
// the archives in the order of their publication: each after those that it depends on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ROOT } from './src/paths.mjs';
import { publishOrder } from './src/publish-order.mjs';

/** @typedef {{ readonly name: string, readonly version: string, readonly dir: string, readonly dependencies: Readonly<Record<string, string>> }} Package */

/** @returns {Package[]} the packages that are published, in the order of their publication */
const publicPackages = () =>
  publishOrder(
    readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
      const dir = join(ROOT, 'packages', folder);
      const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
      const { name, version, dependencies = {}, private: isPrivate } = manifest;
      return isPrivate === true ? [] : [{ name, version, dir, dependencies }];
    }),
  );

/** @param {Package} one */
const archiveOf = ({ name, version }) => `${name.slice(1).replace('/', '-')}-${version}.tgz`;

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
const all = process.argv.includes('--all');
for (const each of publicPackages().filter((one) => all || !isPublished(one))) {
  console.log(`packing ${each.name}@${each.version}`);
  pack(each, into);
}
const archives = new Set(readdirSync(into));
const sums = publicPackages()
  .map(archiveOf)
  .filter((name) => archives.has(name))
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

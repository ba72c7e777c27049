// Publishes the archives of a release in the order of SHA256SUMS: each after those that it depends on. A version that the
// registry has already is compared with the archive and skipped, so an interrupted run is repeated as it is.
//
//   node tooling/release/publish.mjs FOLDER [--tag latest] [--sums SHA256] [--provenance]
//
// `--sums` is the digest of SHA256SUMS, as the building job reported it.
//
// It imports nothing but Node and runs npm: the job that may publish executes no code of dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tag: { type: 'string', default: 'latest' },
    sums: { type: 'string' },
    provenance: { type: 'boolean', default: false },
  },
});
const folder = resolve(positionals[0] ?? 'packed');

/** @param {readonly string[]} args */
const npm = (args) => spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });

/**
 * Returns the integrity of a version in the registry, or undefined if it is not there.
 * @param {string} version as `name@version`
 */
const publishedIntegrity = (version) => {
  const { status, stdout, stderr } = npm(['view', version, 'dist.integrity', '--json']);
  if (status === 0) return stdout.trim() === '' ? undefined : String(JSON.parse(stdout));
  if (`${stdout}${stderr}`.includes('E404')) return undefined;
  throw new Error(`The registry did not answer whether ${version} is published:\n${stdout}${stderr}`);
};

/** @param {string} archive @returns {string} `name@version` */
const versionOf = (archive) => {
  const { status, stdout, stderr } = spawnSync('tar', ['-xzOf', archive, 'package/package.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${archive} has no manifest:\n${stderr}`);
  const { name, version } = JSON.parse(stdout);
  return `${name}@${version}`;
};

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const list = readFileSync(join(folder, 'SHA256SUMS'));
if (values.sums !== undefined && sha256(list) !== values.sums)
  throw new Error('SHA256SUMS is not the list that was built.');
for (const line of list.toString('utf8').split('\n').filter(Boolean)) {
  const [sum = '', archive = ''] = line.split('  ');
  const bytes = readFileSync(join(folder, archive));
  if (sha256(bytes) !== sum) throw new Error(`${archive} is not the archive that was built.`);
  const version = versionOf(archive);
  const integrity = publishedIntegrity(version);
  if (integrity !== undefined) {
    if (integrity !== `sha512-${createHash('sha512').update(bytes).digest('base64')}`)
      throw new Error(`${version} is published with other contents. Raise its version.`);
    console.log(`${version} is published already`);
    continue;
  }
  const { status, stdout, stderr } = npm([
    'publish',
    `./${archive}`,
    '--access',
    'public',
    '--tag',
    values.tag,
    '--ignore-scripts',
    ...(values.provenance ? ['--provenance'] : []),
  ]);
  if (status !== 0) throw new Error(`${version} could not be published:\n${stdout}${stderr}`);
  console.log(`${version} published`);
}

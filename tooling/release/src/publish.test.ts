import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PUBLISH = resolve(import.meta.dirname, '../publish.mjs');
const NAMES = ['types', 'ui', 'pin-card'];

/**
 * An npm with a registry in a file, which it kills itself and its caller in: after the `DIES_AFTER`th publication, before
 * it could answer.
 */
const NPM = `#!/usr/bin/env node
const fs = require('node:fs');
const { createHash } = require('node:crypto');
const { execFileSync } = require('node:child_process');
const file = process.env.REGISTRY;
const registry = JSON.parse(fs.readFileSync(file, 'utf8'));
const [command, what] = process.argv.slice(2);
if (command === 'view') {
  if (!registry[what]) { console.error('npm error code E404'); process.exit(1); }
  console.log(JSON.stringify(registry[what]));
} else {
  const { name, version } = JSON.parse(execFileSync('tar', ['-xzOf', what, 'package/package.json'], { encoding: 'utf8' }));
  if (registry[name + '@' + version]) { console.error('published before'); process.exit(1); }
  registry[name + '@' + version] = 'sha512-' + createHash('sha512').update(fs.readFileSync(what)).digest('base64');
  fs.writeFileSync(file, JSON.stringify(registry));
  if (Object.keys(registry).length === Number(process.env.DIES_AFTER)) process.kill(process.ppid, 'SIGKILL');
}
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), NPM);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  writeFileSync(join(folder, 'registry.json'), '{}');
  mkdirSync(join(folder, 'packed/package'), { recursive: true });
  const sums = NAMES.map((name) => {
    const archive = `pegboard-${name}-0.1.0.tgz`;
    const manifest = { name: `@pegboard/${name}`, version: '0.1.0' };
    writeFileSync(join(folder, 'packed/package/package.json'), JSON.stringify(manifest));
    spawnSync('tar', ['-czf', archive, 'package'], { cwd: join(folder, 'packed') });
    const bytes = readFileSync(join(folder, 'packed', archive));
    return `${createHash('sha256').update(bytes).digest('hex')}  ${archive}\n`;
  });
  writeFileSync(join(folder, 'packed/SHA256SUMS'), sums.join(''));
});
afterEach(() => rmSync(folder, { recursive: true }));

function publish(
  options: { readonly diesAfter?: number; readonly args?: readonly string[] } = {},
): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, [PUBLISH, join(folder, 'packed'), ...(options.args ?? [])], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
      REGISTRY: join(folder, 'registry.json'),
      DIES_AFTER: String(options.diesAfter ?? -1),
    },
  });
}

const registry = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as Record<string, string>;

test('[PK-07] archives are published in the order of the list, and once each', () => {
  expect(publish().status).toBe(0);
  expect(Object.keys(registry())).toEqual(NAMES.map((name) => `@pegboard/${name}@0.1.0`));
  const before = registry();
  const again = publish();
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('published already') });
  expect(registry()).toEqual(before);
});

test('[PK-07] a publication that is killed after any archive is completed by a second run', () => {
  expect(publish().status).toBe(0);
  const whole = registry();
  for (let diesAfter = 1; diesAfter <= NAMES.length; diesAfter += 1) {
    writeFileSync(join(folder, 'registry.json'), '{}');
    expect(publish({ diesAfter }).signal).toBe('SIGKILL');
    expect(Object.keys(registry())).toHaveLength(diesAfter);
    expect(publish().status).toBe(0);
    expect(Object.entries(registry())).toEqual(Object.entries(whole));
  }
});

test('[PK-07] nothing is published of an archive or a list that is not the built one', () => {
  const other = publish({ args: ['--sums', 'f'.repeat(64)] });
  expect(other).toMatchObject({ status: 1, stderr: expect.stringContaining('SHA256SUMS is not the list') });
  writeFileSync(join(folder, 'packed/pegboard-types-0.1.0.tgz'), 'changed');
  expect(publish()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not the archive') });
  expect(registry()).toEqual({});
});

test('[PK-07] a version that is published with other contents is an error', () => {
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ '@pegboard/types@0.1.0': 'sha512-other' }));
  expect(publish()).toMatchObject({ status: 1, stderr: expect.stringContaining('Raise its version') });
});

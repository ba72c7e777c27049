import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Env } from '../../../platform/config/env.ts';
import { imageFiles } from '../../../platform/media/images/index.ts';
import { saveImage } from '../../../pins/image-lifecycle/index.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { toJobCheckResults } from './check-database.ts';
import { checkNode, checkSpace, toSpaceCheckResult } from './check-machine.ts';
import { checkSettings, type CheckedSettings } from './check-settings.ts';
import { runDoctor } from './run-doctor.ts';
import { findingLines, type CheckResult } from './check-result.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const safe: CheckedSettings = {
  isProduction: true,
  host: '127.0.0.1',
  publicUrl: 'https://pins.example',
  secret: 'kX4v-PzQ0aS9_mJ2bR7tYc1LwUe3NfHd',
  loadsDemoContent: false,
  opensDemoAccounts: false,
  smtpUrl: 'smtps://mail.example',
  trustedProxies: { kind: 'networks', networks: ['127.0.0.1'] },
  countryHeader: 'cf-ipcountry',
  takesSnapshots: true,
};
const home: CheckedSettings = {
  ...safe,
  isProduction: false,
  publicUrl: 'http://localhost:4310',
  loadsDemoContent: true,
  opensDemoAccounts: true,
  smtpUrl: undefined,
};
const format = (findings: readonly CheckResult[]): string =>
  findings.map(({ state, says }) => `${state} ${says}`).join();

const wrongProxies: readonly [string, CheckedSettings, RegExp][] = [
  [
    '[OP-02] a number of proxies, and a port that others reach',
    { ...safe, host: '0.0.0.0', trustedProxies: { kind: 'hops', count: 1 } },
    /^look PEGBOARD_TRUST_PROXY is a number/,
  ],
  [
    '[OP-02] PEGBOARD_TRUST_PROXY=on',
    { ...safe, trustedProxies: { kind: 'hops', count: 1, isImplicit: true } },
    /^look PEGBOARD_TRUST_PROXY=on/,
  ],
  ...['1.0.0.0/1', '104.0.0.0/7', '::/1', '2000::/3', '2600::/12'].map(
    (network): [string, CheckedSettings, RegExp] => [
      `[OP-02] ${network} is trusted`,
      { ...safe, trustedProxies: { kind: 'networks', networks: ['127.0.0.1', network] } },
      /^wrong PEGBOARD_TRUST_PROXY trusts a network so wide/,
    ],
  ),
  [
    '[OP-02] networks of a CDN and of a cluster',
    {
      ...safe,
      host: '0.0.0.0',
      trustedProxies: {
        kind: 'networks',
        networks: ['104.16.0.0/13', '2606:4700::/32', '10.0.0.0/8', 'fc00::/7'],
      },
    },
    /^good/,
  ],
  [
    '[OP-02] a proxy that is not trusted',
    { ...safe, countryHeader: undefined, trustedProxies: { kind: 'none' } },
    /^look PUBLIC_URL is https, so a proxy/,
  ],
  [
    '[OP-02] a country header that nothing reads',
    { ...home, trustedProxies: { kind: 'none' } },
    /^look PEGBOARD_COUNTRY_HEADER is never read/,
  ],
];

test.each<[string, CheckedSettings, RegExp]>([
  ['a public site with safe settings', safe, /^good https:\/\/pins\.example, public$/],
  [
    'a site on one’s own machine, as it comes,',
    home,
    /^good http:\/\/localhost:4310, for this machine alone$/,
  ],
  [
    'a secret that was typed',
    { ...home, secret: 'secretsecretsecretsecretsecretsecret' },
    /^wrong PEGBOARD_SECRET/,
  ],
  ['a public site without a certificate', { ...safe, publicUrl: 'http://pins.example' }, /^wrong.*https/],
  ['a public site for development', { ...safe, isProduction: false }, /^wrong.*development/],
  [
    '[OP-01] a public site with open demo accounts',
    { ...safe, loadsDemoContent: true, opensDemoAccounts: true },
    /^wrong people log in to a public site with the demo accounts/,
  ],
  [
    '[OP-01] a public site with closed demo accounts',
    { ...safe, loadsDemoContent: true },
    /^look the demo content/,
  ],
  ['a public site without a mail server', { ...safe, smtpUrl: undefined }, /^look mails/],
  ...wrongProxies,
  ['upgrades without a snapshot', { ...home, takesSnapshots: false }, /^look no snapshot/],
])('[BF-12] doctor, settings: %s', (_, settings, expected) => {
  expect(format(checkSettings(settings))).toMatch(expected);
});

test.each([
  ['24.21.0', 'good'],
  ['26.0.0', 'good'],
  ['24.10.9', 'wrong'],
  ['20.19.0', 'wrong'],
])('[BF-12] doctor: node %s is %s', (version, state) => {
  expect(checkNode(version).state).toBe(state);
});

test.each([
  ['no job', { failed: 0, waiting: 0, lateMinutes: 0 }, 'good 0 wait, none failed'],
  ['jobs that wait their turn', { failed: 0, waiting: 9, lateMinutes: 3 }, 'good 9 wait, none failed'],
  ['a failed one', { failed: 2, waiting: 0, lateMinutes: 0 }, 'look 2 failed for good'],
])('[BF-12] doctor, jobs: %s', (_, jobs, expected) => {
  expect(format(toJobCheckResults(jobs))).toBe(expected);
});

test('[BF-12] doctor, jobs: without a worker are an error', () => {
  expect(format(toJobCheckResults({ failed: 0, waiting: 9, lateMinutes: 31 }))).toMatch(
    /^wrong 9 wait.*no process runs jobs/,
  );
});

test('[BF-12] doctor tells how much room there is', async () => {
  expect((await checkSpace('disk', join(tmpdir(), 'not/there/yet'))).says).toMatch(/^[\d,]+ MB free in/);
});

test.each([
  [99, /^wrong 99 MB free in \/data$/],
  [900, /^look 900 MB free in \/data$/],
  [2000, /^good 2,000 MB free in \/data$/],
])('[OP-08] doctor finds a disk that fills up: %i MB', (free, expected) => {
  const found = toSpaceCheckResult('disk', '/data', free);
  expect(format([found])).toMatch(expected);
  if (found.state !== 'good') expect(found.advice).toMatch(/^Make room/);
});

test('[BF-12] a finding is a line, and what to do is another', () => {
  expect(findingLines({ about: 'disk', state: 'wrong', says: 'full', advice: 'Make room.' })).toEqual([
    'WRONG  disk        full',
    '                   → Make room.',
  ]);
});

let site: TestApp;
let env: Env;

beforeAll(async () => {
  site = await testApp();
  env = { ...site.deps.env, secret: safe.secret };
});
afterAll(() => site.close());

const examined = async (
  all = true,
  settings = env,
  now = () => new Date(),
): Promise<readonly CheckResult[]> => {
  const findings: CheckResult[] = [];
  for await (const finding of runDoctor(settings, all, now)) findings.push(finding);
  return findings;
};
const troubles = (findings: readonly CheckResult[]): readonly string[] =>
  findings
    .filter(({ state }) => state !== 'good')
    .map(({ about, state, says }) => `${state} ${about}: ${says}`);

test('[BF-12] doctor finds nothing wrong with a new site', async () => {
  const findings = await examined();
  expect(troubles(findings).filter((line) => line.startsWith('wrong'))).toEqual([]);
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['node', 'settings', 'disk', 'pictures', 'database', 'tables', 'clock', 'jobs']),
  );
});

test('[OP-02] [BF-12] doctor tells of a proxy that sends addresses and is not trusted, until the setting changes', async () => {
  await site.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } });
  const reported = async (settings: Env) => troubles(await examined(false, settings)).join();
  await expect.poll(() => reported(env)).toContain('wrong proxy: a proxy on this machine');
  expect(await reported({ ...env, trustedProxies: { kind: 'hops', count: 1 } })).not.toContain('wrong proxy');
});

test('[BF-12] doctor lists missing files, and counts unreferenced ones', async () => {
  const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
  const saved = await saveImage(site.deps, 'site', { kind: 'upload', bytes });
  if (!saved.ok) throw new Error('The picture was not taken.');
  const [lost = ''] = imageFiles(saved.row);
  await site.deps.imageStore.delete(lost);
  await site.deps.imageStore.put('236x/aa/bb/cc/aabbcc00000000000000000000000000.webp', bytes);
  const reported = troubles(await examined()).join('\n');
  expect(reported).toContain(`wrong pictures: of all 1, 1 files are missing: ${lost}`);
  expect(reported).toContain('look pictures: 1 files belong to no picture');
  expect(troubles(await examined(false)).join()).toContain('of 1 by chance, 1 files are missing');
});

test('[BF-12] doctor tells of clocks that disagree, of a secret that others read, and of a store that takes nothing', async () => {
  const late = () => new Date(Date.now() - 60_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'pegboard-doctor-'));
  await writeFile(join(dataDir, 'secret'), 'x');
  await chmod(join(dataDir, 'secret'), 0o644);
  await writeFile(join(dataDir, 'images'), 'a file where the folder should be');
  const reported = troubles(await examined(false, { ...env, dataDir }, late)).join('\n');
  expect(reported).toMatch(/wrong clock: differs by (60|59\.9)\d*(\.\d+)? s/);
  expect(reported).toContain('wrong secret: others may read');
  expect(reported).toContain('wrong pictures: cannot be stored');
  await rm(dataDir, { recursive: true });
});

test('[BF-12] doctor tells of tables of a newer version, and of a database that is away', async () => {
  const client = new pg.Client({ connectionString: env.databaseUrl });
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9999999999999)",
  );
  expect(troubles(await examined(false)).join()).toContain(
    'wrong tables: were changed by another, probably newer',
  );
  await client.query('delete from drizzle.__drizzle_migrations where created_at = 9999999999999');
  await client.end();
  const away = { ...env, databaseUrl: 'postgresql://me:hidden@127.0.0.1:1/mine' };
  const reported = troubles(await examined(false, away)).join();
  expect(reported).toContain('wrong database:');
  expect(reported).not.toContain('hidden');
});

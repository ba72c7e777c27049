import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const PORT = Number(process.env['PEGBOARD_DEPLOY_PORT'] ?? 4763);
const ROOT = resolve(import.meta.dirname, '../../..');
const START_MS = 300_000;

/** A site that runs until it is stopped. */
export type RunningSite = { readonly stop: () => Promise<void> };

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).trim();

/**
 * Returns the version before this one: `PEGBOARD_DEPLOY_FROM`, else the last release, else the commit before the last change of
 * the pages.
 */
export function findVersionBefore(): string {
  const named = process.env['PEGBOARD_DEPLOY_FROM'];
  if (named !== undefined) return git('rev-parse', named);
  const [tag] = git('tag', '--list', '@pegboard/*', '--sort=-creatordate').split('\n');
  if (tag) return git('rev-parse', `${tag}^{commit}`);
  const change = git('log', '-1', '--format=%H', '--', 'apps/web/src', ':(glob)packages/*/src/**');
  return git('rev-parse', `${change}^`);
}

/** Returns the checkout of the version that is deployed second: of the commit `PEGBOARD_DEPLOY_TO`, else the working copy. */
export function findVersionAfter(): string {
  const named = process.env['PEGBOARD_DEPLOY_TO'];
  return named === undefined ? ROOT : checkOut(git('rev-parse', named));
}

/** Returns whether a version stores its files for pages that stay open, so that no page has to be reloaded. */
export function storesBuilds(commit: string): boolean {
  return git('ls-tree', '--name-only', commit, 'apps/bff/src/site/').includes('stored-builds.ts');
}

/** Checks a commit out into a clone that later runs reuse, and returns its folder. */
export function checkOut(commit: string): string {
  const clone = join(ROOT, '.pegboard/deploy-test', commit);
  if (existsSync(join(clone, 'package.json'))) return clone;
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', ROOT, clone]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
  return clone;
}

/** Deploys a checkout as `docs/production.md` says: in place of what is in the directory. */
export function deploy(site: string, checkout: string): void {
  execFileSync(process.execPath, ['tooling/run/run.mjs', 'deploy', site], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Returns the address of the first script of the deployed pages. */
export async function readEntry(): Promise<string> {
  const html = await (await fetch(`http://localhost:${PORT}/`)).text();
  return /\/assets\/entry-client-[\w-]+\.js/.exec(html)?.[0] ?? '';
}

/** Starts a deployed site as its service does, and waits until it answers. */
export async function serve(site: string, dataDir: string): Promise<RunningSite> {
  const child = spawn(join(site, 'bin/pegboard'), ['serve'], {
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(PORT),
      PEGBOARD_DATA_DIR: dataDir,
      PEGBOARD_DEMO: 'small',
      PEGBOARD_DEMO_LOGINS: 'on',
      PEGBOARD_AVIF: 'off',
      PEGBOARD_TRUST_PROXY: '1',
      PEGBOARD_COUNTRY_HEADER: 'x-country',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const until = Date.now() + START_MS;
  while (!(await isHealthy())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The site in ${site} does not start.`);
    await setTimeout(200);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isHealthy = (): Promise<boolean> =>
  fetch(`http://localhost:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

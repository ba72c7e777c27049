/**
 * A release, rehearsed: every package is published to a registry on this machine, and fresh apps install the card from
 * it and show it in a real browser under a strict content security policy.
 *
 *   pnpm rehearse                    all scenes
 *   pnpm rehearse vite two           some: vite, server-components, two
 *   pnpm rehearse --keep             leaves the folder with the registry and the apps
 *
 * Nothing in the project is changed: all is done in a copy of it, in the folder for temporary files.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startBrowser } from './src/look.ts';
import { startRegistry } from './src/registry.ts';
import { copyProject, createNextVersion } from './src/releases.ts';
import { serverComponentsApp } from './src/scenes/server-components-app.ts';
import { twoVersions } from './src/scenes/two-versions.ts';
import { viteApp } from './src/scenes/vite-app.ts';
import type { Scene } from './src/stage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SCENES: Readonly<Record<string, { readonly title: string; readonly scene: Scene }>> = {
  vite: { title: 'a fresh Vite app', scene: viteApp },
  'server-components': { title: 'a fresh app of server components', scene: serverComponentsApp },
  two: { title: 'two versions on one page', scene: twoVersions },
};

/** Maximum number of reported problems: a single leak changes every element. */
const SHOWN_PROBLEMS = 40;

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('-'));
const unknown = wanted.filter((name) => !(name in SCENES));
if (unknown.length > 0)
  throw new Error(`There is no scene ${unknown.join(', ')}: ${Object.keys(SCENES).join(', ')}.`);

/** Runs a part of the rehearsal and logs its duration. */
async function timed<T>(title: string, act: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const done = await act();
  console.log(`${title} (${((performance.now() - since) / 1000).toFixed(0)} s)`);
  return done;
}

const folder = mkdtempSync(join(tmpdir(), 'pegboard-rehearsal-'));
const stops: (() => Promise<unknown>)[] = [];
let problems = 0;
try {
  const registry = await timed('a registry of our own', () => startRegistry(join(folder, 'registry')));
  stops.push(() => registry.stop());
  const copy = await timed('a copy of the project', () =>
    copyProject(ROOT, join(folder, 'project'), registry.env),
  );
  const first = await timed('all packages published', () => copy.publish('first'));
  const later = await timed('a later version of them', () => copy.publish('later', createNextVersion));
  const browser = await startBrowser();
  stops.push(() => browser.close());
  for (const [name, { title, scene }] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const stage = { folder: join(folder, name), registry, browser, first, later };
    const found = await timed(title, () => scene(stage));
    problems += found.length;
    for (const problem of found.slice(0, SHOWN_PROBLEMS)) console.log(`  ✗ ${problem}`);
    if (found.length > SHOWN_PROBLEMS) console.log(`  and ${found.length - SHOWN_PROBLEMS} more`);
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
  if (args.includes('--keep')) console.log(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
console.log(problems === 0 ? 'The release can go on stage.' : `${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;

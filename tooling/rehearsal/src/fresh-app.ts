import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './programs.ts';
import { readmeExample } from './readme-example.ts';
import type { Stage } from './stage.ts';

const APPS = join(import.meta.dirname, '..', 'apps');
/** The makers of apps, by what `npm create` calls them. */
export const CREATE_VITE = 'vite@9.3.0';

/** Makes an app as its framework makes one; gives its folder. */
export async function createApp(stage: Stage, maker: string, ...args: readonly string[]): Promise<string> {
  mkdirSync(stage.folder, { recursive: true });
  const here = { cwd: stage.folder, env: stage.registry.env };
  await run('npm', ['create', '--yes', maker, 'app', '--', ...args], here);
  return join(stage.folder, 'app');
}

/** Makes a Vite app of React and TypeScript that installs some packages, and puts the files of a scene into it. */
export async function createViteApp(
  stage: Stage,
  packages: readonly string[],
  scene: string,
): Promise<string> {
  const app = await createApp(stage, CREATE_VITE, '--template', 'react-ts', '--no-interactive');
  await npm(stage, app, 'install', '--ignore-scripts', ...packages);
  rmSync(join(app, 'src'), { recursive: true });
  copyFiles(scene, app);
  return app;
}

/** Puts what all apps have, and what a scene has, into an app. */
export function copyFiles(scene: string, app: string): void {
  cpSync(join(APPS, 'shared'), join(app, 'src/shared'), { recursive: true });
  cpSync(join(APPS, scene), join(app, 'src/scene'), { recursive: true });
  mkdirSync(join(app, 'public'), { recursive: true });
  cpSync(join(APPS, 'shared', 'drawing.svg'), join(app, 'public', 'drawing.svg'));
}

/** Puts the page of a Vite app in its place, with what was on it before there were cards. */
export function copyPage(app: string): void {
  const page = readFileSync(join(APPS, 'vite', 'index.html'), 'utf8');
  writeFileSync(join(app, 'index.html'), page.replace('<!-- host -->', hostHtml()));
}

/** Returns the host page's own content. */
export const hostHtml = (): string => readFileSync(join(APPS, 'shared', 'host.html'), 'utf8');

/** Writes the example of the installed card's README into a file of an app. */
export function writeReadmeExample(app: string, file: string): void {
  const readme = readFileSync(join(app, 'node_modules/@pegboard/pin-card/README.md'), 'utf8');
  writeFileSync(join(app, file), readmeExample(readme));
}

/** Runs npm in an app. */
export async function npm(stage: Stage, app: string, ...args: readonly string[]): Promise<void> {
  await run('npm', args, { cwd: app, env: stage.registry.env });
}

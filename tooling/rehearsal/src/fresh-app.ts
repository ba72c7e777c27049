import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './programs.ts';
import { readmeExample } from './readme-example.ts';
import type { Stage } from './stage.ts';

const APPS = join(import.meta.dirname, '..', 'apps');
/** The app generators, as named for `npm create`. */
export const CREATE_VITE = 'vite@9.3.0';

/** Creates an app by its framework's generator; returns its folder. */
export async function createApp(stage: Stage, maker: string, ...args: readonly string[]): Promise<string> {
  mkdirSync(stage.folder, { recursive: true });
  const here = { cwd: stage.folder, env: stage.registry.env };
  await run('npm', ['create', '--yes', maker, 'app', '--', ...args], here);
  return join(stage.folder, 'app');
}

/** Creates a Vite app with React and TypeScript that installs packages, and adds the files of a scenario. */
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

/** Copies the common files, and those of a scenario, into an app. */
export function copyFiles(scene: string, app: string): void {
  cpSync(join(APPS, 'shared'), join(app, 'src/shared'), { recursive: true });
  cpSync(join(APPS, scene), join(app, 'src/scene'), { recursive: true });
  mkdirSync(join(app, 'public'), { recursive: true });
  cpSync(join(APPS, 'shared', 'drawing.svg'), join(app, 'public', 'drawing.svg'));
}

/** Replaces the page of a Vite app by the host page's content. */
export function copyPage(app: string): void {
  const page = readFileSync(join(APPS, 'vite', 'index.html'), 'utf8');
  writeFileSync(join(app, 'index.html'), page.replace('<!-- host -->', hostHtml()));
}

/** Returns the host page's own content. */
export const hostHtml = (): string => readFileSync(join(APPS, 'shared', 'host.html'), 'utf8');

/** Writes the example in the installed card's README to a file of an app. */
export function writeReadmeExample(app: string, file: string): void {
  const readme = readFileSync(join(app, 'node_modules/@pegboard/pin-card/README.md'), 'utf8');
  writeFileSync(join(app, file), readmeExample(readme));
}

/** Runs npm in an app. */
export async function npm(stage: Stage, app: string, ...args: readonly string[]): Promise<void> {
  await run('npm', args, { cwd: app, env: stage.registry.env });
}

// `pnpm tour`: the 40 steps of a signed-out visitor from every origin, and related user journeys.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..', '..', 'apps', 'web');

/** Runs a tool of the web app, and returns its exit code. */
function run(tool: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const command = join(WEB, 'node_modules', '.bin', tool);
  const { status } = spawnSync(command, args, {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

process.exitCode =
  run('vite', ['build', '--app', '--logLevel', 'warn']) ||
  run('playwright', ['test', 'visitor-', '--project=desktop', ...process.argv.slice(2)], {
    PEGBOARD_TOUR: 'all',
  });

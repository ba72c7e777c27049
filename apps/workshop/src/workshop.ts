import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Opens the workshop with `pnpm workshop`; `pnpm workshop --build` builds it as static pages into
 * `storybook-static`. All other arguments are passed on (`--port 4421`, `--output-dir …`).
 */
const { build, rest } = Object.groupBy(process.argv.slice(2), (word) =>
  word === '--build' ? 'build' : 'rest',
);
const room = join(import.meta.dirname, '..');
const manifest = createRequire(import.meta.url).resolve('storybook/package.json');
const command = build ? ['build'] : ['dev', '--port', '6006', '--no-open'];

const storybook = spawn(
  process.execPath,
  [join(dirname(manifest), 'dist', 'bin', 'dispatcher.js'), ...command, ...(rest ?? [])],
  { cwd: room, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => storybook.kill(signal));
storybook.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

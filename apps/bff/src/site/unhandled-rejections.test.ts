import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/**
 * Returns the output of a process that rejects a promise without a handler, and logs once more afterwards.
 */
function saidBy(before: string): Promise<string> {
  const code = `${before}
    Promise.reject(new Error('refused'));
    setTimeout(() => console.log('still here'), 1);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text(child.stdout);
}

test('[BF-10] an unhandled rejection is logged, and the process continues', async () => {
  const path = JSON.stringify(new URL('unhandled-rejections.ts', import.meta.url).href);
  const guarded = `import { logUnhandledRejections } from ${path};
    logUnhandledRejections({ error: ({ err }, message) => console.log(message + ': ' + err.message) });`;
  expect(await saidBy(guarded)).toBe('nobody waited for what was refused: refused\nstill here\n');
  expect(await saidBy('')).toBe('');
});

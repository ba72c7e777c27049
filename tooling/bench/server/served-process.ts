import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a separate process. */
export type ServedProcess = {
  readonly port: number;
  readonly pid: number;
  /** The CPU that it has used since its start, all threads, in microseconds. */
  readonly cpu: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const READY_LIMIT_MS = 60_000;
const tellCpu = fileURLToPath(new URL('./tell-cpu.ts', import.meta.url));

/** Starts a server file with these settings and waits until it responds at `/healthz`, at most for `readyLimitMs`. */
export async function serve(
  file: string,
  port: number,
  env: Readonly<Record<string, string>>,
  readyLimitMs = READY_LIMIT_MS,
): Promise<ServedProcess> {
  const child = fork(file, {
    execArgv: ['--conditions=@pegboard/source', '--import', tellCpu],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isClosing = false;
  const ended = once(child, 'exit');
  child.on('exit', (code, signal) => {
    if (!isClosing) console.error(`The server has ended: ${signal ?? `code ${code}`}.`);
  });
  const close = async (): Promise<void> => {
    isClosing = true;
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(`http://127.0.0.1:${port}/healthz`, readyLimitMs, () => child.exitCode !== null);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    port,
    pid: child.pid ?? 0,
    async cpu() {
      const received = once(child, 'message');
      child.send('cpu');
      const [usage] = (await received) as [NodeJS.CpuUsage];
      return usage.user + usage.system;
    },
    close,
  };
}

async function untilReady(url: string, limitMs: number, hasEnded: () => boolean): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!(await answers(url))) {
    if (hasEnded() || Date.now() > limit)
      throw new Error(`Nothing answers at ${url}: see above what the server said. Its port may be taken.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false; // not listening yet
  }
}

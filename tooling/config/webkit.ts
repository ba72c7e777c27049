import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** The programs of the Debian package `webkit2gtk-driver`, and a display for a machine without one (`xvfb`). */
const DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const BROWSER =
  process.env['WEBKIT_BROWSER'] ??
  globSync('/usr/lib/*/webkit{2gtk,gtk}-*/MiniBrowser').toSorted().at(-1) ??
  '';
const DISPLAY_PROGRAM = '/usr/bin/Xvfb';
const START_MS = 30_000;

/** A window of WebKitGTK. */
export type WebkitWindow = {
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a script in the page, as the body of a function, and returns its result; promises are awaited. */
  readonly evaluate: <Result>(script: string, ...args: readonly unknown[]) => Promise<Result>;
  /** Returns a PNG of the window's contents. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Returns why WebKit cannot be started here; undefined if it can. */
export function explainMissingWebkit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync(BROWSER))
    return 'WebKitGTK is not installed (on Debian: apt install webkit2gtk-driver)';
  if (process.env['DISPLAY'] === undefined && !existsSync(DISPLAY_PROGRAM))
    return 'WebKitGTK needs a display (on Debian: apt install xvfb)';
  return undefined;
}

/** Starts WebKitGTK, and drives it by the requests of the WebDriver standard that are needed here. */
export async function startWebkit(): Promise<WebkitWindow> {
  const programs: ChildProcess[] = [];
  const stop = (): void => programs.forEach((program) => program.kill());
  try {
    const display = process.env['DISPLAY'] ?? (await startDisplay(programs));
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    });
    programs.push(driver);
    return await openWindow(`http://127.0.0.1:${port}`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function openWindow(driver: string, stop: () => void): Promise<WebkitWindow> {
  const browserOptions = { binary: BROWSER, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions },
  };
  await waitForDriver(driver);
  const session = await send<{
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  }>('POST', `${driver}/session`, { capabilities });
  const at = `${driver}/session/${session.sessionId}`;
  return {
    version: session.capabilities.browserVersion,
    open: async (url) => void (await send('POST', `${at}/url`, { url })),
    resize: async (width, height) => void (await send('POST', `${at}/window/rect`, { width, height })),
    evaluate: (script, ...args) => send('POST', `${at}/execute/sync`, { script, args }),
    screenshot: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
    async close() {
      await send('DELETE', at).catch(() => undefined);
      stop();
    },
  };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: Value };
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
  return value;
}

async function waitForDriver(driver: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(50);
  }
  throw new Error(`${DRIVER} does not answer.`);
}

/** Starts a display of its own and returns its name. */
async function startDisplay(programs: ChildProcess[]): Promise<string> {
  const display = spawn(DISPLAY_PROGRAM, ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  programs.push(display);
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

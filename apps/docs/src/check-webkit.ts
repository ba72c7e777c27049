/* oxlint-disable no-console, no-await-in-loop -- a command that prints, and one page after the other in one window */
import { explainMissingWebkit, startWebkit, type WebkitWindow } from '@pegboard/config/webkit';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { findLayoutProblems, type LayoutResult } from './layout-problems.ts';

const WINDOWS = { wide: [1280, 900], narrow: [450, 844] } as const;
const LOADED_MS = 20_000;
const RECORDER_PATH = '/record-errors.js';
/** Runs before all scripts of a page: WebDriver does not report the console. */
const RECORDER = `
globalThis.recorded = [];
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...values) => { recorded.push(level + ': ' + values.join(' ')); log(...values); };
}
addEventListener('error', ({ message }) => recorded.push('thrown: ' + message));
addEventListener('unhandledrejection', ({ reason }) => recorded.push('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  recorded.push('policy: ' + violatedDirective + ' refused ' + blockedURI));
`;

/**
 * Opens examples of packages in WebKitGTK by WebDriver, and returns their problems (PK-10): errors, violations that axe finds,
 * cards or controls that overlap, and content wider than the window. Without WebKitGTK, says so and returns none.
 */
export async function checkInWebkit(origin: string, paths: readonly string[]): Promise<readonly string[]> {
  const missing = explainMissingWebkit();
  if (missing !== undefined) {
    console.log(`${missing}: the examples are not checked in WebKit.`);
    return [];
  }
  const server = await serveWithRecorder(origin);
  const window = await startWebkit();
  try {
    const found: string[] = [];
    for (const [size, [width, height]] of Object.entries(WINDOWS)) {
      await window.resize(width, height);
      for (const path of paths) {
        const problems = await checkExample(window, `${server.origin}${path}`);
        const all = problems.map((one) => `${path}: WebKit ${window.version}, ${size}: ${one}`);
        for (const problem of all) console.error(problem);
        found.push(...all);
      }
    }
    return found;
  } finally {
    await window.close();
    server.close();
  }
}

async function checkExample(window: WebkitWindow, url: string): Promise<readonly string[]> {
  await window.open(url);
  const until = Date.now() + LOADED_MS;
  const isShown = (): Promise<boolean> =>
    window.evaluate(`return document.querySelector('button, article, [role="listitem"]') !== null;`);
  while (!(await isShown())) if (Date.now() > until) return ['shows nothing'];
  const { shown, problems } = await window.evaluate<LayoutResult>(
    `return (${String(findLayoutProblems)})();`,
  );
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await window.evaluate(axe);
  const violations = await window.evaluate<readonly string[]>(FIND_VIOLATIONS);
  const recorded = await window.evaluate<readonly string[]>('return recorded;');
  const all = [...new Set([...recorded, ...problems, ...violations])];
  console.log(`${new URL(url).pathname}: WebKit, ${shown} cards and controls, ${all.length} problems`);
  return all;
}

/** The rules for whole pages do not apply: a page shows one example. */
const FIND_VIOLATIONS = `
  const rules = Object.fromEntries(
    ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'].map((id) => [id, { enabled: false }]),
  );
  return axe.run(document, { rules }).then(({ violations }) =>
    violations.map(({ id, nodes }) => 'axe ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')));
`;

/** Serves a site with the recorder as the first script of each page. */
async function serveWithRecorder(
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    void respond(origin, request.url ?? '/').then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

async function respond(
  origin: string,
  path: string,
): Promise<{ readonly status: number; readonly type: string; readonly body: string | Buffer }> {
  if (path === RECORDER_PATH) return { status: 200, type: 'text/javascript', body: RECORDER };
  const answer = await fetch(origin + path);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const { status } = answer;
  if (!type.startsWith('text/html')) return { status, type, body: Buffer.from(await answer.arrayBuffer()) };
  const html = await answer.text();
  return { status, type, body: html.replace(/<head[^>]*>/, `$&<script src="${RECORDER_PATH}"></script>`) };
}

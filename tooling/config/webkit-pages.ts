import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { WebkitWindow } from './webkit.ts';

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

/** The rules of axe for whole pages do not apply: a page shows one example or story. */
const FIND_VIOLATIONS = `
  const rules = Object.fromEntries(
    ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'].map((id) => [id, { enabled: false }]),
  );
  return axe.run(document, { rules }).then(({ violations }) =>
    violations.map(({ id, nodes }) => 'axe ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')));
`;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what the open page recorded since it began to load, what axe finds, and whether it is wider than the window. */
export async function findPageProblems(window: WebkitWindow): Promise<readonly string[]> {
  await window.evaluate(AXE);
  const violations = await window.evaluate<readonly string[]>(FIND_VIOLATIONS);
  const recorded = await window.evaluate<readonly string[]>('return recorded;');
  const [wide = 0, width = 0] = await window.evaluate<readonly number[]>(
    'return [document.documentElement.scrollWidth, document.documentElement.clientWidth];',
  );
  const overflow = wide > width ? [`${wide} px wide in a window of ${width}`] : [];
  return [...new Set([...recorded, ...violations, ...overflow])];
}

/** Serves a site with the recorder as the first script of each page. */
export async function serveWithRecorder(
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

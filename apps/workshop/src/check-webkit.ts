/* oxlint-disable no-console, no-await-in-loop -- a command that prints, and one story after the other in one window */
/**
 * Opens every story in WebKitGTK: in light left-to-right and dark right-to-left, signed in and out, on desktop and mobile, and fails
 * at errors, content wider than the window, and violations that axe finds (PK-10).
 *
 *   pnpm workshop:webkit                        all stories
 *   pnpm workshop:webkit pin-card closeup       those whose id contains a word
 *   pnpm workshop:webkit --every                in every variant, not only the two of theme and direction
 */
import { explainMissingWebkit, startWebkit, type WebkitWindow } from '@pegboard/config/webkit';
import { findPageProblems, serveWithRecorder } from '@pegboard/config/webkit-pages';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { VIEWPORTS } from './viewports.ts';

const ROOM = join(import.meta.dirname, '..');
const BUILT = join(ROOM, 'storybook-static');
const SCREENSHOTS = join(ROOM, '../../.pegboard/test/webkit');
const SHOWN_MS = 20_000;

/** The looks in which each story is opened; `--every` adds those of visitors and phones. */
const LOOKS = [
  { theme: 'light', direction: 'ltr', viewer: 'signed-in', viewport: 'desktop' },
  { theme: 'dark', direction: 'rtl', viewer: 'signed-in', viewport: 'desktop' },
] as const;
const MORE_LOOKS = [
  { theme: 'light', direction: 'ltr', viewer: 'signed-out', viewport: 'mobile' },
  { theme: 'dark', direction: 'rtl', viewer: 'signed-out', viewport: 'desktop' },
  { theme: 'dark', direction: 'rtl', viewer: 'signed-in', viewport: 'mobile' },
] as const;
type Look = (typeof LOOKS | typeof MORE_LOOKS)[number];

type StoryIndex = {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
};

/** Checks the stories of the command line and returns the number of problems. */
async function checkStories(): Promise<number> {
  const args = process.argv.slice(2);
  const words = args.filter((arg) => !arg.startsWith('--'));
  if (!args.includes('--no-build'))
    spawnSync('node', ['src/workshop.ts', '--build'], { cwd: ROOM, stdio: 'inherit' });
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as StoryIndex;
  const ids = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
    .filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
  const looks: readonly Look[] = args.includes('--every') ? [...LOOKS, ...MORE_LOOKS] : LOOKS;
  const built = await preview({
    root: ROOM,
    configFile: false,
    build: { outDir: BUILT },
    preview: { port: Number(process.env['PEGBOARD_WEBKIT_PORT'] ?? 4779), host: '127.0.0.1' },
    logLevel: 'error',
  });
  const server = await serveWithRecorder(built.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  const window = await startWebkit();
  let problems = 0;
  try {
    for (const look of looks) {
      const { width, height } = VIEWPORTS[look.viewport];
      await window.resize(Math.max(width, 450), height);
      for (const id of ids) problems += await checkStory(window, server.origin, id, look);
    }
  } finally {
    await window.close();
    server.close();
    await built.close();
  }
  console.log(
    `${ids.length} stories in ${looks.length} looks: ${problems} problems in WebKit ${window.version}.`,
  );
  return problems;
}

async function checkStory(window: WebkitWindow, origin: string, id: string, look: Look): Promise<number> {
  const { viewport, ...globals } = look;
  const chosen = Object.entries({ ...globals, motion: 'reduced' }).map(([name, value]) => `${name}:${value}`);
  // Storybook's own run of axe would be under way at the same time.
  chosen.push('a11y.manual:!true');
  await window.open(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`);
  const until = Date.now() + SHOWN_MS;
  let state = 'loading';
  while (state === 'loading' && Date.now() < until) state = await window.evaluate<string>(READ_STATE);
  const found = state === 'shown' ? await findPageProblems(window) : [`is ${state}`];
  const expected = [OF_STORYBOOK, ...(await window.evaluate<readonly string[]>(READ_ALLOWED))];
  const problems = found.filter((problem) => !expected.some((message) => problem.includes(message)));
  if (problems.length === 0) return 0;
  mkdirSync(SCREENSHOTS, { recursive: true });
  writeFileSync(join(SCREENSHOTS, `${id}.${look.theme}.${viewport}.png`), await window.screenshot());
  for (const problem of problems) console.error(`${id} (${Object.values(look).join(', ')}): ${problem}`);
  return problems.length;
}

/** Storybook marks the page when a story has rendered and played, or failed. */
const READ_STATE = `
  const { classList } = document.body;
  if (classList.contains('sb-show-errordisplay') || classList.contains('sb-show-nopreview')) return 'failed';
  const isRendered = classList.contains('sb-show-main') && document.querySelector('#storybook-root')?.childElementCount > 0;
  return isRendered && document.fonts.status === 'loaded' ? 'shown' : 'loading';
`;

/** A warning of Storybook about itself, in stories that play. */
const OF_STORYBOOK = 'Accessing the Story Store is deprecated';

/** Reads the messages that a story expects, as the check of all stories in Chromium does. */
const READ_ALLOWED = `
  return window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.allowedConsoleMessages ?? [];
`;

const missing = explainMissingWebkit();
if (missing === undefined) process.exitCode = (await checkStories()) === 0 ? 0 : 1;
else {
  console.error(`${missing}: the stories are not checked in WebKit.`);
  process.exitCode = 1;
}

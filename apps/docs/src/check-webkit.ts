/* oxlint-disable no-console, no-await-in-loop -- a command that prints, and one page after the other in one window */
import { explainMissingWebkit, startWebkit, type WebkitWindow } from '@pegboard/config/webkit';
import { findPageProblems, serveWithRecorder } from '@pegboard/config/webkit-pages';
import { findLayoutProblems, type LayoutResult } from './layout-problems.ts';

const WINDOWS = { wide: [1280, 900], narrow: [450, 844] } as const;
const LOADED_MS = 20_000;

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
  const all = [...new Set([...problems, ...(await findPageProblems(window))])];
  console.log(`${new URL(url).pathname}: WebKit, ${shown} cards and controls, ${all.length} problems`);
  return all;
}

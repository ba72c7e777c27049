import type { Page } from 'playwright';
import { logIn } from '../log-in.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { benchBrowser } from '../site.ts';
import { median } from '../stats.ts';
import { keystrokes, tapToSaved } from './measure.ts';

const ROUNDS = 5;
const SAVED_AT_MOST_MS = 100;
const FRAME_MS = 16;
const BOARDS = 1000;
/** A person's user agent: a headless browser would be treated as a bot. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Measures the latency of saving on a running site with demo content: from a click to the frame that shows
 * 'Saved', and each keystroke in a picker of 1,000 boards. `pnpm bench saves http://localhost:4310`.
 */
export async function savesBench([origin = 'http://localhost:4310']: readonly string[]): Promise<boolean> {
  const browser = await benchBrowser();
  try {
    const context = await browser.newContext({ baseURL: origin, userAgent: USER_AGENT });
    const page = await context.newPage();
    await answerWithManyBoards(page);
    await logIn(page);
    const saves: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await openPin(page, round);
      saves.push(await tapToSaved(page));
    }
    console.log(`from tap to 'Saved', ms: ${saves.map((ms) => ms.toFixed(1)).join(', ')}`);
    const keys = await keystrokes(page, 'board 77', BOARDS);
    console.log(`keystrokes among ${BOARDS} boards, ms: ${keys.map((ms) => ms.toFixed(1)).join(', ')}`);
    return printThresholds([
      atMost("ms from a tap to 'Saved', median", median(saves), SAVED_AT_MOST_MS),
      atMost(`ms of a keystroke among ${BOARDS} boards, median`, median(keys), FRAME_MS),
    ]);
  } finally {
    await browser.close();
  }
}

/** Opens the nth pin of the feed by pointer. */
async function openPin(page: Page, nth: number): Promise<void> {
  await page.goto('/');
  await page.locator('[data-pin-grid][data-placed]').first().waitFor();
  await page
    .locator('[data-pin-grid] [data-pin-link]')
    .nth(nth)
    .click({ position: { x: 12, y: 12 } });
  await page.locator('[data-closeup] button[data-state]').first().waitFor();
}

/** Responds with a thousand boards, since the demo member has only a few, and with none to searches. */
async function answerWithManyBoards(page: Page): Promise<void> {
  const edges = Array.from({ length: BOARDS }, (_, at) => ({
    node: {
      entityId: String(at + 1),
      name: `Board ${at + 1}`,
      url: `/ada/board-${at + 1}/`,
      privacy: 'public',
      isCollaborative: false,
      coverImages: [],
      sections: [],
    },
  }));
  await page.route(/graphql/, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('"PickerBoards"')) return route.fallback();
    const isSearch = !body.includes('"query":""');
    const pickerBoards = {
      edges: isSearch ? [] : edges,
      pageInfo: { hasNextPage: false, endCursor: null },
    };
    await route.fulfill({ json: { data: { viewer: { pickerBoards } } } });
  });
}

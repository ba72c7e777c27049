import type { Browser } from 'playwright';
import { counters, startCounting, type Counters } from '../counters.ts';
import { benchBrowser, benchSite } from '../site.ts';
import { medians } from '../stats.ts';
import type { CardSubject } from './cards.tsx';
import type { CardVariant } from './page.tsx';

const VIEW = { width: 1276, height: 900 };
const HOWS = ['hydrate', 'render'] as const;
const WHATS = ['markup', 'cards'] as const;

/** CPU time of cards and their plain markup in a browser: medians in milliseconds. */
export type InBrowser = Readonly<Record<CardVariant['how'], Readonly<Record<CardVariant['what'], Counters>>>>;

/**
 * Hydrates and renders the markup of each subject, cards and plain elements in turn, each in a new page
 * without compiled code.
 */
export async function measureInBrowser(
  subjects: readonly CardSubject[],
  rounds: number,
): Promise<readonly InBrowser[]> {
  const site = await benchSite(import.meta.dirname);
  const browser = await benchBrowser();
  try {
    const measured: InBrowser[] = [];
    for (const subject of subjects) {
      const times = {
        hydrate: { markup: [] as Counters[], cards: [] as Counters[] },
        render: { markup: [] as Counters[], cards: [] as Counters[] },
      };
      for (let round = 0; round < rounds; round += 1)
        for (const how of HOWS)
          for (const what of WHATS)
            times[how][what].push(await costOf(browser, site.url, subject, { what, how }));
      const middle = ({ markup, cards }: (typeof times)['hydrate']) => ({
        markup: medians(markup),
        cards: medians(cards),
      });
      measured.push({ hydrate: middle(times.hydrate), render: middle(times.render) });
    }
    return measured;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function costOf(
  browser: Browser,
  url: string,
  subject: CardSubject,
  way: CardVariant,
): Promise<Counters> {
  const context = await browser.newContext({ viewport: VIEW });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(url);
    const session = await context.newCDPSession(page);
    await startCounting(session);
    const { trees } = subject;
    await page.evaluate(({ html, trees }) => window.cardBench.prepare(html, trees), {
      html: way.what === 'cards' ? subject.html : subject.bare,
      trees,
    });
    const before = await counters(session);
    await page.evaluate((way) => window.cardBench.show(way), way);
    const after = await counters(session);
    if (errors.length > 0)
      throw new AggregateError(errors, `${way.how} of ${way.what} failed in the browser.`);
    return { script: after.script - before.script, tasks: after.tasks - before.tasks };
  } finally {
    await context.close();
  }
}

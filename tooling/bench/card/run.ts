import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import type { Bench } from '../bench-function.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { median } from '../stats.ts';
import type { cardSubject } from './cards.tsx';
import { measureInBrowser } from './in-browser.ts';

type Cards = { readonly cardSubject: typeof cardSubject };

const CARDS = 1000;
const ROUNDS = 11;
const WARM_UPS = 5;
const LIMIT = 2;
/** The numbers of cards: a first screen, and enough that start-up costs are negligible. */
const IN_BROWSER = [25, 500] as const;

/**
 * Measures the cost of the card's rules: cards of plain image pins rendered on the server, and hydrated and
 * rendered in a browser, against plain markup of the same elements.
 */
export const cardBench: Bench = async (args) => {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '7' } } });
  const rounds = Number(values.rounds);
  if (!(rounds > 0)) throw new RangeError('--rounds is a number above 0.');
  process.env['NODE_ENV'] = 'production';
  const built = await builtCards();
  const { html, bare, cards, markup } = built.cardSubject(CARDS);
  if (html.length !== bare.length)
    throw new Error(
      `The bare markup has ${bare.length} characters, the cards ${html.length}: they are not the same.`,
    );
  const times = { cards: [] as number[], markup: [] as number[] };
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const measured = { cards: cpuOf(cards), markup: cpuOf(markup) };
    if (round < 0) continue;
    times.cards.push(measured.cards);
    times.markup.push(measured.markup);
  }
  const ratio = median(times.cards.map((time, round) => time / (times.markup[round] ?? Number.NaN)));
  console.log(`${CARDS} cards, ${html.length} characters, ${ROUNDS} rounds of each in turn (CPU, medians)`);
  console.log(
    `bare markup ${median(times.markup).toFixed(1)} ms, cards ${median(times.cards).toFixed(1)} ms`,
  );
  const inBrowser = await measureInBrowser(
    IN_BROWSER.map((count) => built.cardSubject(count)),
    rounds,
  );
  console.log(`\nIn Chromium, ${rounds} rounds of each in turn (CPU, medians)`);
  for (const [at, measured] of inBrowser.entries())
    for (const how of ['hydrate', 'render'] as const)
      for (const part of ['script', 'tasks'] as const) {
        const { markup, cards } = measured[how];
        const times = `bare markup ${markup[part].toFixed(1)} ms, cards ${cards[part].toFixed(1)} ms`;
        console.log(
          `${how} ${IN_BROWSER[at]}, ${part}: ${times}, × ${(cards[part] / markup[part]).toFixed(2)}`,
        );
      }
  return printThresholds([
    atMost(`${CARDS} cards rendered on the server, as multiples of their bare markup`, ratio, LIMIT),
  ]);
};

/** Returns the CPU milliseconds of a run. */
function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Builds the cards for a server from their current sources; React is loaded by Node. */
async function builtCards(): Promise<Cards> {
  const outDir = join(import.meta.dirname, 'dist');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    ssr: { resolve: { conditions: ['@pegboard/source'] }, noExternal: [/^@pegboard\//] },
    resolve: { conditions: ['@pegboard/source'] },
    build: { outDir, emptyOutDir: true, ssr: 'cards.tsx', target: 'es2024' },
  });
  return (await import(join(outDir, 'cards.js'))) as Cards;
}

import { join } from 'node:path';
import { build } from 'vite';
import type { Bench } from '../bench.ts';
import { atMost, printMarks } from '../mark.ts';
import { median } from '../stats.ts';
import type { cardSubject } from './cards.tsx';

type Cards = { readonly cardSubject: typeof cardSubject };

const CARDS = 1000;
const ROUNDS = 11;
const WARM_UPS = 5;
const LIMIT = 2;

/** What rules cost: cards of plain image pins rendered on the server, beside the bare markup of the same elements. */
export const cardBench: Bench = async () => {
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
  return printMarks([
    atMost(`${CARDS} cards rendered on the server, as multiples of their bare markup`, ratio, LIMIT),
  ]);
};

/** Milliseconds of the processor that a run takes. */
function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The cards, built for a server from the sources as they are; React stays what Node loads. */
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

import { parseArgs } from 'node:util';
import { medians } from '../stats.ts';
import { printThresholds } from '../threshold.ts';
import { gridThresholds, PEERS, type GridFacts, type GridResults } from './thresholds.ts';
import { CARDS, coverGrid, measureGrid, type Measured, type Subject } from './measure.ts';
import { benchBrowser, benchSite } from '../site.ts';

const LARGE = 'pin-grid at 100,000';
const FLOOR = 'fixed';
/** The browser's own layout: measured for reference, not a baseline. */
const LANES = 'lanes';
const RECORD_FRAMES = 300;

/** Measures this project's grid against other libraries on the same pins, by the method of the README. */
export async function gridBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      card: { type: 'string', default: 'plain' },
      rounds: { type: 'string', default: '5' },
      count: { type: 'string', default: '10000' },
      frames: { type: 'string', default: '100000' },
    },
  });
  const [rounds, count, framesMax] = [values.rounds, values.count, values.frames].map(Number);
  if (!rounds || !count || !framesMax)
    throw new RangeError('--rounds, --count and --frames are numbers above 0.');
  const card = CARDS.find((known) => known === values.card);
  if (!card) throw new RangeError(`--card is one of ${CARDS.join(', ')}.`);
  const subjects: Readonly<Record<string, Subject>> = {
    'pin-grid': { grid: 'pin-grid', card, count, framesMax },
    ...Object.fromEntries(PEERS.map((grid) => [grid, { grid, card, count, framesMax }])),
    [LARGE]: { grid: 'pin-grid', card, count: 100_000, framesMax: Math.min(framesMax, 2000) },
    [LANES]: { grid: LANES, card, count, framesMax: Math.min(framesMax, RECORD_FRAMES) },
    [FLOOR]: { grid: FLOOR, card, count, framesMax: Math.min(framesMax, RECORD_FRAMES) },
  };

  const site = await benchSite(import.meta.dirname);
  const browser = await benchBrowser();
  try {
    const measured: Record<string, Measured[]> = {};
    for (let round = 1; round <= rounds; round += 1)
      for (const [name, subject] of inTurn(Object.entries(subjects), round)) {
        const result = await measureGrid(browser, site.url, subject);
        (measured[name] ??= []).push(result);
        console.log(`round ${round} of ${rounds}  ${name.padEnd(LARGE.length)}  ${inWords(result)}`);
      }
    const coverOf = (name: string) =>
      coverGrid(browser, site.url, subjects[name] ?? { grid: name, card, count, framesMax });
    const factsOf = async (name: string): Promise<GridFacts> => ({
      ...perFrame(medians(measured[name] ?? [])),
      ...(await coverOf(name)),
      weight: site.weightOf(name),
    });
    const ours = await factsOf('pin-grid');
    const peers: Partial<Record<keyof GridResults['peers'], GridFacts>> = {};
    for (const peer of PEERS) peers[peer] = await factsOf(peer);
    const small = medians(measured['pin-grid'] ?? []);
    const large = medians(measured[LARGE] ?? []);
    const marks = gridThresholds({
      ours,
      peers: peers as GridResults['peers'],
      large: {
        scriptRatio: perFrame(large).script / perFrame(small).script,
        tasksRatio: perFrame(large).tasks / perFrame(small).tasks,
        layoutMs: large.mountScript - small.mountScript,
        ...(await coverOf(LARGE)),
      },
    });
    const none = { weight: Number.NaN, holes: Number.NaN, cardsMax: Number.NaN };
    const forTheRecord = (name: string): GridFacts => ({
      ...perFrame(medians(measured[name] ?? [])),
      ...none,
    });
    printFacts({
      'pin-grid': ours,
      ...peers,
      lanes: forTheRecord(LANES),
      'bench alone': forTheRecord(FLOOR),
    });
    return printThresholds(marks);
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Rotates the order of the subjects in each round, so that effects on the following subject are spread
 * evenly.
 */
function inTurn<T>(entries: readonly T[], round: number): readonly T[] {
  const start = round % entries.length;
  return [...entries.slice(start), ...entries.slice(0, start)];
}

function perFrame(measured: Measured): Omit<GridFacts, 'weight' | 'holes' | 'cardsMax'> {
  const { mountTasks: mount, frames, scrollScript, scrollTasks, ...rest } = measured;
  return {
    mount,
    script: scrollScript / frames,
    tasks: scrollTasks / frames,
    ...rest,
  };
}

function inWords({ mountTasks, frames, scrollScript, scrollTasks }: Measured): string {
  return `mount ${mountTasks.toFixed(0)} ms, ${frames} frames: script ${scrollScript.toFixed(0)} ms, all ${scrollTasks.toFixed(0)} ms`;
}

const COLUMNS: readonly [keyof GridFacts, string, number][] = [
  ['weight', 'gz bytes', 0],
  ['mount', 'mount ms', 1],
  ['script', 'script ms/frame', 3],
  ['tasks', 'tasks ms/frame', 3],
  ['heapRetained', 'heap retained MB', 2],
  ['heapPeak', 'heap peak MB', 2],
  ['heapBack', 'heap back MB', 2],
  ['nodesBack', 'nodes back', 2],
  ['longTasks', 'long tasks', 0],
  ['holes', 'holes', 0],
  ['cardsMax', 'cards', 0],
];

function cell(value: number | undefined, digits: number): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
}

function printFacts(facts: Readonly<Record<string, GridFacts>>): void {
  const names = Object.keys(facts);
  console.log(`\n${''.padEnd(18)}${names.map((name) => name.padStart(12)).join('')}`);
  for (const [field, title, digits] of COLUMNS) {
    const values = names.map((name) => cell(facts[name]?.[field], digits).padStart(12));
    console.log(`${title.padEnd(18)}${values.join('')}`);
  }
}

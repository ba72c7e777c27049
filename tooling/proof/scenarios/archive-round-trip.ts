import { LINES_FILE, type ArchiveLine } from '@pegboard/bff/src/portability/member-archive/index.ts';
import { loadDemoContent } from '@pegboard/bff/src/site/demo/index.ts';
import type { Deps } from '@pegboard/bff/src/site/deps.ts';
import { photoNumber } from '@pegboard/bff/src/testing/numbered-photo.ts';
import { comparableLines, linesOf } from '@pegboard/bff/src/testing/comparable-lines.ts';
import { findMember } from '@pegboard/bff/src/site/operations/find-member.ts';
import { openImportFiles } from '@pegboard/bff/src/portability/member-imports/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { exportFile, openArchiveSite } from '../world/archive-site.ts';
import type { Postgres } from '../world/postgres.ts';
import { runArchiveProcess } from '../world/run-archive-process.ts';
import { seedPins } from '../world/seed-pins.ts';
import { withClient } from '../world/with-client.ts';
import type { ScenarioSettings } from './stage.ts';
import { withScenarioEnvironment } from './stage.ts';
import type { Verdict } from './verdict.ts';

const DEMO_MEMBER = 'ada';
const SHOWN = 300;
/** The photos of at most so many Pins are compared. */
const PHOTOS_COMPARED = 2000;
const PHOTO_BYTES_MAX = 1_000_000;

/** Exports a member with so many Pins, imports the archive on an empty site, exports it there, and compares both (IO-03). */
export function archiveRoundTrip({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  return roundTrip(
    mutant,
    async (site, person) => {
      await seedPins(site, await findMember(site.deps.db, person), size);
      return person;
    },
    comparePhotos,
  );
}

/** The same for a member of the demo content. */
export function demoRoundTrip({ mutant }: ScenarioSettings): Promise<Verdict> {
  return roundTrip(mutant, async ({ deps }) => {
    await loadDemoContent(deps, () => undefined);
    return DEMO_MEMBER;
  });
}

/** An item that was not imported. */
type LeftOut = { readonly kind: string; readonly reason?: string };

type Site = { readonly deps: Deps; readonly postgres: Postgres };

/** Compares the files of the Pins of two archives. */
type CompareFiles = (first: string, second: string) => Promise<readonly string[]>;

async function roundTrip(
  mutant: string | undefined,
  fill: (site: Site, person: string) => Promise<string>,
  compareFiles: CompareFiles = async () => [],
): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-round-trip-'));
  const [first, second] = [join(folder, 'first.zip'), join(folder, 'second.zip')];
  try {
    const before = await withScenarioEnvironment({ people: 1, pins: 1 }, async ({ postgres, world }) => {
      const { deps, close } = await openArchiveSite(postgres);
      try {
        const name = await fill({ deps, postgres }, world.people[0]?.username ?? '');
        await exportFile(deps, await findMember(deps.db, name), first);
        return name;
      } finally {
        await close();
      }
    });
    return await withScenarioEnvironment({ people: 1, pins: 1 }, async ({ postgres, world }) => {
      const { deps, close } = await openArchiveSite(postgres);
      try {
        const member = await findMember(deps.db, world.people[0]?.username ?? '');
        // The board that the world has created is not in the archive.
        await withClient(postgres.url, (client) =>
          client.query('delete from boards where owner_id = $1', [String(member.id)]),
        );
        const { printed } = await runArchiveProcess(postgres, {
          args: ['import-file', member.username, first],
          mutant,
        });
        const left = JSON.parse(printed) as readonly LeftOut[];
        await exportFile(deps, member, second);
        const expected = comparableLines(importable(await readLines(first)), before);
        const found = comparableLines(importable(await readLines(second)), member.username);
        const broken = [...differences(expected, found), ...(await compareFiles(first, second))];
        const kinds = Object.entries(Object.groupBy(left, ({ kind, reason }) => `${kind}: ${reason}`));
        const reasons = kinds.map(([text, all]) => `${all?.length ?? 0} × ${text}`).join(', ');
        return { summary: `${found.length} lines are the same; left out: ${reasons || 'none'}`, broken };
      } finally {
        await close();
      }
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compares the photos of some Pins: each Pin still has its own, although it was encoded again. */
async function comparePhotos(first: string, second: string): Promise<readonly string[]> {
  const [before, after] = await Promise.all([photoNumbers(first), photoNumbers(second)]);
  return before.flatMap((number, nth) =>
    number === after[nth] ? [] : [`compared Pin ${nth}: photo ${number} became ${after[nth]}`],
  );
}

/** Reads the numbers of the photos of every nth Pin, in the order of the archive. */
async function photoNumbers(path: string): Promise<readonly number[]> {
  const pins = (await readLines(path)).flatMap((line) => (line.kind === 'pin' ? line.image : []));
  const step = Math.ceil(pins.length / PHOTOS_COMPARED);
  const files = await openImportFiles(path);
  try {
    const numbers: number[] = [];
    for (let at = 0; at < pins.length; at += step) {
      const photo = await files.read(pins[at] ?? '', PHOTO_BYTES_MAX);
      numbers.push(photo ? await photoNumber(photo) : -1);
    }
    return numbers;
  } finally {
    files.close();
  }
}

async function readLines(path: string): Promise<readonly ArchiveLine[]> {
  const files = await openImportFiles(path);
  try {
    const source = await files.stream(LINES_FILE);
    return source ? linesOf(await buffer(source)) : [];
  } finally {
    files.close();
  }
}

/** Returns the lines that an import on another site can create (docs/archive.md): no shared boards, members, topics that are not there, products. */
function importable(lines: readonly ArchiveLine[]): readonly ArchiveLine[] {
  const boards = new Set(lines.flatMap((line) => (line.kind === 'board' ? line.id : [])));
  const pins = new Set(
    lines.flatMap((line) => (line.kind === 'pin' && boards.has(line.board ?? '') ? line.id : [])),
  );
  return lines.flatMap((line): readonly ArchiveLine[] => {
    if (line.kind === 'follow') return [];
    if (line.kind === 'comment')
      return pins.has(line.pin ?? '') && (!line.isReply || line.parent !== null) ? [line] : [];
    if (line.kind !== 'pin') return [line];
    const { products: _, ...details } = line.details;
    return pins.has(line.id) ? [{ ...line, details }] : [];
  });
}

function differences(expected: readonly object[], found: readonly object[]): readonly string[] {
  const broken: string[] = [];
  if (expected.length !== found.length) broken.push(`${expected.length} lines became ${found.length}`);
  for (const [nth, line] of expected.entries()) {
    const [before, after] = [JSON.stringify(line), JSON.stringify(found[nth])];
    if (before === after) continue;
    let at = 0;
    while (before[at] === after?.[at]) at += 1;
    const part = (text: string | undefined): string =>
      (text ?? 'nothing').slice(Math.max(0, at - 80), at + SHOWN);
    broken.push(`line ${nth}: ${part(before)} became ${part(after)}`);
  }
  return broken;
}

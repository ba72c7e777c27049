import { newId } from '@pegboard/bff/src/platform/ids/new-id.ts';
import { readImport } from '@pegboard/bff/src/portability/member-imports/index.ts';
import type { Deps } from '@pegboard/bff/src/site/deps.ts';
import { findMember } from '@pegboard/bff/src/site/operations/find-member.ts';
import { readZip } from '@pegboard/bff/src/testing/read-zip.ts';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createPins, openArchiveSite } from '../world/archive-site.ts';
import { runArchiveProcess } from '../world/run-archive-process.ts';
import { withClient } from '../world/with-client.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import type { Verdict } from './verdict.ts';

/** The Pins of the archive, of photos that take long enough for ten points in time. */
const PINS = 120;
/** The boards that `createPins` creates, every second one with a section. */
const BOARDS = 10;

type Run = {
  readonly stage: Stage;
  readonly deps: Deps;
  readonly points: number;
  readonly mutant: string | undefined;
  readonly broken: string[];
};

/**
 * Kills the process of an export, and that of an import, at ten points each, spread over the duration of one that is not killed. Another
 * process continues: the archive has each Pin and file once, and the import has created and reported each item once (IO-01, IO-02).
 */
export function archiveKills({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ people: size + 2, pins: 1 }, async (stage) => {
    const { deps, close } = await openArchiveSite(stage.postgres);
    const run = { stage, deps, points: size, mutant, broken: [] };
    try {
      const archive = await killExports(run);
      const killed = await killImports(run, archive);
      return {
        summary: `${size} kills of exports, ${killed} of imports with ${PINS} Pins`,
        broken: run.broken,
      };
    } finally {
      await close();
    }
  });
}

/** Returns the path of an archive that was written without a kill. */
async function killExports({ stage, deps, points, mutant, broken }: Run): Promise<string> {
  const { dataDir } = stage.postgres;
  const owner = await findMember(deps.db, stage.world.people[0]?.username ?? '');
  const query = queryOf(stage);
  // The board that the world has created is not one of theirs.
  await query('delete from boards where owner_id = $1', owner.id);
  await createPins(deps, owner, PINS);
  const pathOf = (id: bigint): string => join(dataDir, 'exports', `${id}.zip`);
  const insert = async (): Promise<bigint> => {
    const id = newId();
    await query('insert into member_exports (id, owner_id) values ($1, $2)', id, owner.id);
    return id;
  };
  const first = await insert();
  const run = (id: bigint, killAfterMs?: number) =>
    runArchiveProcess(stage.postgres, {
      args: ['export', String(id)],
      mutant,
      ...(killAfterMs !== undefined && { killAfterMs }),
    });
  const { ms } = await run(first);
  const expected = await contentsOf(pathOf(first));
  if (expected.pins !== PINS) broken.push(`The archive has ${expected.pins} Pins of ${PINS}.`);
  for (let nth = 1; nth <= points; nth += 1) {
    const id = await insert();
    await run(id, (ms * nth) / (points + 1));
    await run(id);
    const { pins, text, wrong } = await contentsOf(pathOf(id));
    if (text !== expected.text) broken.push(`Export ${nth}: ${pins} Pins, and other lines or files.`);
    broken.push(...wrong.map((name) => `Export ${nth}: ${name} has other bytes.`));
    const left = (await readdir(join(dataDir, 'exports'))).filter((name) => !/^\d+\.zip$/.test(name));
    if (left.length > 0) broken.push(`Export ${nth} has left ${left.join(', ')}.`);
  }
  return pathOf(first);
}

async function killImports({ stage, deps, points, mutant, broken }: Run, archive: string): Promise<number> {
  const { dataDir } = stage.postgres;
  const [, first, ...people] = stage.world.people;
  const query = queryOf(stage);
  const run = (id: bigint, killAfterMs?: number) =>
    runArchiveProcess(stage.postgres, {
      args: ['import', String(id)],
      mutant,
      ...(killAfterMs !== undefined && { killAfterMs }),
    });
  const prepare = async (username: string): Promise<bigint> => {
    const id = newId();
    await mkdir(join(dataDir, 'imports'), { recursive: true });
    await copyFile(archive, join(dataDir, 'imports', String(id)));
    const owner = await findMember(deps.db, username);
    await query('delete from boards where owner_id = $1', owner.id);
    await query(
      `insert into member_imports (id, owner_id, state, file_name, bytes) values ($1, $2, 'reading', 'a.zip', $3)`,
      id,
      owner.id,
      BigInt((await stat(archive)).size),
    );
    await readImport.handle({ importId: String(id) }, deps, runOf(id));
    await query(
      `update member_imports set state = 'running', started_at = now(),
        choices = '{"privacy":"of_file","boards":[],"board_id":null}' where id = $1`,
      id,
    );
    return id;
  };
  const { ms } = await run(await prepare(first?.username ?? ''));
  let killed = 0;
  for (const [nth, person] of people.slice(0, points).entries()) {
    const id = await prepare(person.username);
    await run(id, (ms * (nth + 1)) / (points + 1));
    killed += 1;
    await run(id);
    const rows = await query(
      `select state, total, done, created, known, merged, left_out,
        (select count(*)::int from import_results where import_id = member_imports.id) as results,
        (select count(*)::int from pins where pinner_id = owner_id and deleted_at is null) as pins,
        (select count(distinct image_id)::int from contents where creator_id = owner_id) as images,
        (select count(*)::int from boards where owner_id = member_imports.owner_id) as boards,
        (select sum(pin_count)::int from boards where owner_id = member_imports.owner_id) as counted,
        (select count(*)::int from board_sections join boards on boards.id = board_id
          where boards.owner_id = member_imports.owner_id) as sections
      from member_imports where id = $1`,
      id,
    );
    const [row] = rows;
    const total = row?.['total'];
    const wanted = {
      state: 'finished',
      done: total,
      results: total,
      created: total,
      known: 0,
      merged: 0,
      left_out: 0,
    };
    const counts = { pins: PINS, images: PINS, counted: PINS, boards: BOARDS, sections: BOARDS / 2 };
    for (const [name, value] of Object.entries({ ...wanted, ...counts }))
      if (row?.[name] !== value) broken.push(`Import ${nth + 1}: ${name} is ${row?.[name]}, not ${value}.`);
  }
  const left = await readdir(join(dataDir, 'imports'));
  if (left.length > 0) broken.push(`The imports have left ${left.length} files.`);
  return killed;
}

type Row = Readonly<Record<string, string | number | null>>;

/** Returns a function that runs a statement on the database of the site. */
const queryOf =
  ({ postgres }: Stage) =>
  (text: string, ...values: readonly bigint[]): Promise<readonly Row[]> =>
    withClient(postgres.url, async (client) => (await client.query<Row>(text, values.map(String))).rows);

const runOf = (id: bigint) => ({ id: String(id), signal: new AbortController().signal });

/** Reads an archive: its Pins, its lines but for the header, with its files, and the files whose bytes are not those of their name. */
async function contentsOf(path: string) {
  const files = await readZip(await readFile(path));
  const [, ...lines] = (files.get('pegboard.jsonl')?.toString() ?? '').split('\n');
  const media = [...files].filter(([name]) => name.startsWith('files/'));
  const wrong = media
    .filter(([name, bytes]) => !name.includes(createHash('sha256').update(bytes).digest('hex')))
    .map(([name]) => name);
  const pins = lines.filter((line) => line.startsWith('{"kind":"pin"')).length;
  return { pins, text: [...lines, ...media.map(([name]) => name)].join('\n'), wrong };
}

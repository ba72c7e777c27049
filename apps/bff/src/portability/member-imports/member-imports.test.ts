import { eq, sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { comparableLines, linesOf } from '../../testing/comparable-lines.ts';
import { readZip } from '../../testing/read-zip.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import type { ArchiveLine } from '../member-archive/index.ts';
import { exportData } from '../member-exports/index.ts';
import { localImport, previewLocalImport, undoLocalImport, type ItemResult } from './index.ts';

const DAY_MS = 86_400_000;

let from: TestApp;
let to: TestApp;
let maker: TestVisitor;
let folder: string;
let file: string;
let original: readonly ArchiveLine[];

async function exported(site: TestApp, member: TestVisitor): Promise<Buffer> {
  await site.deps.db.execute(sql`delete from rate_limits`);
  const exportId = (await member.call('DataExport', 'create')).data.id;
  await runJob(site.deps, exportData, { exportId });
  const proof = { id: exportId, password: TEST_PASSWORD };
  const url = (await member.call('DataExportDownload', 'create', proof)).data.download_url;
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return (await site.app.inject({ url, headers: { cookie } })).rawPayload;
}

beforeAll(async () => {
  [from, to] = await Promise.all([testApp(), testApp()]);
  folder = await mkdtemp(join(tmpdir(), 'pegboard-import-'));
  maker = await from.member('Mara Lind');
  const other = await from.member('Otto Berg');
  const board = async (who: TestVisitor, name: string, privacy = 'public'): Promise<string> =>
    (await who.call('Board', 'create', { name, privacy })).data.id;
  const pin = async (who: TestVisitor, boardId: string, options: object): Promise<string> =>
    (await who.call('Pin', 'create', { board_id: boardId, ...options })).data.id;
  const pots = await board(maker, 'Pots');
  const gifts = await board(maker, 'Gifts', 'secret');
  const attic = await board(maker, 'Attic', 'protected');
  const section = (await maker.call('BoardSection', 'create', { board_id: pots, title: 'Raku' })).data.id;
  const note = { title: 'Firing', text: 'Cone 6\nSlowly', todos: [{ text: 'Buy glaze', is_done: true }] };
  await maker.call('BoardNote', 'create', { board_id: pots, ...note });
  const kiln = await pin(maker, pots, {
    title: '<b>Kiln</b> & بيت',
    description: 'Hot',
    alt_text: 'A "kiln"',
    link: 'https://kiln.example/?a=1&b=2',
    allow_comments: false,
    image_base64: await testPicture('#a06030'),
  });
  const bowl = await pin(maker, pots, { title: 'Bowl', section, image_base64: await testPicture('#305080') });
  await pin(maker, pots, {
    title: 'Vase',
    image_base64: await testPicture('#508030', { width: 90, height: 30 }),
  });
  await pin(maker, gifts, { title: 'Gift', image_base64: await testPicture('#208020') });
  const wheel = await pin(other, await board(other, 'Wheels'), {
    title: 'Wheel',
    image_base64: await testPicture('#808'),
  });
  await maker.call('Repin', 'create', { pin_id: wheel, board_id: attic });
  await maker.call('Board', 'update', { board_id: pots, cover_pin_id: kiln });
  const thrown = await maker.call('AggregatedComment', 'create', {
    pin_id: bowl,
    text: 'Thrown by @otto\nin May',
  });
  await maker.call('AggregatedCommentReply', 'create', {
    comment_id: thrown.data.id,
    text: 'And fired in June',
  });
  for (const { deps } of [from, to])
    await deps.db.execute(
      sql`insert into interests (id, name, url_name) values (77, 'Ceramics', 'ceramics')`,
    );
  await maker.call('InterestFollow', 'create', { interest_id: '77' });
  await from.deps.db.execute(sql`update boards set archived_at = now() where id = ${BigInt(attic)}`);
  const bytes = await exported(from, maker);
  original = linesOf((await readZip(bytes)).get('pegboard.jsonl'));
  file = join(folder, 'archive.zip');
  await writeFile(file, bytes);
});
afterAll(async () => {
  await from.close();
  await to.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  to.clock.now = undefined;
});

async function newMember(): Promise<{ readonly visitor: TestVisitor; readonly owner: SignedIn }> {
  const visitor = await to.member('New Home');
  const [owner] = await to.deps.db
    .select(viewerColumns)
    .from(users)
    .where(eq(users.id, BigInt(visitor.id)));
  if (!owner) throw new Error('The member was not created.');
  return { visitor, owner };
}
async function imported(owner: SignedIn, path = file) {
  const all: ItemResult[] = [];
  let importId = '';
  await localImport(
    to.deps,
    owner,
    { path },
    {
      onStart: (id) => void (importId = String(id)),
      onResults: (results) => void all.push(...results),
    },
  );
  const counts = Object.groupBy(all, ({ result }) => result);
  const number = (result: ItemResult['result']): number => counts[result]?.length ?? 0;
  return { importId, all, created: number('created'), known: number('known'), merged: number('merged') };
}
const boardsOf = async (owner: SignedIn) => {
  const { rows } = await to.deps.db.execute<{
    name: string;
    privacy: string;
    pins: number;
    count: number;
  }>(sql`
    select name, privacy, pin_count as count, (select count(*)::int from pins where board_id = boards.id and deleted_at is null) as pins
    from boards where owner_id = ${owner.id} and deleted_at is null order by id desc`);
  return rows;
};

describe('an import', () => {
  test('[IO-03] [BY-09] of an export, exported again, is the same archive but for its identifiers', async () => {
    const { visitor, owner } = await newMember();
    const { all } = await imported(owner);
    expect(all.filter(({ result }) => result === 'left_out')).toEqual([]);
    const again = linesOf((await readZip(await exported(to, visitor))).get('pegboard.jsonl'));
    expect(comparableLines(again, owner.username)).toEqual(comparableLines(original, maker.username));
  });

  test('[IO-02] adds nothing the second time', async () => {
    const { owner } = await newMember();
    const first = await imported(owner);
    expect(first).toMatchObject({ created: 13, known: 0, merged: 0 });
    const before = await boardsOf(owner);
    expect(await imported(owner)).toMatchObject({ created: 0, known: 13, merged: 0 });
    expect(await boardsOf(owner)).toEqual(before);
    for (const { pins, count } of before) expect(count).toBe(pins);
  });

  test('[IO-02] shows before what it would create, and creates nothing', async () => {
    const { owner } = await newMember();
    const preview = await previewLocalImport(to.deps, owner, { path: file });
    expect(preview).toMatchObject({ kind: 'pegboard', sections: 1, notes: 1, pins: 5, known: 0, invalid: 0 });
    expect(preview.boards.map(({ name, pins }) => [name, pins])).toEqual([
      ['Attic', 1],
      ['Gifts', 1],
      ['Pots', 3],
    ]);
    expect(await boardsOf(owner)).toEqual([]);
    await imported(owner);
    expect(await previewLocalImport(to.deps, owner, { path: file })).toMatchObject({ pins: 0, known: 5 });
  });

  test('[IO-02] runs one at a time for a member, and two at once create each Pin once', async () => {
    const { owner } = await newMember();
    const both = await Promise.allSettled([imported(owner), imported(owner)]);
    for (const result of both)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'import_running' });
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await boardsOf(owner)).map(({ pins }) => pins)).toEqual([1, 1, 3]);
  });

  test('[IO-02] that is interrupted continues, and creates and reports each item once', async () => {
    const { owner } = await newMember();
    for (let runs = 0; runs < 20; runs += 1) {
      const ending = new AbortController();
      const isOver = await localImport(
        to.deps,
        owner,
        { path: file },
        {
          signal: ending.signal,
          onResults: ([result]) => (/board|section/.test(result?.kind ?? '') ? undefined : ending.abort()),
        },
      ).then(
        () => true,
        () => false,
      );
      if (isOver) break;
    }
    expect((await boardsOf(owner)).map(({ pins, count }) => [pins, count])).toEqual([
      [1, 1],
      [1, 1],
      [3, 3],
    ]);
    const { rows } = await to.deps.db.execute(sql`
      select state, done, total, created, left_out from member_imports where owner_id = ${owner.id}`);
    expect(rows).toEqual([{ state: 'finished', done: 13, total: 13, created: 13, left_out: 0 }]);
    const report = await to.deps.db.execute(sql`
      select nth from import_results where import_id in (select id from member_imports where owner_id = ${owner.id}) order by nth`);
    expect(report.rows.map(({ nth }) => nth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('[IO-02] never puts the Pins of a secret board on a board that others see', async () => {
    const { visitor, owner } = await newMember();
    await visitor.call('Board', 'create', { name: 'Gifts' });
    await visitor.call('Board', 'create', { name: 'Pots' });
    const { all, merged } = await imported(owner);
    expect(merged).toBe(1);
    expect(all.find(({ title, kind }) => title === 'Pots' && kind === 'board')?.result).toBe('merged');
    expect((await boardsOf(owner)).map(({ name, privacy, pins }) => [name, privacy, pins])).toEqual(
      expect.arrayContaining([
        ['Gifts', 'public', 0],
        ['Gifts (2)', 'secret', 1],
        ['Pots', 'public', 3],
      ]),
    );
  });

  test('[IO-02] is undone as a whole, and leaves what was added since', async () => {
    const { visitor, owner } = await newMember();
    const { importId } = await imported(owner);
    const boards = (await visitor.get('BoardPickerBoards')).data;
    const gifts = boards.all_boards?.find(({ name }: { name: string }) => name === 'Gifts') ?? boards[0];
    await visitor.call('Pin', 'create', {
      board_id: gifts.id,
      title: 'Added later',
      image_base64: await testPicture('#777'),
    });
    const stranger = (await newMember()).owner;
    await expect(undoLocalImport(to.deps, stranger, importId)).rejects.toMatchObject({
      code: 'import_not_found',
    });
    expect(await undoLocalImport(to.deps, owner, importId)).toBe(5);
    expect((await boardsOf(owner)).map(({ name, pins }) => [name, pins])).toEqual([[gifts.name, 1]]);
    // It can be imported again after that.
    expect((await imported(owner)).created).toBeGreaterThan(5);
  });

  test('[IO-02] cannot be undone after seven days', async () => {
    const { owner } = await newMember();
    const { importId } = await imported(owner);
    to.clock.now = new Date(Date.now() + 7 * DAY_MS + 60_000);
    await expect(undoLocalImport(to.deps, owner, importId)).rejects.toMatchObject({ code: 'undo_over' });
  });

  test('[IO-02] leaves out a Pin whose image is damaged, and creates the others', async () => {
    const { owner } = await newMember();
    const bytes = await exportedWithDamage();
    const { all } = await imported(owner, bytes);
    const left = all.filter(({ result }) => result === 'left_out');
    expect(left).toMatchObject([
      { kind: 'pin', reason: 'file_damaged' },
      { kind: 'comment', reason: 'comment_elsewhere' },
      { kind: 'comment', reason: 'reply_left_out' },
    ]);
    expect(all.filter(({ kind, result }) => kind === 'pin' && result === 'created')).toHaveLength(4);
  });

  test('[IO-02] leaves out the Pins of boards that are archived, and creates the others', async () => {
    const { owner } = await newMember();
    await imported(owner);
    await to.deps.db.execute(sql`update pins set deleted_at = now() where pinner_id = ${owner.id}`);
    await to.deps.db.execute(
      sql`update boards set archived_at = now() where owner_id = ${owner.id} and name = 'Gifts'`,
    );
    const { all } = await imported(owner);
    const pins = all.filter(({ kind }) => kind === 'pin');
    expect(pins.filter(({ result }) => result === 'created')).toHaveLength(3);
    expect(pins.filter(({ result }) => result === 'left_out')).toMatchObject([
      { reason: 'refused' },
      { reason: 'refused' },
    ]);
    expect(Object.fromEntries((await boardsOf(owner)).map(({ name, pins: count }) => [name, count]))).toEqual(
      { Attic: 0, Gifts: 0, Pots: 3 },
    );
  });
});

/** Writes the archive with a changed byte in its last image. */
async function exportedWithDamage(): Promise<string> {
  const bytes = await readFile(file);
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]));
  bytes.writeUInt8(bytes.readUInt8(at + 200) ^ 0xff, at + 200);
  const path = join(folder, 'damaged.zip');
  await writeFile(path, bytes);
  return path;
}

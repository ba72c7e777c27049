import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardCollaborators } from '../../pins/board-access/tables.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { sourceAssets } from '../../site/web-build.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { readZip } from '../../testing/read-zip.ts';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { archiveLineSchema, type ArchiveLine } from '../member-archive/index.ts';
import { exportData, exportReadyMail, purgeExports } from './index.ts';
import { memberExports } from './tables.ts';
import { createFileReader, createFolderStore } from '../../platform/object-storage/index.ts';

const DAY_MS = 86_400_000;

let site: TestApp;
let owner: TestVisitor;
let other: TestVisitor;
/** The public board, the secret board of the owner, and the secret board of the other member. */
let boards: {
  readonly pots: string;
  readonly gifts: string;
  readonly hidden: string;
  readonly theirs: string;
};
let kiln: string;

const newBoard = async (who: TestVisitor, name: string, privacy = 'public'): Promise<string> =>
  (await who.call('Board', 'create', { name, privacy })).data.id;
const newPin = async (who: TestVisitor, board: string, options: object): Promise<string> =>
  (await who.call('Pin', 'create', { board_id: board, ...options })).data.id;

beforeAll(async () => {
  site = await testApp({
    // The forms of pages are accepted where there are pages.
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      render: async () => ({
        status: 200,
        stream: Readable.from(['<!doctype html><title>Pegboard</title>']),
      }),
    },
  });
  [owner, other] = [await site.member('Mara Lind'), await site.member('Otto Berg')];
  boards = {
    pots: await newBoard(owner, 'Pots'),
    gifts: await newBoard(owner, 'Gifts for Otto', 'secret'),
    hidden: await newBoard(other, 'Surprise party', 'secret'),
    theirs: await newBoard(other, 'Wheels'),
  };
  const section = (await owner.call('BoardSection', 'create', { board_id: boards.pots, title: 'Raku' })).data
    .id;
  await owner.call('BoardNote', 'create', {
    board_id: boards.pots,
    title: 'Firing',
    text: 'Cone 6',
    todos: [{ text: 'Buy <glaze>', is_done: true }],
  });
  kiln = await newPin(owner, boards.pots, {
    title: 'Kiln </h3><script>alert(1)</script>',
    description: 'Hot & heavy',
    alt_text: 'A "kiln"',
    link: 'https://kiln.example/?a=1&b=2',
    image_base64: await testPicture('#a06030'),
  });
  await newPin(owner, boards.pots, { title: 'Bowl', section, image_base64: await testPicture('#305080') });
  await newPin(owner, boards.pots, { title: 'Bowl twice', image_base64: await testPicture('#305080') });
  await newPin(owner, boards.gifts, { title: 'Secret gift', image_base64: await testPicture('#208020') });
  const wheel = await newPin(other, boards.theirs, {
    title: 'Wheel',
    image_base64: await testPicture('#802080'),
  });
  const cake = await newPin(other, boards.hidden, {
    title: 'Party cake',
    image_base64: await testPicture('#111'),
  });
  await owner.call('Repin', 'create', { pin_id: wheel, board_id: boards.pots });
  // The owner belongs to the secret board of the other member for a while, comments and adds a pin there.
  const membership = { boardId: BigInt(boards.hidden), userId: BigInt(owner.id) };
  await site.deps.db.insert(boardCollaborators).values(membership);
  await owner.call('AggregatedComment', 'create', { pin_id: cake, text: 'I bring candles' });
  await newPin(owner, boards.hidden, { title: 'My candles', image_base64: await testPicture('#222') });
  await owner.call('AggregatedComment', 'create', { pin_id: wheel, text: 'Which model?' });
  await other.call('AggregatedComment', 'create', { pin_id: kiln, text: 'Comment of Otto' });
  await owner.call('UserFollow', 'create', { user_id: other.id });
  await owner.v3('PUT', `/v3/boards/${boards.theirs}/follow/`);
  await owner.v3('PUT', `/v3/boards/${boards.hidden}/follow/`);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  await site.deps.db.delete(memberExports);
  await site.deps.db.execute(sql`delete from rate_limits`);
});

const start = async (who = owner): Promise<string> => (await who.call('DataExport', 'create')).data.id;
const run = (exportId: string, deps = site.deps) => runJob(deps, exportData, { exportId });
/** Confirms the identity of the member, and returns the address of the file. */
const confirm = (who: TestVisitor, id: string, proof: object = { password: TEST_PASSWORD }) =>
  who.call('DataExportDownload', 'create', { id, ...proof });
const download = async (who: TestVisitor, id: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    url:
      (await confirm(who, id)).data?.download_url ?? `/resource/DataExportResource/download/${id}/?key=none`,
    headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
  });
const exportFiles = () => readdir(join(site.deps.env.dataDir, 'exports'));

/** Exports everything of a member, and returns the files and the lines of the archive. */
async function exported(who = owner) {
  const id = await start(who);
  await run(id);
  const { rawPayload } = await download(who, id);
  const files = await readZip(rawPayload);
  const lines = (files.get('pegboard.jsonl')?.toString() ?? '').trimEnd().split('\n');
  return { id, files, lines: lines.map((line) => archiveLineSchema.parse(JSON.parse(line))) };
}
const ofKind = <K extends ArchiveLine['kind']>(lines: readonly ArchiveLine[], kind: K) =>
  lines.filter((line): line is Extract<ArchiveLine, { kind: K }> => line.kind === kind);

describe('an archive', () => {
  test('[IO-01] has boards, sections, notes and Pins of every privacy, with texts and provenance', async () => {
    const { lines } = await exported();
    expect(lines[0]).toMatchObject({ kind: 'archive', format: 'pegboard', version: 2 });
    expect(ofKind(lines, 'profile')).toMatchObject([{ username: owner.username, name: 'Mara Lind' }]);
    expect(ofKind(lines, 'board').map(({ name, privacy }) => [name, privacy])).toEqual([
      ['Gifts for Otto', 'secret'],
      ['Pots', 'public'],
    ]);
    expect(ofKind(lines, 'section')).toMatchObject([{ board: boards.pots, title: 'Raku' }]);
    expect(ofKind(lines, 'note')).toMatchObject([
      {
        title: 'Firing',
        text: 'Cone 6',
        todos: [{ text: 'Buy <glaze>', isDone: true }],
        author: owner.username,
      },
    ]);
    const pins = ofKind(lines, 'pin');
    expect(pins.filter(({ board }) => board === boards.pots).map(({ title }) => title)).toEqual([
      'Wheel',
      'Bowl twice',
      'Kiln </h3><script>alert(1)</script>',
      'Bowl',
    ]);
    expect(pins.find(({ id }) => id === kiln)).toMatchObject({
      description: 'Hot & heavy',
      altText: 'A "kiln"',
      link: 'https://kiln.example/?a=1&b=2',
      isSave: false,
      savedBy: owner.username,
    });
    expect(pins.find(({ title }) => title === 'Wheel')).toMatchObject({
      isSave: true,
      creator: { username: other.username, name: 'Otto Berg' },
      savedBy: owner.username,
    });
    expect(ofKind(lines, 'follow')).toMatchObject([
      { type: 'member', username: other.username },
      { type: 'board', owner: other.username, name: 'Wheels' },
    ]);
  });

  test('[IO-01] has each file once, named by the SHA-256 of its bytes', async () => {
    const { files, lines } = await exported();
    const media = [...files].filter(([name]) => name.startsWith('files/'));
    for (const [name, bytes] of media)
      expect(name).toBe(`files/${createHash('sha256').update(bytes).digest('hex')}.jpg`);
    const named = new Set(ofKind(lines, 'pin').map(({ image }) => image));
    expect(new Set(media.map(([name]) => name))).toEqual(named);
    expect(ofKind(lines, 'pin')).toHaveLength(named.size + 1);
  });

  test('[IO-01] has nothing from secret boards of others, and own contributions to them without the board', async () => {
    const { files, lines } = await exported();
    expect(ofKind(lines, 'pin').find(({ title }) => title === 'My candles')).toMatchObject({
      board: null,
      section: null,
      sharedBoard: null,
    });
    const texts = ofKind(lines, 'comment').map(({ text, address }) => [text, address !== null]);
    expect(texts).toEqual([
      ['I bring candles', false],
      ['Which model?', true],
    ]);
    for (const bytes of files.values()) {
      const text = bytes.toString('latin1');
      for (const secret of ['Surprise party', 'Party cake', boards.hidden, 'Comment of Otto'])
        expect(text).not.toContain(secret);
    }
  });

  test('[IO-01] has a reader whose pages escape every text and load from the archive only', async () => {
    const { files } = await exported();
    const page = files.get(`boards/${boards.pots}.html`)?.toString() ?? '';
    expect(page).toContain('Kiln &lt;/h3&gt;&lt;script&gt;');
    expect(page).toContain('Buy &lt;glaze&gt;');
    for (const [name, bytes] of files)
      if (name.endsWith('.html')) {
        const html = bytes.toString();
        expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
        expect(html).toContain("default-src 'none'");
        for (const [, source = ''] of html.matchAll(/(?:src|poster)="([^"]*)"/g))
          expect([...files.keys()].map((file) => `../${file}`)).toContain(source);
      }
    expect(files.get('index.html')?.toString()).toContain(`boards/${boards.gifts}.html`);
  });

  test('[IO-01] has a JSON Schema and a README', async () => {
    const { files } = await exported();
    expect(JSON.parse(files.get('schema.json')?.toString() ?? '')).toHaveProperty('anyOf');
    expect(files.get('README.txt')?.toString()).toContain('pegboard.jsonl');
  });
});

describe('an export', () => {
  test('[IO-01] shows its size first, then its progress, then its file', async () => {
    const before = (await owner.get('DataExport')).data;
    expect(before).toMatchObject({ size: { boards: 2, pins: 6 }, exports: [] });
    expect(before.size.bytes).toBeGreaterThan(1000);
    const id = await start();
    expect((await owner.get('DataExport')).data.exports).toMatchObject([
      { id, state: 'running', download_page_url: null, expires_at: null },
    ]);
    await run(id);
    const [ready] = (await owner.get('DataExport')).data.exports;
    expect(ready).toMatchObject({ id, state: 'ready', progress: 100, pins: 6 });
    expect((await download(owner, id)).rawPayload).toHaveLength(ready.bytes);
  });

  test('[AC-02] [AC-12] is announced in the news hub once until that is read, and by mail as its owner chose', async () => {
    const member = await site.member('Nora Ready');
    const news = async () => {
      await deliverEvents(site.deps);
      return (await member.get('NewsHub')).data;
    };
    const mail = async (exportId: string) => exportReadyMail.write({ exportId }, site.deps, { id: 'a' });
    const first = await start(member);
    expect(await news()).toEqual([]);
    await run(first);
    expect(await news()).toMatchObject([
      { kind: 'export_ready', actor_count: 1, actors: [], is_read: false },
    ]);
    expect((await mail(first))?.subject).toContain('ready');
    const second = await start(member);
    await run(second);
    expect(await news()).toMatchObject([{ kind: 'export_ready', actor_count: 2 }]);
    for (const mailChoice of ['digest', 'off'])
      await member.call('NotificationChoices', 'update', { kinds: { export_ready: { mail: mailChoice } } });
    expect(await mail(second)).toBeNull();
    for (const id of [first, second]) await member.call('DataExport', 'delete', { id });
    expect(await news()).toEqual([]);
    await member.call('NotificationChoices', 'update', { kinds: { export_ready: { app: false } } });
    await run(await start(member));
    expect(await news()).toEqual([]);
  });

  test('[IO-01] runs once at a time for a member', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => owner.call('DataExport', 'create')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('export_running');
    expect((await other.call('DataExport', 'create')).status).toBe(200);
  });

  test('[IO-01] is downloaded by its owner only, also in parts', async () => {
    const { id } = await exported();
    const whole = await download(owner, id);
    expect(whole.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="pegboard-[\w-]+\.zip"$/),
    });
    const part = await download(owner, id, { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)]);
    expect((await download(other, id)).statusCode).toBe(404);
    expect((await download(site.visitor(), id)).statusCode).toBe(401);
    expect((await other.call('DataExport', 'delete', { id })).error.code).toBe('export_not_found');
  });

  test('[IO-01] is deleted by its owner with its file', async () => {
    const { id } = await exported();
    expect((await owner.call('DataExport', 'delete', { id })).status).toBe(200);
    expect(await exportFiles()).not.toContain(`${id}.zip`);
    expect((await download(owner, id)).statusCode).toBe(404);
    const running = await start();
    await owner.call('DataExport', 'delete', { id: running });
    await run(running);
    expect((await exportFiles()).filter((name) => name.startsWith(running))).toEqual([]);
  });

  test('[IO-01] expires after seven days, and its file is deleted', async () => {
    const { id } = await exported();
    site.clock.now = new Date(Date.now() + 7 * DAY_MS + 60_000);
    expect((await download(owner, id)).statusCode).toBe(404);
    await runJob(site.deps, purgeExports);
    expect(await exportFiles()).not.toContain(`${id}.zip`);
    expect(await site.deps.db.select().from(memberExports)).toEqual([]);
  });

  test('[OP-07] loses its file when the account is deleted', async () => {
    const leaver = await site.member('Lea Ver');
    const { id } = await exported(leaver);
    await site.deps.db.execute(sql`delete from users where id = ${BigInt(leaver.id)}`);
    await runJob(site.deps, purgeExports);
    expect(await exportFiles()).not.toContain(`${id}.zip`);
  });

  test('[IO-01] continues after a crash with the rows of its moment, and reads each file once', async () => {
    const id = await start();
    let reads = 0;
    const store = createFolderStore(join(site.deps.env.dataDir, 'images'));
    const failing = (last: number) => {
      const get: typeof store.get = (path) => {
        reads += 1;
        if (reads > last) throw new Error('The process is killed here.');
        return store.get(path);
      };
      return { ...store, get, openReader: (bytesMax: number) => createFileReader(get, bytesMax) };
    };
    await expect(run(id, { ...site.deps, imageStore: failing(2) })).rejects.toThrow('killed');
    expect((await download(owner, id)).statusCode).toBe(404);
    // A Pin that is created meanwhile is not in the archive: it shows one moment.
    const late = await newPin(owner, boards.pots, {
      title: 'Late',
      image_base64: await testPicture('#123456'),
    });
    reads = 0;
    await run(id, { ...site.deps, imageStore: failing(Infinity) });
    expect(reads).toBe(5);
    const files = await readZip((await download(owner, id)).rawPayload);
    expect(files.get('pegboard.jsonl')?.toString()).not.toContain('Late');
    await owner.call('Pin', 'delete', { id: late });
  });

  test('[IO-01] leaves out a Pin whose file is gone since its rows were read', async () => {
    const lost = await newPin(owner, boards.pots, {
      title: 'Lost',
      image_base64: await testPicture('#654321'),
    });
    const signature: string = (await owner.get('Pin', { id: lost })).data.image_signature;
    const [a, b, c] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
    const path = join(site.deps.env.dataDir, 'images', 'orig', a, b, c, `${signature}.jpg`);
    expect((await readFile(path)).length).toBeGreaterThan(0);
    await rm(path);
    const { lines } = await exported();
    expect(ofKind(lines, 'pin').map(({ title }) => title)).not.toContain('Lost');
    await owner.call('Pin', 'delete', { id: lost });
  });

  test('[IO-01] counts as failed after a day without progress', async () => {
    const id = await start();
    site.clock.now = new Date(Date.now() + DAY_MS + 60_000);
    await runJob(site.deps, purgeExports);
    const [row] = await site.deps.db
      .select()
      .from(memberExports)
      .where(eq(memberExports.id, BigInt(id)));
    expect(row?.state).toBe('failed');
    expect((await owner.call('DataExport', 'create')).status).toBe(200);
  });
});

describe('one board, and CSV', () => {
  const create = async (options: object, who = owner) => who.call('DataExport', 'create', options);
  const downloaded = (id: string, who = owner) => download(who, id);

  test('[IO-01] the archive of one board has its sections, notes and Pins, and nothing else', async () => {
    const made = await create({ board_id: boards.gifts });
    expect(made.data).toMatchObject({ format: 'archive', board_id: boards.gifts });
    await run(made.data.id);
    const archive = await downloaded(made.data.id);
    expect(archive.headers['content-type']).toBe('application/zip');
    const files = await readZip(archive.rawPayload);
    const lines = (files.get('pegboard.jsonl') ?? Buffer.from(''))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => archiveLineSchema.parse(JSON.parse(line)));
    expect(lines.map(({ kind }) => kind)).toEqual(['archive', 'profile', 'board', 'pin']);
    expect(lines.flatMap((line) => (line.kind === 'pin' ? line.title : []))).toEqual(['Secret gift']);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1);
  });

  test('[IO-01] the CSV has a row for each Pin and note, with the addresses of the images and no formulas', async () => {
    await newPin(owner, boards.gifts, {
      title: '=HYPERLINK("https://evil.example")',
      description: 'Two "lines"\nof text',
      image_base64: await testPicture('#405060'),
    });
    const made = await create({ format: 'csv' });
    await run(made.data.id);
    const table = await downloaded(made.data.id);
    expect(table.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/\.csv"$/),
      'cache-control': 'private, no-store',
    });
    expect(
      table.body.startsWith('\uFEFFtitle,description,alt_text,link,image,board,section,created_at,note\r\n'),
    ).toBe(true);
    expect(table.body).toContain(`"'=HYPERLINK(""https://evil.example"")","Two ""lines"" of text"`);
    expect(table.body).toMatch(/"Bowl","","","","http[^"]*\/i\/orig\/[^"]*\.jpg","Pots","Raku","\d{4}-/);
    expect(table.body).toContain('"A ""kiln""","https://kiln.example/?a=1&b=2"');
    expect(table.body).toMatch(/"Firing","","","","","Pots","","[^"]*","Cone 6\n\[x\] Buy <glaze>"/);
    expect(table.body).not.toContain('Party cake');
    expect((await downloaded(made.data.id, other)).statusCode).toBe(404);
  });

  test('[IO-01] the CSV of one board has its Pins only, and is deleted with its row', async () => {
    const made = await create({ format: 'csv', board_id: boards.pots });
    await run(made.data.id);
    const table = await downloaded(made.data.id);
    expect(table.body).toContain('"Pots"');
    expect(table.body).not.toContain('Gifts for Otto');
    await owner.call('DataExport', 'delete', { id: made.data.id });
    expect((await downloaded(made.data.id)).statusCode).toBe(404);
    const left = await readdir(join(site.deps.env.dataDir, 'exports'));
    expect(left.filter((name) => name.startsWith(made.data.id))).toEqual([]);
  });

  test.each([
    ['a board of another member', 'theirs', 'forbidden'],
    ['a secret board of another member', 'hidden', 'forbidden'],
  ] as const)('[IO-01] %s cannot be exported', async (_, board, code) => {
    expect((await create({ board_id: boards[board] })).error).toMatchObject({ code });
  });

  test('[IO-01] a board that does not exist cannot be exported', async () => {
    expect((await create({ board_id: '1' })).error).toMatchObject({ code: 'board_not_found' });
  });
});

test('[IO-01] the form of the page starts and deletes an export without scripts', async () => {
  const send = (path: string, fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      cookies: Object.fromEntries(owner.cookies),
      payload: new URLSearchParams({
        csrf_token: owner.cookies.get(CSRF_COOKIE) ?? '',
        ...fields,
      }).toString(),
    });
  const started = await send('/settings/data/', { format: 'csv', board_id: boards.gifts });
  expect([started.statusCode, started.headers['location']]).toEqual([303, '/settings/data/']);
  const [made] = await site.deps.db.select().from(memberExports);
  expect(made).toMatchObject({ format: 'csv', boardId: BigInt(boards.gifts), state: 'running' });
  const removed = await send('/settings/data/remove/', { id: String(made?.id) });
  expect(removed.statusCode).toBe(303);
  expect(await site.deps.db.select().from(memberExports)).toEqual([]);
  // Without a board, everything is exported.
  await send('/settings/data/', { format: 'archive', board_id: '' });
  expect(await site.deps.db.select().from(memberExports)).toMatchObject([{ boardId: null }]);
});

test('[IO-01] the page offers the boards of the member, secret ones too, and none of others', async () => {
  const { data } = await owner.get('DataExport');
  expect(data.boards.map(({ name }: { name: string }) => name)).toEqual(['Gifts for Otto', 'Pots']);
});

import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import type { Fetched } from '../../platform/outbound-fetch/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { readZip } from '../../testing/read-zip.ts';
import { sendFileForm } from '../../testing/send-file-form.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { hasVideoEncoder, testVideo } from '../../testing/test-video.ts';
import { sendImport } from '../../testing/test-import-upload.ts';
import { exportData } from '../member-exports/index.ts';
import { importFolders } from './import-folders.ts';
import { importData, purgeImports, readImport, undoImportData } from './index.ts';

const DAY_MS = 86_400_000;

let site: TestApp;
let folder: string;
let web: Map<string, { readonly type: string; readonly bytes: Buffer }>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-import-page-'));
  web = new Map();
  site = await testApp({
    fetchSafely: async (url): Promise<Fetched> => {
      const found = web.get(url);
      if (!found) return { kind: 'refused', why: 'name_unknown', hops: [url] };
      return { kind: 'answered', url, hops: [url], status: 200, ...found };
    },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  site.clock.now = undefined;
  web.clear();
});

const picture = async (colour: string): Promise<Buffer> =>
  Buffer.from((await testPicture(colour)).split(',').at(-1) ?? '', 'base64');
async function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
async function uploaded(member: TestVisitor, name: string, bytes: Buffer): Promise<string> {
  const importId = await sendImport(site, member, name, bytes);
  await runJob(site.deps, readImport, { importId });
  return importId;
}
const viewOf = async (member: TestVisitor, id: string) =>
  (await member.get('DataImport')).data.imports.find((each: { readonly id: string }) => each.id === id);
const CHOICES = { privacy: 'of_file', boards: [], board_id: null };
async function started(member: TestVisitor, id: string, choices: object = {}) {
  const answer = await member.call('DataImport', 'create', { id, ...CHOICES, ...choices });
  expect(answer.status).toBe(200);
  await runJob(site.deps, importData, { importId: id });
  return viewOf(member, id);
}
const boardsOf = async (member: TestVisitor): Promise<readonly (readonly [string, string, number])[]> =>
  (await member.get('Boards', { username: member.username })).data.map(
    (board: { readonly name: string; readonly privacy: string; readonly pin_count: number }) =>
      [board.name, board.privacy, board.pin_count] as const,
  );

describe('an import on the page', () => {
  test('[IO-02] of a ZIP of images shows its folders, imports them, and is undone', async () => {
    const member = await site.member();
    const zip = await zipOf({
      'Trip/Iceland/geyser-at-noon.png': await picture('#345'),
      'Trip/Iceland/Waterfalls/foss.png': await picture('#456'),
      'Trip/Kyoto/IMG_0001.png': await picture('#567'),
      'Trip/Kyoto/broken.png': 'no image',
      'Trip/Kyoto/notes.pdf': 'text',
      '__MACOSX/Trip/._foss.png': 'x',
    });
    const id = await uploaded(member, 'trip.zip', zip);
    const ready = await viewOf(member, id);
    expect(ready).toMatchObject({ state: 'ready', kind: 'images', file_name: 'trip.zip' });
    expect(ready.preview).toMatchObject({ pins: 4, known: 0, without_board: 0, invalid: 1, sections: 1 });
    expect(
      ready.preview.boards.map(({ name, privacy, pins }: Record<string, unknown>) => [name, privacy, pins]),
    ).toEqual([
      ['Iceland', null, 2],
      ['Kyoto', null, 2],
    ]);
    const kyoto = ready.preview.boards[1].id;
    const finished = await started(member, id, { boards: [{ id: kyoto, choice: 'public' }] });
    expect(finished).toMatchObject({ state: 'finished', total: 8, done: 8, created: 6, left_out: 2 });
    expect(await boardsOf(member)).toEqual(
      expect.arrayContaining([
        ['Iceland', 'secret', 2],
        ['Kyoto', 'public', 1],
      ]),
    );
    const report = await member.get('DataImportReport', { id, filter: 'left_out' });
    expect(report.data.map(({ title, reason }: Record<string, unknown>) => [title, reason])).toEqual([
      ['Broken', 'image_invalid'],
      ['Trip/Kyoto/notes.pdf', 'not_imported'],
    ]);
    await expect(readFile(importFolders(site.deps.env).file(BigInt(id)))).rejects.toThrow();
    expect((await member.call('DataImportUndo', 'create', { id })).data.state).toBe('undoing');
    await runJob(site.deps, undoImportData, { importId: id });
    expect((await viewOf(member, id)).state).toBe('undone');
    expect(await boardsOf(member)).toEqual([]);
  });

  test('[IO-02] puts boards into boards of the member, and sections where they were chosen: renamed, joined, on the board, left out', async () => {
    const member = await site.member();
    const own = (await member.call('Board', 'create', { name: 'Own trips' })).data;
    const stranger = await site.member();
    const theirs = (await stranger.call('Board', 'create', { name: 'Theirs' })).data;
    const zip = await zipOf({
      'Trip/Iceland/geyser.png': await picture('#345'),
      'Trip/Iceland/Waterfalls/foss.png': await picture('#456'),
      'Trip/Iceland/Falls/gullfoss.png': await picture('#457'),
      'Trip/Iceland/Food/soup.png': await picture('#458'),
      'Trip/Iceland/Receipts/taxi.png': await picture('#459'),
      'Trip/Kyoto/temple.png': await picture('#567'),
    });
    const id = await uploaded(member, 'trip.zip', zip);
    const { boards, section_list: sections } = (await viewOf(member, id)).preview;
    const [iceland, kyoto] = boards.map((board: { readonly id: string }) => board.id);
    expect(sections).toHaveLength(4);
    expect(sections).toContainEqual({ id: expect.any(String), board: iceland, title: 'Food', pins: 1 });
    const idOf = (title: string): string =>
      sections.find((section: { readonly title: string }) => section.title === title).id;
    const into = (board: string) => ({ boards: [{ id: kyoto, choice: 'into', board_id: board }] });
    const refused = await member.call('DataImport', 'create', { id, ...CHOICES, ...into(theirs.id) });
    expect(refused.status).toBe(403);
    for (const wrong of [
      { boards: [{ id: kyoto, choice: 'into' }] },
      { sections: [{ id: idOf('Food'), choice: 'left_out', title: 'Soup' }] },
      { sections: [{ id: idOf('Food'), choice: 'section', title: ' ' }] },
    ])
      expect((await member.call('DataImport', 'create', { id, ...CHOICES, ...wrong })).status).toBe(400);
    const finished = await started(member, id, {
      ...into(own.id),
      sections: [
        { id: idOf('Waterfalls'), choice: 'section', title: 'Water' },
        { id: idOf('Falls'), choice: 'section', title: 'Water' },
        { id: idOf('Food'), choice: 'on_board' },
        { id: idOf('Receipts'), choice: 'left_out' },
      ],
    });
    expect(finished).toMatchObject({ state: 'finished', merged: 2, left_out: 3 });
    expect(await boardsOf(member)).toEqual(
      expect.arrayContaining([
        ['Own trips', 'public', 1],
        ['Iceland', 'secret', 4],
      ]),
    );
    const made = (await member.get('DataImportReport', { id, filter: 'created' })).data;
    const targets = (made as readonly Record<string, string>[]).map((each) => [
      each['kind'],
      each['target_url'],
    ]);
    expect(targets).toContainEqual(['board', expect.stringMatching(`^/${member.username}/.+/$`)]);
    expect(targets).toContainEqual(['section', expect.stringMatching(/\/water\/$/)]);
    const boardId = made.find((each: { readonly kind: string }) => each.kind === 'board').target_id;
    const { data } = await member.get('BoardSections', { board_id: boardId });
    expect(data.map(({ title, pin_count: pins }: Record<string, unknown>) => [title, pins])).toEqual([
      ['Water', 2],
    ]);
    const left = (await member.get('DataImportReport', { id, filter: 'left_out' })).data;
    expect(left.map(({ kind, reason }: Record<string, string>) => `${kind} ${reason}`).toSorted()).toEqual([
      'pin section_not_chosen',
      'section section_not_chosen',
      'section section_on_board',
    ]);
    await member.call('DataImportUndo', 'create', { id });
    await runJob(site.deps, undoImportData, { importId: id });
    expect(await boardsOf(member)).toEqual([['Own trips', 'public', 0]]);
  });

  test('[IO-02] of photos has their titles, descriptions, keywords, rights and dates, and no places', async () => {
    const member = await site.member();
    const xmp = await readFile(new URL('fixtures/photo.xmp', import.meta.url), 'utf8');
    const id = await uploaded(
      member,
      'photos.zip',
      await zipOf({
        'Kilns/IMG_0001.png': await picture('#a61'),
        'Kilns/IMG_0001.xmp': xmp,
        'Kilns/plain-bowl.png': await picture('#b62'),
        'Kilns/plain-bowl.png.xmp': xmp.replace(/<dc:title>.*<\/dc:title>/, ''),
      }),
    );
    expect(await started(member, id)).toMatchObject({ created: 3, left_out: 0 });
    const { data } = await member.get('DataImportReport', { id, filter: 'created' });
    const pinIds = data.flatMap((each: { readonly kind: string; readonly target_id: string }) =>
      each.kind === 'pin' ? each.target_id : [],
    );
    const pins = await Promise.all(
      pinIds.map(async (pin: string) => (await member.get('Pin', { id: pin })).data),
    );
    expect(pins).toMatchObject([
      {
        title: 'Kiln & fire',
        description: 'A <script>hot</script> kiln #raku #wood_fire #بيت © Mara Lind, 2024',
        alt_text: 'An open kiln at night',
      },
      { title: 'Plain bowl' },
    ]);
    expect(Date.parse(pins[0].created_at)).toBe(Date.parse('2024-05-01T08:00:00Z'));
    expect(JSON.stringify(pins)).not.toMatch(/Secretville|Hidden Street/);
  });

  test.skipIf(!hasVideoEncoder)(
    '[IO-02] [IO-03] of a folder with a video creates a Pin of it, and so does its archive, with its captions',
    async () => {
      const member = await site.member();
      const zip = await zipOf({
        'Clips/at-the-wheel.mp4': await testVideo(),
        'Clips/broken.mp4': 'no video',
      });
      const id = await uploaded(member, 'clips.zip', zip);
      expect((await viewOf(member, id)).preview).toMatchObject({ pins: 2, videos: 2, invalid: 0 });
      expect(await started(member, id)).toMatchObject({ created: 2, left_out: 1 });
      const left = await member.get('DataImportReport', { id, filter: 'left_out' });
      expect(left.data).toMatchObject([{ title: 'Broken', reason: 'video_invalid' }]);
      const made = (await member.get('DataImportReport', { id, filter: 'created' })).data.find(
        ({ kind }: { readonly kind: string }) => kind === 'pin',
      ).target_id;
      const captions = [{ language: 'en', vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nSpin' }];
      const changed = await member.call('PinVideo', 'update', { id: made, captions });
      expect(changed.status).toBe(200);
      const exportId = (await member.call('DataExport', 'create')).data.id;
      await runJob(site.deps, exportData, { exportId });
      const archive = await readFile(join(site.deps.env.dataDir, 'exports', `${exportId}.zip`));
      const other = await site.member();
      const again = await uploaded(other, 'archive.zip', archive);
      expect(await started(other, again)).toMatchObject({ left_out: 0 });
      const copy = (await other.get('DataImportReport', { id: again, filter: 'created' })).data.find(
        ({ kind }: { readonly kind: string }) => kind === 'pin',
      ).target_id;
      for (const [who, pin] of [
        [member, made],
        [other, copy],
      ] as const) {
        const { data } = await who.get('Pin', { id: pin });
        expect(data).toMatchObject({ title: 'At the wheel', type: 'video' });
        expect(data.videos).toMatchObject({
          video_list: { V_720P: { width: 64, height: 48, duration: 4000 } },
        });
      }
      expect((await other.get('Pin', { id: copy })).data.videos.captions).toMatchObject([{ language: 'en' }]);
      expect(await readdir(join(site.deps.env.dataDir, 'video-uploads', 'sources'))).toEqual([]);
    },
  );

  test('[IO-02] has a report in pages, and as CSV without formulas', async () => {
    const member = await site.member();
    const files = Object.fromEntries(
      await Promise.all(
        ['=1+1', 'two', 'three'].map(async (name) => [`A/${name}.png`, await picture('#123')]),
      ),
    );
    const id = await uploaded(member, 'a.zip', await zipOf(files));
    const { report_url: url } = await started(member, id);
    const first = await member.get('DataImportReport', { id, page_size: 2 });
    const rest = await member.get('DataImportReport', { id, page_size: 2, bookmarks: [first.bookmark] });
    expect([first.data.length, rest.data.length, rest.bookmark]).toEqual([2, 2, '-end-']);
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const csv = (await site.app.inject({ url, headers: { cookie } })).body;
    expect(csv.split('\r\n')).toHaveLength(6);
    expect(csv).toContain(`"'=1+1","created"`);
    const other = await site.member();
    expect((await other.get('DataImportReport', { id })).error.code).toBe('import_not_found');
  });

  test('[IO-02] puts Pins without a board on the chosen one, and fetches the images of pages', async () => {
    const member = await site.member();
    const image = { type: 'image/png', bytes: await picture('#789') };
    const html =
      '<meta property="og:image" content="https://blog.example/i.png"><img src="https://blog.example/i.png" width="300" height="300">';
    web.set('https://blog.example/', { type: 'text/html', bytes: Buffer.from(html) });
    web.set('https://blog.example/i.png', image);
    web.set('https://strict.example/', {
      type: 'text/html',
      bytes: Buffer.from(`<meta name="pinterest" content="nopin">${html}`),
    });
    const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF="https://blog.example/" ADD_DATE="1600000000">A blog</A>
      <DT><A HREF="https://strict.example/">Strict</A><DT><A HREF="https://gone.example/">Gone</A><DT><A HREF="javascript:alert(1)">Script</A></DL>`;
    const id = await uploaded(member, 'bookmarks.html', Buffer.from(file));
    expect((await viewOf(member, id)).preview).toMatchObject({
      pins: 3,
      without_board: 3,
      fetched: 3,
      invalid: 1,
    });
    const board = (await member.call('Board', 'create', { name: 'Links', privacy: 'secret' })).data.id;
    expect(await started(member, id, { board_id: board })).toMatchObject({ created: 1, left_out: 3 });
    expect(await boardsOf(member)).toEqual([['Links', 'secret', 1]]);
    const { data } = await member.get('DataImportReport', { id });
    expect(data.map(({ result, reason }: Record<string, unknown>) => [result, reason])).toEqual([
      ['created', null],
      ['left_out', 'saving_refused'],
      ['left_out', 'image_unreachable'],
      ['left_out', 'not_imported'],
    ]);
  });

  test.each([
    ['a file of no known kind', 'a.txt', Buffer.from('hello'), 'kind_unknown'],
    ['a broken ZIP', 'a.zip', Buffer.from('PK\u0003\u0004 and no more'), 'not_a_zip'],
    ['invalid JSON', 'a.json', Buffer.from('{"bookmarks": ['), 'json_invalid'],
    [
      'a feed with a document type',
      'a.xml',
      Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><rss><channel/></rss>'),
      'markup_invalid',
    ],
  ])('[IO-02] of %s fails with its reason', async (_, name, bytes, failure) => {
    const member = await site.member();
    const id = await uploaded(member, name, bytes);
    expect(await viewOf(member, id)).toMatchObject({ state: 'failed', failure, preview: null });
    expect((await member.call('DataImport', 'create', { id, ...CHOICES })).error.code).toBe(
      'import_not_ready',
    );
  });

  test('[IO-02] is one at a time: another file replaces one that was not started, and waits for one that runs', async () => {
    const member = await site.member();
    const zip = await zipOf({ 'a.png': await picture('#111') });
    const first = await uploaded(member, 'a.zip', zip);
    const second = await uploaded(member, 'b.zip', zip);
    expect(await viewOf(member, first)).toBeUndefined();
    await member.call('DataImport', 'create', { id: second, ...CHOICES });
    await expect(sendImport(site, member, 'c.zip', zip)).rejects.toThrow('import_running');
    await member.call('DataImport', 'delete', { id: second });
    await runJob(site.deps, importData, { importId: second });
    expect(await viewOf(member, second)).toMatchObject({
      state: 'finished',
      failure: 'canceled',
      created: 0,
    });
  });

  test('[IO-02] is deleted with its file after two days, and its report after thirty', async () => {
    const member = await site.member();
    const zip = await zipOf({ 'a.png': await picture('#111') });
    const done = await uploaded(member, 'a.zip', zip);
    await started(member, done);
    const waiting = await uploaded(member, 'b.zip', zip);
    site.clock.now = new Date(Date.now() + 3 * DAY_MS);
    await runJob(site.deps, purgeImports);
    expect(await importFolders(site.deps.env).list()).not.toContain(BigInt(waiting));
    expect((await viewOf(member, done)).state).toBe('finished');
    site.clock.now = new Date(Date.now() + 31 * DAY_MS);
    await runJob(site.deps, purgeImports);
    expect((await member.get('DataImport')).data.imports).toEqual([]);
  });
});

describe('an archive that was written to do harm', () => {
  const TIME = '2026-01-02T03:04:05.000Z';
  const FILE = `files/${'a'.repeat(64)}.jpg`;
  const XSS = `</h3><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
  const header = {
    kind: 'archive',
    format: 'pegboard',
    version: 2,
    site: 'https://a.example',
    exportedAt: TIME,
  };
  const board = (id: string, name: string, options: object = {}) => ({
    kind: 'board',
    id,
    name,
    description: null,
    privacy: 'public',
    isQuickSaves: false,
    isArchived: false,
    coverPin: null,
    createdAt: TIME,
    ...options,
  });
  const pin = (id: string, on: string, options: object = {}) => ({
    kind: 'pin',
    id,
    board: on,
    section: null,
    sharedBoard: null,
    image: FILE,
    video: null,
    captions: [],
    coverMs: 0,
    slides: [],
    pages: [],
    title: null,
    description: null,
    altText: null,
    autoAltText: null,
    link: null,
    details: {},
    isSave: false,
    creator: null,
    savedBy: 'x',
    digitalMediaSourceType: null,
    isCommentingAllowed: true,
    createdAt: TIME,
    savedAt: TIME,
    ...options,
  });
  const comment = (id: string, on: string, options: object = {}) => ({
    kind: 'comment',
    id,
    pin: on,
    address: null,
    text: 'Mine',
    isReply: false,
    parent: null,
    createdAt: TIME,
    editedAt: null,
    ...options,
  });
  const archiveOf = async (...lines: readonly object[]): Promise<Buffer> =>
    zipOf({
      'pegboard.jsonl': [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''),
      [FILE]: await picture('#135'),
    });

  test('[IO-02] with the ids of other members changes nothing of theirs', async () => {
    const [victim, attacker] = [await site.member(), await site.member()];
    const theirs = (await victim.call('Board', 'create', { name: 'Theirs' })).data.id;
    const image = await testPicture('#246');
    const their = (await victim.call('Pin', 'create', { board_id: theirs, image_base64: image })).data.id;
    const said = (await victim.call('AggregatedComment', 'create', { pin_id: their, text: 'Hello' })).data.id;
    const id = await uploaded(
      attacker,
      'a.zip',
      await archiveOf(
        board('1', 'Own', { coverPin: their }),
        { kind: 'section', id: '2', board: theirs, title: 'Added' },
        {
          kind: 'note',
          id: '3',
          board: theirs,
          title: 'Added',
          text: '',
          todos: [],
          author: victim.username,
          createdAt: TIME,
          updatedAt: TIME,
        },
        pin('4', theirs),
        pin('5', '1', { savedBy: victim.username, creator: { username: victim.username, name: 'Victim' } }),
        comment('6', their),
        comment('7', '5', { isReply: true, parent: said }),
      ),
    );
    expect(await started(attacker, id)).toMatchObject({ created: 2, left_out: 5 });
    const report = await attacker.get('DataImportReport', { id, filter: 'left_out' });
    expect(report.data.map(({ reason }: { readonly reason: string }) => reason)).toEqual([
      'board_missing',
      'board_missing',
      'board_missing',
      'comment_elsewhere',
      'reply_left_out',
    ]);
    expect(await boardsOf(victim)).toEqual([['Theirs', 'public', 1]]);
    const comments = await victim.get('UnifiedComments', { pin_id: their });
    expect(JSON.stringify(comments.data ?? [])).not.toContain('Mine');
  });

  test('[IO-02] [IO-01] with HTML and scripts in every field has them as text, there and in the next archive', async () => {
    const member = await site.member();
    const id = await uploaded(
      member,
      'a.zip',
      await archiveOf(
        board('1', `B${XSS}`.slice(0, 50), { description: XSS }),
        { kind: 'section', id: '2', board: '1', title: `S${XSS}`.slice(0, 50) },
        {
          kind: 'note',
          id: '3',
          board: '1',
          title: `N${XSS}`,
          text: XSS,
          todos: [{ text: XSS, isDone: false }],
          author: XSS,
          createdAt: TIME,
          updatedAt: TIME,
        },
        pin('4', '1', {
          title: XSS,
          description: XSS,
          altText: XSS,
          autoAltText: XSS,
          link: 'javascript:alert(1)',
          creator: { username: XSS, name: XSS },
          details: { article: { name: XSS, authors: [XSS] }, recipe: { name: XSS, ingredients: [XSS] } },
          pages: [{ image: FILE, video: null, title: XSS, texts: [XSS], link: 'javascript:alert(1)' }],
          captions: [{ language: XSS, vtt: XSS }],
        }),
        comment('5', '4', { text: XSS }),
      ),
    );
    expect(await started(member, id)).toMatchObject({ created: 5, left_out: 0 });
    const exportId = (await member.call('DataExport', 'create')).data.id;
    await runJob(site.deps, exportData, { exportId });
    const files = await readZip(await readFile(join(site.deps.env.dataDir, 'exports', `${exportId}.zip`)));
    const lines = files.get('pegboard.jsonl')?.toString() ?? '';
    expect(lines).toContain(JSON.stringify(XSS).slice(1, -1));
    expect(lines).not.toContain('javascript:');
    for (const [name, bytes] of files)
      if (name.endsWith('.html')) expect(bytes.toString()).not.toMatch(/<script|<img src=x|javascript:/i);
  });

  test('[IO-02] with 500 boards of the same name has each of them, under a name of its own', async () => {
    const member = await site.member();
    const boards = Array.from({ length: 500 }, (_, nth) =>
      board(String(nth + 1), 'Same', { privacy: 'secret' }),
    );
    const id = await uploaded(member, 'a.zip', await archiveOf(...boards));
    expect(await started(member, id)).toMatchObject({ created: 500, left_out: 0 });
    const { rows } = await site.deps.db.execute<{ names: number; slugs: number }>(sql`
      select count(distinct name)::int as names, count(distinct slug)::int as slugs from boards
      where owner_id = ${BigInt(member.id)} and deleted_at is null`);
    expect(rows).toEqual([{ names: 500, slugs: 500 }]);
  });

  test('[IO-02] with two boards that have each other’s Pins, and a Pin twice, is imported once', async () => {
    const member = await site.member();
    const lines = [
      board('1', 'One', { coverPin: '4' }),
      board('2', 'Two', { coverPin: '3' }),
      board('1', 'One again'),
      pin('3', '1'),
      pin('4', '2'),
      pin('3', '2'),
    ];
    const id = await uploaded(member, 'a.zip', await archiveOf(...lines));
    expect(await started(member, id)).toMatchObject({ state: 'finished', done: 6, left_out: 0 });
    expect(await boardsOf(member)).toEqual(
      expect.arrayContaining([
        ['One again', 'public', 1],
        ['Two', 'public', 1],
      ]),
    );
  });
});

test('[IO-02] [AC-01] a file is uploaded by a form without scripts, in one piece', async () => {
  const member = await site.member();
  const send = (bytes: Buffer, visitor = member, token?: string) =>
    sendFileForm(site, visitor, '/settings/data/import/upload/', {
      name: 'C:\\trips\\trip.zip',
      bytes,
      ...(token === undefined ? {} : { token }),
    });
  const zip = await zipOf({ 'Iceland/geyser.png': await picture('#345') });
  const listed = async () => (await member.get('DataImport')).data.imports;
  expect((await send(Buffer.alloc(0))).error).toBe('invalid_input');
  expect((await send(zip, member, 'forged')).error).toBe('csrf_failed');
  expect((await send(zip, site.visitor())).error).toBe('login_required');
  expect(await listed()).toEqual([]);
  expect(await send(zip)).toMatchObject({ status: 303, location: '/settings/data/' });
  const [{ id, file_name: name, bytes, state }] = await listed();
  expect([name, bytes, state]).toEqual(['trip.zip', zip.length, 'reading']);
  // A second file waits until the first one was read.
  expect((await send(zip)).error).toBe('import_running');
  await runJob(site.deps, readImport, { importId: id });
  await started(member, id);
  expect(await boardsOf(member)).toEqual([['Iceland', 'secret', 1]]);
});

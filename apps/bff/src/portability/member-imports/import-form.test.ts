import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { sourceAssets } from '../../site/web-build.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { sendImport } from '../../testing/test-import-upload.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { importData, readImport } from './index.ts';

const FOLDERS = ['Iceland & more', 'Kyoto', 'Lima', 'Oslo'];
let site: TestApp;

beforeAll(async () => {
  site = await testApp({
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      render: async ({ form }) => ({ status: 200, stream: Readable.from([form?.code ?? '']) }),
    },
  });
});
afterAll(() => site.close());

/** Returns a ZIP with an image in each folder. */
async function zipOfFolders(folders: readonly string[] = FOLDERS): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nth, folder] of folders.entries()) {
    const image = (await testPicture(`#34${nth}`)).split(',').at(-1) ?? '';
    zip.addBuffer(Buffer.from(image, 'base64'), `${folder}/photo.png`);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Submits the form that starts an import, as a browser does without scripts; `repeated` has the names and values of fields that occur several times. */
function send(
  member: TestVisitor,
  id: string,
  repeated: readonly (readonly [name: string, value: string])[],
) {
  const fields = new URLSearchParams({
    csrf_token: member.cookies.get(CSRF_COOKIE) ?? '',
    id,
    privacy: 'secret',
    board_id: '',
  });
  for (const [name, value] of repeated) fields.append(name, value);
  return site.app.inject({
    method: 'POST',
    url: '/settings/data/import/start/',
    payload: fields.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
}

test('[IO-02] [AC-01] boards are chosen by a form without scripts', async () => {
  const member = await site.member();
  const { data: into } = await member.call('Board', 'create', { name: 'Journeys' });
  const importId = await sendImport(site, member, 'trip.zip', await zipOfFolders());
  await runJob(site.deps, readImport, { importId });
  const { boards } = (await member.get('DataImport')).data.imports[0].preview;
  const choose = (name: string, choice: object): string => {
    const { id } = boards.find((board: { readonly name: string }) => board.name === name);
    return new URLSearchParams({ id, ...choice }).toString();
  };
  for (const wrong of ['id=1&choice=burned', 'nonsense', choose('Lima', { choice: 'into' })])
    expect((await send(member, importId, [['board_choices', wrong]])).body, wrong).toBe('invalid_input');
  const answer = await send(
    member,
    importId,
    [
      '',
      choose('Iceland & more', { choice: 'public' }),
      choose('Kyoto', { choice: 'left_out' }),
      choose('Lima', { choice: 'into', board_id: into.id }),
    ].map((choice) => ['board_choices', choice] as const),
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/settings/data/']);
  await runJob(site.deps, importData, { importId });
  const { data } = await member.get('Boards', { username: member.username });
  expect(
    data
      .map((board: { readonly name: string; readonly privacy: string; readonly pin_count: number }) =>
        [board.name, board.privacy, board.pin_count].join(', '),
      )
      .toSorted(),
  ).toEqual(['Iceland & more, public, 1', 'Journeys, public, 1', 'Oslo, secret, 1']);
});

test('[IO-02] [AC-01] sections are chosen by a form without scripts: under another title, on the board, left out', async () => {
  const member = await site.member();
  const titles = ['Falls & springs', 'Food', 'Receipts', 'Roads', 'Waterfalls'];
  const zip = await zipOfFolders(titles.map((title) => `Trip/Iceland/${title}`));
  const importId = await sendImport(site, member, 'trip.zip', zip);
  await runJob(site.deps, readImport, { importId });
  const sections: readonly { readonly id: string; readonly title: string }[] = (
    await member.get('DataImport')
  ).data.imports[0].preview.section_list;
  expect(sections.map(({ title }) => title).toSorted()).toEqual(titles);
  const typed = new Map([
    ['Falls & springs', ['section', ' Water ']],
    ['Food', ['on_board', 'Food']],
    ['Receipts', ['left_out', 'Receipts']],
    ['Roads', ['section', '']],
  ]);
  const chosen = (choiceOf: (title: string) => readonly string[]) =>
    sections.flatMap(({ id, title }) => {
      const [choice = 'section', name = title] = choiceOf(title);
      const ref = new URLSearchParams({ id, title }).toString();
      return [
        ['sections', ref],
        ['section_choices', choice],
        ['section_titles', name],
      ] as const;
    });
  const wrong = [
    chosen(() => ['burned']),
    chosen(() => ['section', 'x'.repeat(51)]),
    chosen(() => []).slice(0, -1),
    [['sections', 'id=1&title=Food']] as const,
  ];
  for (const fields of wrong) expect((await send(member, importId, fields)).body).toBe('invalid_input');
  const answer = await send(
    member,
    importId,
    chosen((title) => typed.get(title) ?? []),
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/settings/data/']);
  await runJob(site.deps, importData, { importId });
  const { data: boards } = await member.get('Boards', { username: member.username });
  const board = boards.find(({ name }: { readonly name: string }) => name === 'Iceland');
  const made = await member.get('BoardSections', { board_id: board.id });
  expect(made.data.map((section: { readonly title: string }) => section.title).toSorted()).toEqual([
    'Roads',
    'Water',
    'Waterfalls',
  ]);
  expect(board.pin_count).toBe(4);
});

test('[IO-02] [AC-01] a form without scripts can have the choices of thousands of sections', async () => {
  const member = await site.member();
  await sendImport(site, member, 'trip.zip', await zipOfFolders());
  const fields = Array.from({ length: 2000 }, (_, nth) => [
    ['sections', `id=Trip%2FIceland%2FSection+${nth}&title=Section+${nth}`] as const,
    ['section_choices', 'section'] as const,
    ['section_titles', `Section ${nth}`] as const,
  ]).flat();
  // The form is read, and there is no such import.
  expect((await send(member, '1', fields)).body).toBe('import_not_found');
});

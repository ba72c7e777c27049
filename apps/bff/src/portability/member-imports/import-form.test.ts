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
async function zipOfFolders(): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nth, folder] of FOLDERS.entries()) {
    const image = (await testPicture(`#34${nth}`)).split(',').at(-1) ?? '';
    zip.addBuffer(Buffer.from(image, 'base64'), `${folder}/photo.png`);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Submits the form that starts an import, as a browser does without scripts. */
function send(member: TestVisitor, id: string, choices: readonly string[]) {
  const fields = new URLSearchParams({
    csrf_token: member.cookies.get(CSRF_COOKIE) ?? '',
    id,
    privacy: 'secret',
    board_id: '',
  });
  for (const choice of choices) fields.append('board_choices', choice);
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
    expect((await send(member, importId, [wrong])).body, wrong).toBe('invalid_input');
  const answer = await send(member, importId, [
    '',
    choose('Iceland & more', { choice: 'public' }),
    choose('Kyoto', { choice: 'left_out' }),
    choose('Lima', { choice: 'into', board_id: into.id }),
  ]);
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

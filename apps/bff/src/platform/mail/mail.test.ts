import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileOutbox, readOutbox } from './file-outbox.ts';
import { createSmtp } from './smtp.ts';

const MAIL = { to: 'ines@pegboard.example', subject: 'Grüße', text: 'Bonjour', html: '<p>Bonjour</p>' };
const FROM = 'Pegboard <no-reply@pegboard.example>';
let dir = '';

beforeAll(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'pegboard-mail-')), 'outbox');
});
afterAll(() => rm(join(dir, '..'), { recursive: true, force: true }));

test('[BF-09] without a mail server, a mail is a file that its owner alone may read', async () => {
  const send = createFileOutbox(dir, () => new Date('2026-11-21T12:00:00Z'));
  expect(await readOutbox(dir)).toEqual([]);
  await send(MAIL, 'one');
  const [file = ''] = await readdir(dir);
  expect((await stat(join(dir, file))).mode & 0o077).toBe(0);
  expect(await readOutbox(dir)).toMatchObject([{ ...MAIL, sentAt: '2026-11-21T12:00:00.000Z' }]);
});

test('a key has one mail, however often and by however many it is sent', async () => {
  const send = createFileOutbox(dir, () => new Date('2026-11-21T13:00:00Z'));
  await Promise.all(Array.from({ length: 20 }, () => send({ ...MAIL, subject: 'Twice' }, 'two')));
  expect((await readOutbox(dir)).map(({ subject }) => subject)).toEqual(['Twice', 'Grüße']);
  expect(await readdir(dir)).toHaveLength(2);
});

/** Starts a mail server that records its input, and responds to each recipient with `answer`. */
async function mailServer(answer: string): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isBody = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (isBody) {
          if (line !== '.') continue;
          isBody = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${answer}\r\n`);
        else if (line === 'DATA') {
          isBody = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

test('[BF-09] [WB-02] with a mail server, a mail is sent through it under an id of its key', async () => {
  const { server, url, heard } = await mailServer('250 fine');
  const send = createSmtp(url, FROM);
  await send(MAIL, 'one');
  await send({ ...MAIL, unsubscribe: 'https://pegboard.example/email/?a=1' }, 'one');
  server.close();
  expect(heard).toContain('RCPT TO:<ines@pegboard.example>');
  expect(heard).toContain('From: Pegboard <no-reply@pegboard.example>');
  const ids = heard.filter((line) => line.startsWith('Message-ID:'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(heard.filter((line) => line.startsWith('List-Unsubscribe'))).toEqual([
    'List-Unsubscribe: <https://pegboard.example/email/?a=1>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
});

test('a refusal of the mail server is reported without the address that it names', async () => {
  const { server, url } = await mailServer('550 no such user ines@pegboard.example');
  const refused = createSmtp(url, FROM)(MAIL, 'one');
  await expect(refused).rejects.toThrow(/^The mail server did not take a mail \(EENVELOPE 550\)\.$/);
  server.close();
});

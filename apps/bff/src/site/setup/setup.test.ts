import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../../platform/config/env.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { chooseAdministrator, chooseSettings } from './choose-settings.ts';
import { createAdministrator } from './create-administrator.ts';
import { formatSettings, readSettings, writeSettings } from './settings-file.ts';

// Real processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const CLI = join(import.meta.dirname, '../cli.ts');
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-setup-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('[OP-01] settings', () => {
  test('options change what exists, everything else stays, and what is missing is asked for', async () => {
    const existing = {
      PUBLIC_URL: 'https://pins.example',
      SMTP_URL: 'smtps://mail.example',
      LOG_LEVEL: 'info',
    };
    const settings = await chooseSettings(existing, '/srv/data', { port: '4400' }, undefined);
    expect(settings).toMatchObject({
      ...existing,
      NODE_ENV: 'production',
      PORT: '4400',
      HOST: '127.0.0.1',
      PEGBOARD_DATA_DIR: '/srv/data',
    });
    const asked: string[] = [];
    const answered = await chooseSettings({}, '/srv/data', {}, async (question) => {
      asked.push(question);
      return 'https://other.example';
    });
    expect([asked, answered['PUBLIC_URL']]).toEqual([['Address of the site'], 'https://other.example']);
  });

  test.each([
    [{}, 'Name the address that people type: --url'],
    [{ url: 'http://pins.example' }, 'is not https: browsers keep no session'],
  ])('an address as %o is refused with what to write', async (options, message) => {
    await expect(chooseSettings({}, '/srv/data', options, undefined)).rejects.toThrow(message);
  });

  test.each([
    [{}, 'Name the e-mail of the administrator: --email'],
    [{ email: 'ada' }, '"ada" does not look like an e-mail'],
  ])('an administrator as %o is refused with what to write', async (options, message) => {
    await expect(chooseAdministrator(options, undefined)).rejects.toThrow(message);
  });

  test('a file is written completely, for its owner alone, and read again as it was', async () => {
    const file = join(dir, 'deep/pegboard.env');
    const settings = {
      PUBLIC_URL: 'https://pins.example',
      SMTP_URL: 'smtps://me:$ecr"et#1@mail.example',
      EMPTY: '',
    };
    writeSettings(file, settings);
    expect(readSettings(file)).toEqual(settings);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    expect(() => formatSettings({ SMTP_URL: "smtp://it's" })).toThrow('write %27 for a quote');
    expect(() => writeSettings(join(file, 'below'), settings)).toThrow('cannot be written');
  });
});

describe('[OP-01] the administrator', () => {
  let site: TestApp;

  beforeAll(async () => {
    site = await testApp();
  });
  afterAll(() => site.close());

  test('is a new employee who chooses a password on a page, once', async () => {
    const created = await createAdministrator(site.deps, {
      email: 'boss@pins.example',
      fullName: 'Robin Boss',
    });
    expect(created).toMatchObject({ username: 'robinboss', isNew: true });
    const token = new URL(String(created.passwordLink)).searchParams.get('token');
    const choice = { token, new_password: 'a wholly new password' };
    expect(await site.visitor().call('UserPasswordReset', 'update', choice)).toMatchObject({ status: 200 });
    expect(await site.visitor().call('UserPasswordReset', 'update', choice)).toMatchObject({
      error: { code: 'reset_link_invalid' },
    });
    const visitor = site.visitor();
    await visitor.call('UserSession', 'create', {
      username_or_email: 'boss@pins.example',
      password: 'a wholly new password',
    });
    expect((await visitor.get('Articles')).status).toBe(200);
    const again = await createAdministrator(site.deps, { email: 'boss@pins.example', fullName: 'Other' });
    expect(again).toEqual({ username: 'robinboss', isNew: false, passwordLink: undefined });
  });

  test('may be a member already, who keeps their password', async () => {
    const member = await site.member();
    const { email } = (await member.graphql('{ viewer { email } }')).data.viewer;
    expect((await member.get('Articles')).status).toBe(403);
    expect(await createAdministrator(site.deps, { email, fullName: 'x' })).toMatchObject({ isNew: false });
    expect((await member.get('Articles')).status).toBe(200);
  });
});

describe('[OP-01] `pegboard setup`', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const pegboard = (...args: readonly string[]): Promise<{ code: unknown; out: string; err: string }> =>
    new Promise((resolve) => {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent' };
      const command = ['--conditions=@pegboard/source', CLI, ...args];
      execFile(process.execPath, command, { env, cwd: dir }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });

  test('prepares a site, and run again changes nothing; later commands read its settings', async () => {
    const file = join(dir, 'site/pegboard.env');
    const args = [
      '--settings',
      file,
      'setup',
      '--url',
      'https://pins.example',
      '--email',
      'robin@pins.example',
    ];
    const first = await pegboard(...args, '--database', database.url);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(/https:\/\/pins\.example\/password\/reset\/\?token=[\w-]{43}\n/);
    const written = await readFile(file, 'utf8');
    expect(readEnv(readSettings(file))).toMatchObject({
      isProduction: true,
      opensDemoAccounts: false,
      loadsDemoContent: false,
    });
    const second = await pegboard(...args);
    expect(second).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('The account robin exists'),
    });
    expect(await readFile(file, 'utf8')).toBe(written);
    expect(await pegboard('--settings', file, 'password-link', 'robin')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^https:\/\/pins\.example\/password\/reset\/\?token=[\w-]{43}\n$/),
    });
  });

  test('an answer that is wrong is one sentence, and nothing is written', async () => {
    const file = join(dir, 'wrong/pegboard.env');
    const { code, err } = await pegboard('--settings', file, 'setup', '--url', 'http://pins.example');
    expect([code, err]).toEqual([1, expect.stringContaining('is not https')]);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect((await pegboard('--settings', join(dir, 'none.env'), 'jobs')).err).toContain(
      '`pegboard setup` writes them',
    );
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_SECTIONS, accountPage, type AccountData } from '../../portability/member-archive/index.ts';
import { exportData, exportReadyMail } from '../../portability/member-exports/index.ts';
import { issueToken } from '../../testing/api-tokens.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { readZip } from '../../testing/read-zip.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { PERSONAL_DATA } from '../account-deletion/personal-data.ts';
import { LEFT_OUT, TABLE_SECTIONS } from './account-sections.ts';

let site: TestApp;
let member: TestVisitor;
let other: TestVisitor;
let data: AccountData;
let files: Awaited<ReturnType<typeof readZip>>;
let exportId: string;

const ok = async (answer: ReturnType<TestVisitor['call']>) => {
  const { status, data: got, error } = await answer;
  expect([status, error?.code]).toEqual([200, undefined]);
  return got;
};
const confirm = (who: TestVisitor, proof: object) =>
  who.call('DataExportDownload', 'create', { id: exportId, ...proof });
const fetchFile = (url: string, who: TestVisitor) =>
  site.app.inject({ url, cookies: Object.fromEntries(who.cookies) });

beforeAll(async () => {
  site = await testApp();
  [member, other] = [await site.member('Mara Lind'), await site.member('Otto Berg')];
  const enemy = await site.member('Block Er');
  const board = (await ok(other.call('Board', 'create', { name: 'Wheels' }))).id;
  const image = await testPicture('#305070');
  const pin = (
    await ok(other.call('Pin', 'create', { board_id: board, title: 'Wheel', image_base64: image }))
  ).id;
  await ok(member.call('Conversations', 'create', { user_ids: [other.id], text: 'Hello <Otto>' }));
  await ok(other.call('Conversations', 'create', { user_ids: [member.id], text: 'Secret of Otto' }));
  await ok(member.call('PinReaction', 'create', { pin_id: pin, reaction_type: 1 }));
  await ok(member.call('RecentSearch', 'create', { query: 'kiln' }));
  await ok(member.call('Mute', 'create', { kind: 'word', value: 'spoiler' }));
  await ok(
    member.call('Report', 'create', {
      object_type: 'pin',
      object_id: pin,
      reason: 'spam',
      detail: 'Fake wheel',
    }),
  );
  await ok(other.call('UserFollow', 'create', { user_id: member.id }));
  await ok(member.call('UserBlock', 'create', { blocked_user_id: enemy.id }));
  const hidden = await site.member('Hidden Blocker');
  await ok(hidden.call('UserBlock', 'create', { blocked_user_id: member.id }));
  await ok(other.call('Mute', 'create', { kind: 'member', value: member.id }));
  await issueToken(site, member, ['boards:read']);
  exportId = (await ok(member.call('DataExport', 'create'))).id;
  await runJob(site.deps, exportData, { exportId });
  const { data: confirmed } = await confirm(member, { password: TEST_PASSWORD });
  const { rawPayload } = await fetchFile(confirmed.download_url, member);
  files = await readZip(rawPayload);
  data = JSON.parse(files.get('account.json')?.toString() ?? '') as AccountData;
});
afterAll(() => site.close());

describe('the catalogue', () => {
  test('[AC-02] each table with rows of a member is exported, or left out for a reason', () => {
    const ofMembers = Object.entries(PERSONAL_DATA).flatMap(([name, treatment]) =>
      'deletedBy' in treatment ? [name] : [],
    );
    const exported = Object.values(TABLE_SECTIONS).flatMap(({ tables }) => tables);
    const declared = new Set([...exported, ...Object.keys(LEFT_OUT)]);
    expect(ofMembers.filter((name) => !declared.has(name))).toEqual([]);
    expect(exported.filter((name) => name in LEFT_OUT)).toEqual([]);
    expect([...declared].filter((name) => !(name in PERSONAL_DATA))).toEqual([]);
    for (const reason of Object.values(LEFT_OUT)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});

describe('an archive of everything', () => {
  test('[AC-02] has all parts of the account data, with what the member did', () => {
    expect(Object.keys(data)).toEqual(ACCOUNT_SECTIONS);
    expect(data.account).toMatchObject([{ username: member.username, full_name: 'Mara Lind' }]);
    expect(data.messages).toMatchObject([{ others: [other.username], text: 'Hello <Otto>' }]);
    expect(data.reactions).toMatchObject([
      { pin: expect.stringMatching(/^\/pin\/\d+\/$/), reaction_type: 1 },
    ]);
    expect(data.searches).toMatchObject([{ query: 'kiln' }]);
    expect(data.muted).toMatchObject([{ kind: 'word', value: 'spoiler' }]);
    expect(data.reports).toMatchObject([{ reason: 'spam', detail: 'Fake wheel' }]);
    expect(data.followers).toMatchObject([{ username: other.username }]);
    expect(data.blocked_members).toHaveLength(1);
    expect(data.access_tokens).toMatchObject([{ name: 'A test', scopes: ['boards:read'] }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.exports).toHaveLength(1);
  });

  test('[AC-02] has no secrets, and nothing of what others did to the member', () => {
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/hash|secret_|sealed|public_key/i);
    for (const hidden of ['Secret of Otto', 'hiddenblocker', 'Hidden Blocker'])
      expect(text).not.toContain(hidden);
  });

  test('[AC-02] has a page for people with the same, which escapes every text', () => {
    const page = files.get('account.html')?.toString() ?? '';
    expect(page).toContain('<h2>Messages that you sent</h2>');
    expect(page).toContain('Hello &lt;Otto&gt;');
    expect(page).not.toContain('<h2>Drafts</h2>');
    expect(files.get('index.html')?.toString()).toContain('href="account.html"');
    expect(accountPage('ar', data).html).toContain('dir="rtl"');
    expect(accountPage('de', data).html).toContain('<h2>Deine Meldungen</h2>');
  });
});

describe('a finished export', () => {
  test('[AC-02] is announced by an email with its last day, in the language of the member', async () => {
    const { rows } = await site.deps.db.execute<{ data: string }>(
      sql`select data::text from jobs.job where name = 'send-mail' and data::text like '%export-ready%'`,
    );
    expect(rows).toHaveLength(1);
    const mail = await exportReadyMail.write({ exportId }, site.deps, { id: 'a' });
    expect(mail).toMatchObject({ subject: 'Your Pegboard export is ready' });
    expect(mail?.text).toContain('http://localhost:4310/settings/data/');
    expect(await exportReadyMail.write({ exportId: '7' }, site.deps, { id: 'a' })).toBeNull();
  });

  test('[AC-02] is downloaded only after the member confirmed who they are, for an hour', async () => {
    const wrong = await confirm(member, { password: 'not my password' });
    expect([wrong.status, Object.keys(wrong.error.fields)]).toEqual([400, ['password']]);
    expect((await confirm(other, { password: TEST_PASSWORD })).error.code).toBe('export_not_found');
    const path = `/resource/DataExportResource/download/${exportId}/`;
    for (const query of ['', '?key=', '?key=1.2.3', '?key=a&key=b'])
      expect((await fetchFile(`${path}${query}`, member)).statusCode).toBe(404);
    const { download_url: url } = (await confirm(member, { password: TEST_PASSWORD })).data;
    expect((await fetchFile(url, member)).statusCode).toBe(200);
    expect((await fetchFile(url, other)).statusCode).toBe(404);
    expect((await fetchFile(url.replace(exportId, '7'), member)).statusCode).toBe(404);
    site.clock.now = new Date(Date.now() + 61 * 60_000);
    expect((await fetchFile(url, member)).statusCode).toBe(404);
    site.clock.now = undefined;
  });

  test('[AC-02] of a member with two-step login needs a code too, and guesses are limited', async () => {
    await site.deps.db.execute(sql`
      insert into two_step_logins (user_id, sealed_secret, confirmed_at) values (${BigInt(member.id)}, 'x', now())`);
    const answer = await confirm(member, { password: TEST_PASSWORD });
    expect(Object.keys(answer.error.fields)).toEqual(['code']);
    await site.deps.db.execute(sql`delete from two_step_logins`);
    const codes: string[] = [];
    for (let nth = 0; nth < 12; nth += 1)
      codes.push((await confirm(member, { password: 'guess' })).error.code);
    expect(codes.at(-1)).toBe('rate_limited');
  });
});

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole } from './index.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { isDisposableEmail } from './disposable-email.ts';

let site: TestApp;
let employee: TestVisitor;
let people = 0;

beforeAll(async () => {
  site = await testApp();
  employee = await site.member('Employee');
  await setRole(site.deps.db, employee.username, 'employee');
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  await setProof('load');
});

const setProof = async (mode: string) =>
  expect((await employee.call('SiteSettings', 'update', { sign_up_proof: mode })).data.sign_up_proof).toBe(
    mode,
  );
const signUp = (visitor: TestVisitor, options: object = {}) =>
  visitor.call('UserRegister', 'create', {
    email: `prover${(people += 1)}@pegboard.example`,
    password: TEST_PASSWORD,
    full_name: 'Nia Okoye',
    ...options,
  });

/** Solves a new challenge as the page does. */
async function prove(visitor: TestVisitor): Promise<{ challenge: object; solution: object }> {
  const { data: challenge } = await visitor.get('SignUpChallenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return { challenge, solution };
}

test('[OP-09] ten sign-ups of an address within an hour need no proof, the eleventh does', async () => {
  const address = '198.51.100.7';
  for (let nth = 0; nth < 10; nth += 1) expect((await signUp(site.visitor(address))).status).toBe(200);
  const next = site.visitor(address);
  const { status, error } = await signUp(next);
  expect([status, error.code]).toEqual([403, 'proof_required']);
  expect((await signUp(site.visitor())).status).toBe(200);
  const proof = await prove(next);
  expect((await signUp(next, { proof })).data.username).toMatch(/^niaokoye/);
});

test('[OP-09] a proof counts once, is of this site, and expires', async () => {
  await setProof('always');
  const visitor = site.visitor();
  const refused = async (proof: object) => (await signUp(site.visitor(), { proof })).error.code;
  const proof = await prove(visitor);
  const { challenge, solution } = proof as { challenge: { parameters: object }; solution: object };
  expect(await refused({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } })).toBe(
    'proof_required',
  );
  const later = { ...challenge.parameters, expiresAt: 4_000_000_000 };
  expect(await refused({ challenge: { ...challenge, parameters: later }, solution })).toBe('proof_required');
  expect((await signUp(visitor, { proof })).status).toBe(200);
  expect(await refused(proof)).toBe('proof_required');
  const late = await prove(visitor);
  site.clock.now = new Date(Date.now() + 11 * 60_000);
  expect(await refused(late)).toBe('proof_required');
});

test('[OP-09] without scripts a sign-up that needs a proof waits for the team, which can approve it', async () => {
  await setProof('always');
  const answer = await signUp(site.visitor(), {
    email: 'quiet@pegboard.example',
    waits_without_proof: true,
  });
  expect(answer.data).toEqual({ waits_for_approval: true });
  const { data } = await employee.get('SignUpRequests');
  expect(data).toMatchObject([{ email: 'quiet@pegboard.example', reason: 'no_proof' }]);
  await employee.call('SignUpRequest', 'update', { id: data[0].id, decision: 'approve' });
  const entered = await site.visitor().call('UserSession', 'create', {
    username_or_email: 'quiet@pegboard.example',
    password: TEST_PASSWORD,
  });
  expect(entered.status).toBe(200);
});

test('[OP-09] a sign-up with a disposable email waits for the team', async () => {
  const answer = await signUp(site.visitor(), { email: 'someone@mail.mailinator.com' });
  expect(answer.data).toEqual({ waits_for_approval: true });
  const { data } = await employee.get('SignUpRequests');
  expect(data.map(({ reason }: { reason: string }) => reason)).toContain('disposable_email');
});

test.each([
  ['a@mailinator.com', true],
  ['a@x.mailinator.com', true],
  ['a@gmail.com', false],
  ['a@notmailinator.com.example', false],
])('[OP-09] %s is disposable: %s', (email, expected) => {
  expect(isDisposableEmail(email)).toBe(expected);
});

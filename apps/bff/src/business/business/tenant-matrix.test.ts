import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectOperations, createModules } from '../../site/modules.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { validOptions } from '../../testing/fuzz/options-of.ts';
import { BUSINESS_KINDS, BUSINESS_ROLES, hasPermission, type BusinessKind } from './rights.ts';
import { businesses, businessMembers } from './tables.ts';

/**
 * Calls every operation of a business, of all domains, as a member of another business, as members of every
 * role, and as a former member. New operations are included automatically.
 */
const STRANGER = 'stranger';
let site: TestApp;
let calls: readonly AnyResource[];
const people = new Map<string, TestVisitor>();

beforeAll(async () => {
  site = await testApp();
  calls = collectOperations(createModules(site.deps)).resources.filter(({ business }) => business);
  for (const who of [STRANGER, ...BUSINESS_ROLES]) people.set(who, await site.member(who));
  // A stranger is a member of another business, with all permissions.
  await newBusiness('access', [STRANGER]);
});
afterAll(() => site.close());

function whoIs(name: string): TestVisitor {
  const visitor = people.get(name);
  if (!visitor) throw new Error(`There is no ${name}.`);
  return visitor;
}

/** Creates a business of this kind, with a member in each role. */
async function newBusiness(kind: BusinessKind, owners: readonly string[] = []): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind, name: 'Kiln' });
  const members = [
    ...owners.map((who) => ({ who, role: 'owner' as const })),
    ...(owners.length === 0 ? BUSINESS_ROLES.map((role) => ({ who: role, role })) : []),
  ];
  await site.deps.db
    .insert(businessMembers)
    .values(members.map(({ who, role }) => ({ businessId: id, userId: BigInt(whoIs(who).id), role })));
  return String(id);
}

/** Calls a resource with well-formed options for this business. */
async function tryCall(resource: AnyResource, who: string, business: string): Promise<TestAnswer> {
  const [options] = fc.sample(
    validOptions(resource.options, (name) => (name === 'business_id' ? [business] : [])),
    { numRuns: 1, seed: 7 },
  );
  const sent = { ...options, business_id: business };
  return resource.action === 'get'
    ? whoIs(who).get(resource.name, sent)
    : whoIs(who).call(resource.name, resource.action, sent);
}

const refusalOf = ({ status, error }: TestAnswer): string =>
  /^business_(?:not_found|right_missing|kind_wrong)$/.test(error?.code ?? '')
    ? `${status} ${error.code}`
    : 'let in';
const nameOf = ({ name, action }: AnyResource): string => `${name} ${action}`;
const kindFor = ({ business }: AnyResource): BusinessKind => business?.kinds?.[0] ?? 'access';

/** Returns the responses of all requests by name. */
async function answersOf(ask: (resource: AnyResource) => Promise<TestAnswer>): Promise<object> {
  const answers: Record<string, string> = {};
  for (const resource of calls) answers[nameOf(resource)] = refusalOf(await ask(resource));
  return answers;
}

const wanted = (of: (resource: AnyResource) => string): object =>
  Object.fromEntries(calls.map((resource) => [nameOf(resource), of(resource)]));

test('[BD-04] there are calls of businesses, and each of them names its right', () => {
  expect(calls.length).toBeGreaterThan(0);
});

test.each([
  ['somebody of another business', (resource: AnyResource) => newBusiness(kindFor(resource))],
  ['anybody, of a business that is not there', async () => '7'],
  ['anybody, of what is no id', async () => 'x'],
])('[BD-04] 404 for %s and any resource', async (_, businessFor) => {
  expect(
    await answersOf(async (resource) => tryCall(resource, STRANGER, await businessFor(resource))),
  ).toEqual(wanted(() => '404 business_not_found'));
});

test.each(BUSINESS_ROLES)(
  '[BD-04] %s is let in where the role has the right, and 403 elsewhere',
  async (role) => {
    expect(
      await answersOf(async (resource) => tryCall(resource, role, await newBusiness(kindFor(resource)))),
    ).toEqual(
      wanted(({ business }) =>
        business && hasPermission(role, business.right) ? 'let in' : '403 business_right_missing',
      ),
    );
  },
);

test('[BD-04] 403 in an account of a kind that has no such page, also for its owner', async () => {
  const elsewhere = calls.filter(({ business }) => business?.kinds);
  for (const resource of elsewhere) {
    const kinds = resource.business?.kinds ?? [];
    const other = BUSINESS_KINDS.find((kind) => !kinds.includes(kind));
    if (!other) continue;
    const answer = await tryCall(resource, 'owner', await newBusiness(other));
    expect([nameOf(resource), refusalOf(answer)]).toEqual([nameOf(resource), '403 business_kind_wrong']);
  }
});

test('[BD-04] a membership that ended is worth nothing on the next request', async () => {
  expect(
    await answersOf(async (resource) => {
      const id = await newBusiness(kindFor(resource));
      await tryCall(resource, 'owner', id);
      await site.deps.db
        .delete(businessMembers)
        .where(
          and(
            eq(businessMembers.businessId, BigInt(id)),
            eq(businessMembers.userId, BigInt(whoIs('owner').id)),
          ),
        );
      return tryCall(resource, 'owner', id);
    }),
  ).toEqual(wanted(() => '404 business_not_found'));
});

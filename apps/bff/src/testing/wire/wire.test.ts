import { createRestPorts } from '@pegboard/resource-client/save-ports';
import { findShapeChanges, readExchanges, readWire, wireVersions } from '@pegboard/wire';
import { buildSchema, parse, validate } from 'graphql';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeEvents, type EventDescription } from './describe-events.ts';
import { playSaves } from './record-rest.ts';
import { createWireWorld, send, type WireWorld } from './wire-world.ts';

type Release = { readonly version: string; readonly operations: Readonly<Record<string, string>> };

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../../../${path}`, import.meta.url), 'utf8')) as unknown;
const releases = (await readJson('apps/web/released/persisted-documents.json')) as readonly Release[];
const released = Object.assign({}, ...releases.map(({ operations }) => operations)) as Release['operations'];

let world: WireWorld;

beforeAll(async () => {
  const current = (await readJson('apps/web/src/data/generated/persisted-documents.json')) as object;
  // What a server of this build knows is what `apps/web/known-operations.ts` writes.
  world = await createWireWorld({ ...released, ...current });
});
afterAll(() => world.site.close());

describe.each(wireVersions())('the contract %s', (version) => {
  test('[PK-09] [BY-23] its resources are answered in their order by the server of today', async () => {
    const changes: string[] = [];
    for (const { name, request, status, answer } of readExchanges(version, 'rest')) {
      const today = await send(world, request);
      if (today.status !== status) changes.push(`${name}: ${today.status} instead of ${status}`);
      changes.push(...findShapeChanges(answer, today.answer).map((change) => `${name}: ${change}`));
      takeIds(name, today.answer, world.values);
    }
    expect(changes).toEqual([]);
  });

  test.each(readExchanges(version, 'graphql'))(
    '[PK-09] a page of it reads $name from the server of today',
    async ({ request, status, answer }) => {
      const today = await send(world, request);
      expect(today.status, JSON.stringify(today.answer)).toBe(status);
      expect(findShapeChanges(answer, today.answer)).toEqual([]);
    },
  );

  test('[PK-09] [BY-23] the save flow of today reads its answers', async () => {
    const frozen = readExchanges(version, 'rest');
    const values = new Map([['pin', '1']]);
    let step = '';
    const ports = createRestPorts({
      baseUrl: '',
      csrfToken: () => '',
      async fetch(url) {
        const path = url.split('?')[0];
        const found = frozen.find((one) => one.name === step && one.request.url.split('?')[0] === path);
        return { status: found?.status ?? 599, json: () => Promise.resolve(found?.answer) };
      },
    });
    const results = await playSaves(ports, values, (name) => void (step = name));
    expect(results).toMatchObject([
      { ok: true, board: { name: 'Quiet kitchens', privacy: 'secret' } },
      { ok: true, section: { title: 'Shelves' } },
      { boards: expect.arrayContaining([expect.objectContaining({ name: 'Quiet kitchens' })]) },
      { ok: true, place: { isProfile: false, section: null } },
      { ok: true, place: { isProfile: false, section: { title: 'Shelves' } } },
      { ok: true },
      { ok: true, place: { isProfile: true } },
    ]);
  });

  test('[PK-09] [BY-23] its domain events, which may be in a queue, are in the catalogue of today', () => {
    const frozenEvents = readWire(version, 'domain-events') as readonly EventDescription[];
    const today = new Map(describeEvents().map((event) => [`${event.name} ${event.version}`, event.schema]));
    for (const { name, version: of, schema } of frozenEvents)
      expect(today.get(`${name} ${of}`), `${name} ${of}`).toEqual(schema);
  });
});

describe.each(releases)('the pages of release $version', ({ operations }) => {
  test('[PK-09] every operation of theirs is valid in the schema of today', async () => {
    const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
    const invalid = Object.values(operations).flatMap((text) => validate(schema, parse(text)));
    expect(invalid.map(({ message }) => message)).toEqual([]);
  });
});

/** Adds the ids of an answer on which later requests depend. */
function takeIds(name: string, answer: unknown, values: Map<string, string>): void {
  const key = {
    'create a board': 'newBoard',
    'create a section': 'section',
    'save a pin to a board': 'copy',
    'move a pin to a section': 'moved',
  }[name];
  const parsed = z
    .object({ resource_response: z.object({ data: z.object({ id: z.string() }) }) })
    .safeParse(answer);
  if (key !== undefined && parsed.success) values.set(key, parsed.data.resource_response.data.id);
}

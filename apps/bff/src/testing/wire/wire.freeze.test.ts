import { freezeWire } from '@pegboard/wire';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { describeEvents } from './describe-events.ts';
import { recordGraphql } from './record-graphql.ts';
import { recordRest } from './record-rest.ts';
import { createWireWorld } from './wire-world.ts';

test('[PK-09] the requests of the pages of today and the answers of the server are frozen', async () => {
  const file = new URL('../../../../web/src/data/generated/persisted-documents.json', import.meta.url);
  const operations = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  const world = await createWireWorld(operations);
  freezeWire('rest', await recordRest(world));
  freezeWire('graphql', await recordGraphql(world, operations));
  freezeWire('domain-events', describeEvents());
  await world.site.close();
});

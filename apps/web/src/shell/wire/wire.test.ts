import { fromGraphQL } from '@pegboard/pin-card';
import { findShapeChanges, readExchanges, readWire, wireVersions, type Exchange } from '@pegboard/wire';
import { describe, expect, test } from 'vitest';
import { readKnownOperations } from '../../../known-operations.ts';
import { resolve } from 'node:path';
import * as documents from '../../data/generated/graphql.ts';
import { createGraphqlClient } from '../../data/graphql-client.ts';
import type { SendOperation } from '../../data/query-cache.ts';
import { toPin, type PinData } from '../../features/closeup/pin-from-query.ts';
import { deviceDraftSchema } from '../../features/creating/device-drafts.ts';
import {
  openQueueStorage,
  openVisitorStore,
  QUEUED,
  writeStoredFormats,
  type StoredFormats,
} from './stored-formats.ts';

type Document = Parameters<SendOperation>[0];
type FrozenBody = {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
};

const WEB = resolve(import.meta.dirname, '../../..');
const bodyOf = ({ request }: Exchange): FrozenBody => JSON.parse(request.body ?? '{}') as FrozenBody;

/** Answers an operation of today with a frozen answer, through the client of the pages. */
async function read(frozen: readonly Exchange[], name: string): Promise<unknown> {
  const exchange = frozen.find((one) => one.name === name);
  if (exchange === undefined) throw new Error(`No answer to ${name} is frozen.`);
  const client = createGraphqlClient({
    url: 'https://pegboard.example/graphql',
    fetch: async () => Response.json(exchange.answer, { status: exchange.status }),
  });
  const document = (documents as Readonly<Record<string, unknown>>)[`${name}Document`] as Document;
  return client(document, bodyOf(exchange).variables as Parameters<SendOperation>[1]);
}

describe.each(wireVersions())('the contract %s', (version) => {
  const graphql = readExchanges(version, 'graphql');
  const stored = readWire(version, 'storage') as StoredFormats;
  const texts = (): Map<string, string> => new Map(Object.entries(stored.localStorage));

  test.each(graphql)('[PK-09] a page of today reads $name from a server of it', async (exchange) => {
    const answer = exchange.answer as { readonly data: object };
    expect(findShapeChanges(answer.data, await read(graphql, exchange.name))).toEqual([]);
  });

  test('[PK-09] [BY-23] the close-up and the cards of today are made from its answers', async () => {
    const { result } = (await read(graphql, 'Pin')) as { readonly result: { readonly data: PinData } };
    expect(toPin(result.data)).toMatchObject({ title: 'Blue cup' });
    const { feed } = (await read(graphql, 'HomeFeed')) as {
      readonly feed: {
        readonly connection: {
          readonly edges: readonly { readonly node: Parameters<typeof fromGraphQL>[0] }[];
        };
      };
    };
    const titles = feed.connection.edges.map(({ node }) => fromGraphQL(node).title);
    expect(titles).toContain('Blue cup');
  });

  test('[PK-09] a server of today knows every operation of its pages', () => {
    const known = new Set(Object.keys(readKnownOperations(WEB)));
    const unknown = graphql.filter((one) => !known.has(bodyOf(one).extensions.persistedQuery.sha256Hash));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  test('[PK-09] [BY-23] what its pages stored of a visitor is read', () => {
    const visitor = openVisitorStore(texts());
    expect(visitor.state()).toEqual(openVisitorStore(textsOfToday()).state());
    expect(visitor.state()).toMatchObject({ closeupPins: ['7'], savedPins: [{ pinId: '7' }] });
    expect(visitor.isUpsellDue('saveButtonExp')).toBe(false);
  });

  test('[PK-09] [BY-23] saves that its pages queued are sent', () => {
    expect(openQueueStorage(texts()).read()).toEqual([QUEUED]);
  });

  test('[PK-09] [BY-23] drafts that its pages stored are opened', () => {
    expect(stored.drafts.length).toBeGreaterThan(0);
    for (const draft of stored.drafts) expect(deviceDraftSchema.parse(draft)).toEqual(draft);
  });

  test('[PK-09] its pages read what pages of today store, in a tab that is still open', () => {
    expect(findShapeChanges(stored, writeStoredFormats())).toEqual([]);
    for (const [key, text] of Object.entries(stored.localStorage))
      expect(findShapeChanges(JSON.parse(text), JSON.parse(textsOfToday().get(key) ?? 'null'), key)).toEqual(
        [],
      );
  });
});

const textsOfToday = (): Map<string, string> => new Map(Object.entries(writeStoredFormats().localStorage));

import type pg from 'pg';
import { GraphBuilder } from './graph-builder.ts';
import type { StoredGraph } from './graph-file.ts';
import type { GraphStatements } from './graph-statements.ts';

/** The rows of a page. */
const PAGE_ROWS = 20_000;

/** Returns the identity of a database. */
export async function readIdentity(client: pg.ClientBase, statements: GraphStatements): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(statements.identity);
  return rows[0]?.identity ?? '';
}

/**
 * Reads the graph from the database, page by page. Changes meanwhile may be contained or not: the reader of changes starts at
 * the origin of the graph, and applies them again.
 */
export async function readGraphFromDatabase(
  client: pg.ClientBase,
  statements: GraphStatements,
  now: () => number = Date.now,
): Promise<StoredGraph> {
  const identity = await readIdentity(client, statements);
  const { rows } = await client.query<{ transactionId: string }>(statements.position);
  const origin = { identity, transactionId: rows[0]?.transactionId ?? '0', madeAt: now() };
  const builder = new GraphBuilder();
  for await (const packed of pages(client, statements.boards))
    for (let at = 0; at < packed.length; at += 8) builder.addBoard(halvesAt(packed, at));
  for await (const packed of pages(client, statements.contents))
    for (let at = 0; at < packed.length; at += 20) {
      const topicId = packed.readBigInt64BE(at + 8);
      const language = String.fromCharCode(packed.readUInt16BE(at + 16), packed.readUInt16BE(at + 18));
      builder.addContent(halvesAt(packed, at), { topicId: topicId === 0n ? null : topicId, language });
    }
  for await (const packed of pages(client, statements.saves))
    for (let at = 0; at < packed.length; at += 16)
      builder.addSave(halvesAt(packed, at), halvesAt(packed, at + 8));
  return { arrays: builder.build().arrays(), origin };
}

/** Reads all pages of a statement, by id. */
async function* pages(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  let after = '-1';
  for (;;) {
    const { rows } = await client.query<{ last: string | null; packed: Buffer | null }>(statement, [
      after,
      PAGE_ROWS,
    ]);
    const { last = null, packed = null } = rows[0] ?? {};
    if (last === null || packed === null) return;
    yield packed;
    after = last;
  }
}

function halvesAt(packed: Buffer, at: number): { readonly high: number; readonly low: number } {
  return { high: packed.readUInt32BE(at), low: packed.readUInt32BE(at + 4) };
}

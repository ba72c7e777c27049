import type { DemoWorld } from '@pegboard/demo-content';
import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/db.ts';
import { tables } from '../tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { StoredPicture } from './draw-pictures.ts';
import type { WorldRows } from './world-rows.ts';

/** Writes the rows of stored images, and returns their ids by key. */
export async function storeImages(
  db: Db,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<(key: string) => bigint> {
  const { images } = tables;
  const rows = [...pictures.values()].map((picture) => ({ id: newId(), ...picture }));
  await db.insert(images).values(rows).onConflictDoNothing();
  const signatures = rows.map(({ signature }) => signature);
  const stored = await db
    .select({ id: images.id, signature: images.signature })
    .from(images)
    .where(inArray(images.signature, signatures));
  const ids = new Map(stored.map(({ id, signature }) => [signature, id]));
  return (key) => idIn(ids, pictures.get(key)?.signature, `the picture ${key.slice(0, 200)}`);
}

/** Writes missing topics with those above them, and returns the ids of all by `urlName`. */
export async function storeTopics(db: Db, { topics }: DemoWorld): Promise<(urlName: string) => bigint> {
  const { interests } = tables;
  await db
    .insert(interests)
    .values(
      topics.map(({ urlName, name, keywords = [] }) => ({
        id: newId(),
        urlName,
        name,
        keywords: [...keywords],
      })),
    )
    .onConflictDoNothing();
  const urlNames = topics.map(({ urlName }) => urlName);
  const stored = await db.select().from(interests).where(inArray(interests.urlName, urlNames));
  const ids = new Map(stored.map(({ id, urlName }) => [urlName, id]));
  const topicId = (urlName: string): bigint => idIn(ids, urlName, `the topic ${urlName}`);
  for (const [parent, below] of Map.groupBy(topics, (topic) => topic.parent))
    if (parent !== undefined)
      await db
        .update(interests)
        .set({ parentId: topicId(parent) })
        .where(
          inArray(
            interests.urlName,
            below.map(({ urlName }) => urlName),
          ),
        );
  return topicId;
}

/** Writes the rows of a world, one statement per table. */
export async function storeRows(db: Db, rows: WorldRows): Promise<void> {
  const put = async <Table extends PgTable>(
    table: Table,
    values: readonly Table['$inferInsert'][],
  ): Promise<void> => {
    if (values.length > 0) await db.insert(table).values([...values]);
  };
  await put(tables.users, rows.users);
  await put(tables.boards, rows.boards);
  await put(tables.boardSections, rows.boardSections);
  await put(tables.boardCollaborators, rows.boardCollaborators);
  await put(tables.contents, rows.contents);
  await put(tables.customerLists, rows.customerLists);
  await put(tables.customerListMembers, rows.customerListMembers);
  await put(tables.businesses, rows.businesses);
  await put(tables.adAccounts, rows.adAccounts);
  await put(tables.campaigns, rows.campaigns);
  await put(tables.pinPromotions, rows.pinPromotions);
  await put(tables.pins, rows.pins);
  await put(tables.comments, rows.comments);
  await put(tables.reactions, rows.reactions);
  await put(tables.userFollows, rows.userFollows);
  await put(tables.boardFollows, rows.boardFollows);
  await put(tables.interestFollows, rows.interestFollows);
  await put(tables.boardInvites, rows.boardInvites);
  await put(tables.news, rows.news);
  await put(tables.newsActors, rows.newsActors);
  await put(tables.conversations, rows.conversations);
  await put(tables.conversationMembers, rows.conversationMembers);
  await put(tables.conversationMessages, rows.conversationMessages);
  await put(tables.articles, rows.articles);
  await put(tables.articleImages, rows.articleImages);
  await put(tables.adDays, rows.adDays);
  await put(tables.orderLines, rows.orderLines);
  await put(tables.ledgerEntries, rows.ledgerEntries);
  await put(tables.invoices, rows.invoices);
  await put(tables.taxDetails, rows.taxDetails);
  await put(tables.businessMembers, rows.businessMembers);
  await put(tables.businessLog, rows.businessLog);
}

function idIn(ids: ReadonlyMap<string, bigint>, key: string | undefined, what: string): bigint {
  const id = key === undefined ? undefined : ids.get(key);
  if (id === undefined) throw new Error(`The demo content names ${what}, which was not stored.`);
  return id;
}

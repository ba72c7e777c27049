import { newId } from '../../platform/ids/new-id.ts';
import { catalogs } from '../../business/catalog-records/index.ts';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { videoUploads } from '../../pins/video-uploads/tables.ts';
import { callApi, issueToken } from '../api-tokens.ts';
import type { TestApp, TestVisitor } from '../app.ts';
import { testPicture } from '../test-picture.ts';

/** The ids of the objects that a request to the public API names. */
export type ApiTarget = {
  readonly board_id: string;
  readonly section_id: string;
  readonly pin_id: string;
  readonly media_id: string;
  readonly feed_id: string;
};

/** A target that does not exist. */
export const MISSING_TARGET: ApiTarget = {
  board_id: '7',
  section_id: '7',
  pin_id: '7',
  media_id: '7',
  feed_id: '7',
};

/** The members of the token matrix, and what the owner has on a public and on a secret board. */
export type ApiCast = {
  readonly owner: TestVisitor;
  readonly other: TestVisitor;
  readonly blocked: TestVisitor;
  readonly open: ApiTarget;
  readonly secret: ApiTarget;
};

/** The parameters that a query needs, by their names. */
export const QUERIES: Readonly<Record<string, string>> = { query: 'cup', term: 'cup', country_code: 'US' };

/** A body of each operation that has one. */
export const BODIES: Readonly<Record<string, (target: ApiTarget) => Promise<object> | object>> = {
  'boards/create': () => ({ name: 'Another board' }),
  'boards/update': () => ({ name: 'A new name', description: 'Changed' }),
  'board_sections/create': () => ({ name: 'Another section' }),
  'board_sections/update': () => ({ name: 'A new name' }),
  'pins/create': async ({ board_id: board }) => ({
    board_id: board,
    media_source: await imageSource('#123123'),
  }),
  'pins/update': () => ({ title: 'A new title' }),
  'pins/save': () => ({}),
  'media/create': () => ({ media_type: 'video' }),
};

/** Creates the members and objects of the token matrix. */
export async function createApiCast(site: TestApp): Promise<ApiCast> {
  const { db } = site.deps;
  const [owner, other, blocked] = [
    await site.member('Owner'),
    await site.member('Other'),
    await site.member('Blocked'),
  ];
  await owner.call('UserBlock', 'create', { blocked_user_id: blocked.id });
  const token = await issueToken(site, owner);
  const make = async (path: string, options: object): Promise<string> => {
    const { status, body } = await callApi(site, token, 'POST', path, options);
    if (status !== 201) throw new Error(`POST ${path} was answered by ${status}: ${JSON.stringify(body)}.`);
    return body.id;
  };
  const [businessId, catalogId, mediaId] = [newId(), newId(), newId()];
  const objects = async (privacy: 'PUBLIC' | 'SECRET'): Promise<ApiTarget> => {
    const board = await make('/boards', { name: `Cups ${privacy}`, privacy });
    const section = await make(`/boards/${board}/sections`, { name: 'Blue' });
    const source = await imageSource(privacy === 'PUBLIC' ? '#204060' : '#602040');
    const pin = { board_id: board, board_section_id: section, title: 'Cup', media_source: source };
    return {
      board_id: board,
      section_id: section,
      pin_id: await make('/pins', pin),
      media_id: String(mediaId),
      feed_id: String(catalogId),
    };
  };
  const [open, secret] = [await objects('PUBLIC'), await objects('SECRET')];
  await db.insert(videoUploads).values({ id: mediaId, ownerId: BigInt(owner.id), bytes: 7 });
  await db.insert(businesses).values({ id: businessId, kind: 'manager', name: 'Kiln' });
  await db.insert(businessMembers).values({ businessId, userId: BigInt(owner.id), role: 'owner' });
  await db.insert(catalogs).values({
    id: catalogId,
    businessId,
    ownerId: BigInt(owner.id),
    boardId: BigInt(open.board_id),
    name: 'Shop',
    currency: 'EUR',
  });
  return { owner, other, blocked, open, secret };
}

async function imageSource(color: string): Promise<object> {
  const [, data] = (await testPicture(color)).split(',');
  return { source_type: 'image_base64', content_type: 'image/png', data };
}

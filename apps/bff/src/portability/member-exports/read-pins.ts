import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notBlockedCondition, users } from '../../people/accounts/index.ts';
import { boards } from '../../pins/board-access/index.ts';
import { captions } from '../../pins/captions/index.ts';
import { contents, pins, type ContentRich } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { imagePath, images, videoPath, type VideoFile } from '../../platform/media/images/index.ts';
import type { PinLine } from '../member-archive/index.ts';

type Picture = Pick<typeof images.$inferSelect, 'signature' | 'isAnimated'>;
type Video = { readonly heights?: readonly string[] };

/** The keys of `contents.rich` that are written as they are. */
const DETAILS = ['products', 'summary', 'article', 'recipe'] as const;

/** Returns the path in the image store of the largest file of an image that every program can open. */
export function originalPath({ signature, isAnimated }: Picture): string {
  return imagePath('orig', signature, isAnimated ? 'gif' : 'jpg');
}

/** Returns the path of the largest rendition of a video; a generated one has 720p only. */
function videoFile({ signature }: Picture, { heights }: Video): string {
  return videoPath((heights?.[0] ?? '720p') as VideoFile, signature);
}

/** Reads Pins as lines, in the order of their ids in `ids`. */
export async function readPinLines(
  db: Db,
  viewer: SignedIn,
  ids: readonly bigint[],
): Promise<readonly PinLine[]> {
  if (ids.length === 0) return [];
  const creators = alias(users, 'creators');
  const pinners = alias(users, 'pinners');
  const boardOwners = alias(users, 'board_owners');
  const rows = await db
    .select({
      pin: {
        id: pins.id,
        boardId: pins.boardId,
        sectionId: pins.sectionId,
        title: pins.title,
        description: pins.description,
        isRepin: pins.isRepin,
        createdAt: pins.createdAt,
      },
      content: {
        title: contents.title,
        description: contents.description,
        altText: contents.altText,
        autoAltText: contents.autoAltText,
        link: contents.link,
        rich: contents.rich,
        digitalMediaSourceType: contents.digitalMediaSourceType,
        isCommentingAllowed: contents.isCommentingAllowed,
        createdAt: contents.createdAt,
      },
      image: { signature: images.signature, isAnimated: images.isAnimated },
      board: { ownerId: boards.ownerId, privacy: boards.privacy, name: boards.name },
      boardOwner: boardOwners.username,
      creator: { username: creators.username, name: creators.fullName },
      isCreatorShown: sql<boolean>`${notBlockedCondition(viewer, contents.creatorId)}`,
      savedBy: pinners.username,
    })
    .from(pins)
    .innerJoin(contents, eq(contents.id, pins.contentId))
    .innerJoin(images, eq(images.id, contents.imageId))
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(boardOwners, eq(boardOwners.id, boards.ownerId))
    .innerJoin(creators, eq(creators.id, contents.creatorId))
    .innerJoin(pinners, eq(pinners.id, pins.pinnerId))
    .where(sql`${pins.id} = any(${idList(ids)}::bigint[])`);
  const pictures = await readPictures(
    db,
    rows.map(({ content }) => content.rich),
  );
  const texts = await readCaptions(
    db,
    rows.map(({ content }) => content.rich),
  );
  const lines = new Map(
    rows.map((row) => {
      const { pin, content, image, board } = row;
      const { rich } = content;
      const isOwn = board.ownerId === viewer.id;
      const line: PinLine = {
        kind: 'pin',
        id: String(pin.id),
        board: isOwn ? String(pin.boardId) : null,
        section: isOwn && pin.sectionId !== null ? String(pin.sectionId) : null,
        sharedBoard: isOwn || board.privacy === 'secret' ? null : { name: board.name, owner: row.boardOwner },
        image: originalPath(image),
        video: rich.video ? videoFile(image, rich.video) : null,
        captions: (rich.video?.captions ?? []).flatMap(({ language, name }) => {
          const vtt = texts.get(name);
          return vtt === undefined ? [] : [{ language, vtt }];
        }),
        coverMs: rich.video?.coverMs ?? 0,
        slides: (rich.carousel?.slots ?? []).flatMap((slot) => {
          const shown = pictures.get(slot.imageId);
          if (!shown) return [];
          const { title = null, details = null, link = null } = slot;
          return [{ image: originalPath(shown), title, details, link }];
        }),
        pages: (rich.story?.pages ?? []).flatMap((page) => {
          const shown = pictures.get(page.imageId);
          if (!shown) return [];
          const { title = null, texts: paragraphs = [], link = null, video } = page;
          return [
            {
              image: originalPath(shown),
              video: video ? videoFile(shown, video) : null,
              title,
              texts: [...paragraphs],
              link,
            },
          ];
        }),
        title: pin.title ?? content.title,
        description: pin.description ?? content.description,
        altText: content.altText,
        autoAltText: content.autoAltText,
        link: content.link,
        details: detailsOf(rich),
        isSave: pin.isRepin,
        creator: row.isCreatorShown ? row.creator : null,
        savedBy: row.savedBy,
        digitalMediaSourceType: content.digitalMediaSourceType,
        isCommentingAllowed: content.isCommentingAllowed,
        createdAt: content.createdAt.toISOString(),
        savedAt: pin.createdAt.toISOString(),
      };
      return [pin.id, line] as const;
    }),
  );
  return ids.flatMap((id) => lines.get(id) ?? []);
}

function detailsOf(rich: ContentRich): PinLine['details'] {
  const details = DETAILS.flatMap((key) => (rich[key] === undefined ? [] : [[key, rich[key]] as const]));
  const lists = rich.story?.lists;
  const tags = tagsOf(rich);
  const all = [
    ...details,
    ...(lists === undefined ? [] : [['lists', lists] as const]),
    ...(tags.length === 0 ? [] : [['tags', tags] as const]),
  ];
  // The values were read from JSON.
  return Object.fromEntries(all) as PinLine['details'];
}

/** Returns the products that are tagged in the images of a Pin: each by its Pin, with its place on a slide or page. */
function tagsOf({ tags = [], carousel, story }: ContentRich) {
  const imageIds = [...(carousel?.slots ?? []), ...(story?.pages ?? [])].map(({ imageId }) => imageId);
  return tags.map(({ contentId, x, y, imageId }) => ({
    pin: contentId,
    ...(x !== undefined && y !== undefined && { x, y }),
    ...(imageId !== undefined && { slot: imageIds.indexOf(imageId) }),
  }));
}

/** Reads the images of carousels and stories, by their ids. */
async function readPictures(db: Db, all: readonly ContentRich[]): Promise<ReadonlyMap<string, Picture>> {
  const ids = all.flatMap(({ carousel, story }) =>
    [...(carousel?.slots ?? []), ...(story?.pages ?? [])].map(({ imageId }) => BigInt(imageId)),
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: images.id, signature: images.signature, isAnimated: images.isAnimated })
    .from(images)
    .where(inArray(images.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [String(row.id), row]));
}

async function readCaptions(db: Db, all: readonly ContentRich[]): Promise<ReadonlyMap<string, string>> {
  const names = all.flatMap(({ video }) => (video?.captions ?? []).map(({ name }) => name));
  if (names.length === 0) return new Map();
  const rows = await db.select().from(captions).where(inArray(captions.name, names));
  return new Map(rows.map(({ name, vtt }) => [name, vtt]));
}

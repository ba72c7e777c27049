import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import { boards, reachableBoards } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { images } from '../../platform/media/images/tables.ts';
import { idList, selected, defineStatement, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { contents, pins, visiblePins } from '../pin-access/index.ts';

/** The columns from which a pin is presented, in one join. */
export const pinColumns = {
  id: pins.id,
  contentId: pins.contentId,
  boardId: pins.boardId,
  sectionId: pins.sectionId,
  pinnerId: pins.pinnerId,
  isRepin: pins.isRepin,
  ownTitle: pins.title,
  ownDescription: pins.description,
  position: pins.position,
  createdAt: pins.createdAt,
  boardOwnerId: boards.ownerId,
  boardPrivacy: boards.privacy,
  creatorId: contents.creatorId,
  title: contents.title,
  gridTitle: contents.gridTitle,
  description: contents.description,
  altText: contents.altText,
  autoAltText: contents.autoAltText,
  category: contents.category,
  link: contents.link,
  interestId: contents.interestId,
  digitalMediaSourceType: contents.digitalMediaSourceType,
  isPromoted: contents.isPromoted,
  promotedIsRemovable: contents.promotedIsRemovable,
  promoterId: contents.promoterId,
  isOosProduct: contents.isOosProduct,
  isStaleProduct: contents.isStaleProduct,
  rich: contents.rich,
  saveCount: contents.saveCount,
  commentCount: contents.commentCount,
  isCommentingAllowed: contents.isCommentingAllowed,
  reactionCounts: contents.reactionCounts,
  signature: images.signature,
  sizes: images.sizes,
  isAnimated: images.isAnimated,
  dominantColor: images.dominantColor,
  thumbhash: images.thumbhash,
};

/** A pin with its content and image: the source object of the `Pin` resolvers. */
export type PinView = {
  [Name in keyof typeof pinColumns]: GetColumnData<(typeof pinColumns)[Name]>;
} & {
  /** The click id of a served ad, when the pin is shown as an ad whose clicks and views are billed. */
  readonly trackingParams?: string;
};

/** Reads pins that are not deleted; the caller adds the condition of visibility. */
export const selectPins: SQL = sql`select ${selected(pinColumns)} from ${pins}
  join ${contents} on ${contents.id} = ${pins.contentId}
  join ${images} on ${images.id} = ${contents.imageId}
  join ${boards} on ${boards.id} = ${pins.boardId}
  where ${pins.deletedAt} is null`;

const pinsOf = defineStatement<PinView>(
  'pins',
  (value) => sql`${selectPins} and ${pins.id} = any(${value('ids')}::bigint[])`,
  { reusesPlan: true },
);
const reachablePin = viewerStatement<PinView>(
  'a pin',
  (viewer, value) => sql`${selectPins} and ${pins.id} = ${value('id')}
    and ${reachableBoards(viewer)} and ${visiblePins(viewer)}`,
  { reusesPlan: true },
);

const reachablePins = viewerStatement<PinView>(
  'pins that may be seen',
  (viewer, value) => sql`${selectPins} and ${pins.id} = any(${value('ids')}::bigint[])
    and ${reachableBoards(viewer)} and ${visiblePins(viewer)}`,
  { reusesPlan: true },
);

/** Returns those of the given pins that the viewer may see, in the given order. One statement. */
export async function readPins(db: Db, viewer: Viewer, ids: readonly bigint[]): Promise<readonly PinView[]> {
  if (ids.length === 0) return [];
  const rows = await reachablePins(db, viewer, { ids: idList(ids) });
  return inOrder(rows, ids);
}

/** Returns a pin by its id, if the viewer may see it. */
export async function readPin(db: Db, viewer: Viewer, id: bigint): Promise<PinView | undefined> {
  const [pin] = await reachablePin(db, viewer, { id });
  return pin;
}

/** Returns the pins with these ids in their order: hydrates a list that was selected before. One statement. */
export async function hydratePins(db: Db, ids: readonly bigint[]): Promise<readonly PinView[]> {
  if (ids.length === 0) return [];
  const rows = await pinsOf(db, { ids: idList(ids) });
  return inOrder(rows, ids);
}

/** Returns the pins in the order of these ids. */
export function inOrder(views: readonly PinView[], ids: readonly bigint[]): readonly PinView[] {
  const byId = new Map(views.map((pin) => [pin.id, pin]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

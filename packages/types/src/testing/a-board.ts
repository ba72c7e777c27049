import { QUICK_SAVES_BOARD_NAME, QUICK_SAVES_LAYOUT } from '../index.ts';
import type { Board, BoardInvite, PinBoard, RepinResult, Section } from '../index.ts';
import { aPinner } from './a-user.ts';
import { anId } from './an-id.ts';
import { someImages } from './an-image.ts';

/** Creates the section 'Glazes', with overrides. */
export const aSection = (section: Partial<Section> = {}): Section => ({
  id: anId(),
  title: 'Glazes',
  slug: 'glazes',
  pinCount: 12,
  ...section,
});

/** Creates the public board 'Quiet kitchens', with overrides; `id` and `entityId` are equal. */
export const aBoard = (board: Partial<Board> = {}): Board => {
  const id = board.id ?? board.entityId ?? anId();
  return {
    id,
    name: 'Quiet kitchens',
    url: '/miraokafor/quiet-kitchens/',
    privacy: 'public',
    description: 'Open shelves, soft light, good knives.',
    layout: 'default',
    username: 'miraokafor',
    owner: aPinner(),
    pinCount: 48,
    sectionCount: 0,
    followerCount: 17,
    coverPin: { entityId: anId(), dominantColor: '#8a6f5c', images: someImages() },
    sections: [],
    collaborators: [],
    invites: [],
    isCollaborative: false,
    followedByMe: false,
    access: [],
    createdAt: '2025-01-14T08:00:00.000Z',
    lastPinnedToAt: '2026-10-30T17:45:00.000Z',
    archivedAt: null,
    ...board,
    entityId: board.entityId ?? id,
  };
};

/** Creates the board 'Quiet kitchens' as embedded in a pin, with overrides. */
export const aPinBoard = (board: Partial<PinBoard> = {}): PinBoard => ({
  entityId: anId(),
  name: 'Quiet kitchens',
  url: '/miraokafor/quiet-kitchens/',
  layout: 'default',
  privacy: 'public',
  isCollaborative: false,
  followedByMe: false,
  ...board,
});

/** Creates the quick-saves board as embedded in a pin, which is shown as 'Profile'. */
export const aQuickSavesBoard = (board: Partial<PinBoard> = {}): PinBoard =>
  aPinBoard({
    name: QUICK_SAVES_BOARD_NAME,
    url: '/miraokafor/quick-saves/',
    layout: QUICK_SAVES_LAYOUT,
    ...board,
  });

/** Creates a pending invite to a board, with overrides. */
export const aBoardInvite = (invite: Partial<BoardInvite> = {}): BoardInvite => {
  const invitedUser = aPinner({ fullName: 'Jonas Weber', username: 'jonasweber' });
  return {
    boardId: anId(),
    invitedUserId: invitedUser.entityId,
    invitedUser,
    invitedBy: aPinner(),
    createdAt: '2026-11-02T12:00:00.000Z',
    ...invite,
  };
};

/** Creates the result of a save to 'Quiet kitchens'. */
export const aRepinResult = (result: Partial<RepinResult> = {}): RepinResult => ({
  id: anId(),
  board: { id: anId(), name: 'Quiet kitchens', url: '/miraokafor/quiet-kitchens/' },
  section: null,
  ...result,
});

export { AdMovesPage, type AdMovesPageProps, type AdMovesPorts } from './ad-moves-page.tsx';
export { adMoveMessages, type AdMoveMessages } from './messages.ts';
export type { MovableAccount, MovePlace, ShownMove } from './move-data.ts';

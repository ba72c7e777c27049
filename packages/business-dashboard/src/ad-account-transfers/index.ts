export { AdMovesPage, type AdMovesPageProps } from './ad-moves-page.tsx';
export type { AdMovesPorts } from './ad-moves-ports.ts';
export { adMoveMessages, type AdMoveMessages } from './messages.ts';
export type { MovableAccount, TransferTarget, AdMoveSummary } from './move-data.ts';

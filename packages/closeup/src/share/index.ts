export { EmbedDialog, type EmbedDialogProps } from './embed-dialog.tsx';
export {
  ShareDialog,
  SharePeople,
  type ShareContact,
  type ShareDialogProps,
  type SharePeopleProps,
  type SharePorts,
} from './share-dialog.tsx';
export { shareMessages, type ShareMessages } from './share-messages.ts';
export { getDownload } from '../model/closeup-menu.ts';
export { EMBED_SIZES, embedCode, type EmbedSize } from '../model/embed-code.ts';

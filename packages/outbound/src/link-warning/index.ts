export { LinkWarningDialog, type LinkWarningDialogProps } from './link-warning-dialog.tsx';
export { linkWarningMessages, type LinkWarningMessages } from './messages.ts';

export { BlockDialog, type BlockDialogProps } from './block-dialog.tsx';
export { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';
export {
  blockMessages,
  reportMessages,
  type BlockMessages,
  type ReasonMessages,
  type ReportMessages,
} from './messages.ts';

export { BULK_VIEWS, BulkUploadPage, type BulkUploadPageProps, type BulkView } from './bulk-upload-page.tsx';
export type { BulkFindingData, BulkIdsData, BulkSent, BulkState, BulkUploadData } from './data.ts';
export { bulkUploadMessages, type BulkUploadMessages } from './messages.ts';
export type { SentBulkPiece } from './upload-form.tsx';

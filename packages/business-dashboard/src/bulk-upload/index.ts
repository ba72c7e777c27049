export { BULK_VIEWS, BulkUploadPage, type BulkUploadPageProps, type BulkView } from './bulk-upload-page.tsx';
export type { BulkIssueData, BulkIdsData, BulkUploadResult, BulkState, BulkUploadData } from './data.ts';
export { bulkUploadMessages, type BulkUploadMessages } from './messages.ts';
export type { BulkChunk } from './upload-form.tsx';

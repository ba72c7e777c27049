export { ConversionUploadPage, type ConversionUploadPageProps } from './conversion-upload-page.tsx';
export type { ChunkResult, UploadData, UploadIssueData } from '../conversions/upload-data.ts';
export { uploadMessages, type UploadMessages } from '../conversions/upload-messages.ts';
export { conversionUploadMessages, type ConversionUploadMessages } from './messages.ts';

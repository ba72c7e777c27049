export { FinishedImport } from './finished-import.tsx';
export { ImportPreviewForm } from './import-preview-form.tsx';

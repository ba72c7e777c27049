export { DetailsEditor, type DetailsEditorProps } from './details-editor.tsx';
export { DetailsForm, type DetailsFormProps } from './details-form.tsx';
export { pinBuilderMessages } from '../english/index.ts';
export type { DetailsMessages } from '../messages.ts';

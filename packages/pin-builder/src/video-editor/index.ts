export { BuilderError } from '../builder-error.ts';
export type { VideoEditorMessages } from '../messages.ts';
export { VideoEditor, type VideoEditorProps } from './video-editor.tsx';

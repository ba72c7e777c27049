export { PinEditor, type EditBoard, type PinEditorProps } from './pin-editor.tsx';
export { editMessages, type EditMessages } from './edit-messages.ts';
export { toPinEdit, pinChange, type PinChange, type PinEdit } from '../model/pin-change.ts';

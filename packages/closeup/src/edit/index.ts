export {
  PinEditor,
  type EditBoard,
  type PinEditorProps,
  type StorySlotProps,
  type TopicsSlotProps,
} from './pin-editor.tsx';
export {
  creatorFieldMessages,
  editMessages,
  type CreatorFieldMessages,
  type EditMessages,
} from './edit-messages.ts';
export {
  toPinEdit,
  pinChange,
  type PinChange,
  type PinEdit,
  type SlotEdit,
  type StoryEdit,
} from '../model/pin-change.ts';

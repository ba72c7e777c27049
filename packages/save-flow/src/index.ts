export { SaveControls, type SaveControlsProps } from './ui/save-controls.tsx';
export { AlsoSaved, type AlsoSavedProps } from './ui/also-saved.tsx';
export { SaveInvitation, type SaveInvitationProps } from './ui/save-invitation.tsx';
export type { SaveLayout } from './ui/save-buttons.tsx';
export {
  preloadPicker,
  SaveFlowProvider,
  useSaveFlow,
  useSaveState,
  type SaveFlow,
} from './save-flow-context.tsx';
export { createLastPlace, type LastPlace } from './last-place.ts';
export {
  createSaveStore,
  type PickerRequest,
  type SaveNames,
  type SaveNews,
  type SavePorts,
  type SaveStore,
  type SaveTabs,
} from './save-store.ts';
export type { SaveFailure, SaveOutcome } from './save-outcome.ts';
export {
  createSaveQueue,
  type SaveQueue,
  type SaveQueuePorts,
  type SaveQueueStorage,
  type Settled,
} from './save-queue.ts';
export type { BoardSource, FormFailure, PickerBoard, PickerPage } from './board-source.ts';
export { saveButtonMessages, type SaveButtonMessages } from './button-messages.ts';
export {
  alsoSavedMessages,
  saveMessages,
  waitingMessages,
  type AlsoSavedMessages,
  type SaveMessages,
  type WaitingMessages,
} from './messages.ts';
export * from './model/index.ts';

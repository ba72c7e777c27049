export { SaveControls, type SaveControlsProps } from './ui/save-controls.tsx';
export { AlsoSaved, type AlsoSavedProps } from './ui/also-saved.tsx';
export { SaveInvitation, type SaveInvitationProps } from './ui/save-invitation.tsx';
export type { SaveLayout } from './ui/save-buttons.tsx';
export { useSaveFlow, useSaveState, type SaveFlow } from './save-flow-context.tsx';
export { SaveFlowProvider } from './save-flow-provider.tsx';
export { preloadPicker } from './ui/load-picker.ts';
export { createLastPlace, type LastPlace } from './last-place.ts';
export { createSaveStore, type SaveStore } from './save-store.ts';
export type { PickerRequest } from './picker-request.ts';
export type { SaveNames, SaveNews, SavePorts, SaveTabs } from './save-ports.ts';
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

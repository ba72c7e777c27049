export { SaveControls, type SaveControlsProps } from './ui/save-controls.tsx';
export { AlsoSavedList, type AlsoSavedListProps } from './ui/also-saved-list.tsx';
export { SignedOutSaveControls, type SignedOutSaveControlsProps } from './ui/signed-out-save-controls.tsx';
export type { SaveLayout } from './ui/save-buttons.tsx';
export { useSavedLocations, useSaveFlow, useSaveState, type SaveFlow } from './save-flow-context.tsx';
export { SaveFlowProvider } from './save-flow-provider.tsx';
export { preloadBoardPicker } from './ui/load-picker.ts';
export { createLastTarget, type LastTarget } from './last-target.ts';
export { showSaveToasts, type VisitBoard } from './show-save-toasts.tsx';
export { createSaveStore, type SaveStore } from './save-store.ts';
export type { PickerRequest } from './picker-request.ts';
export type { SaveMetadata, SavePorts, SaveChannel } from './save-ports.ts';
export type { SaveError, SaveResult } from './save-result.ts';
export { createSaveQueue, type SaveQueue, type SaveQueuePorts, type SaveQueueStorage } from './save-queue.ts';
export type { CompletedSave, QueueResultHandlers } from './apply-queue-results.ts';
export type { BoardPorts, FormError, PickerBoard, PickerPage, PickerSection } from './board-ports.ts';
export { saveButtonMessages, type SaveButtonMessages } from './button-messages.ts';
export {
  alsoSavedListMessages,
  saveMessages,
  type AlsoSavedListMessages,
  type SaveFlowMessages,
  type SaveMessages,
} from './messages.ts';
export type { BasicSaveMessages } from './basic-messages.ts';
export { queuedSaveMessages, type QueuedSaveMessages } from './queued-messages.ts';
export * from './model/index.ts';

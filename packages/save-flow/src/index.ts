export { SaveControls, type SaveControlsProps } from './ui/save-controls.tsx';
export { SaveInvitation, type SaveInvitationProps } from './ui/save-invitation.tsx';
export type { SaveLayout } from './ui/save-buttons.tsx';
export {
  preloadPicker,
  SaveFlowProvider,
  useSaveFlow,
  useSaveState,
  type SaveFlow,
} from './save-flow-context.tsx';
export { createLastPlace, type LastPlace, type NamedTarget } from './last-place.ts';
export {
  createSaveStore,
  type PickerRequest,
  type SaveFailure,
  type SaveOutcome,
  type SavePorts,
  type SaveStore,
} from './save-store.ts';
export type { BoardSource, FormFailure, PickerBoard, PickerPage } from './board-source.ts';
export { saveButtonMessages, type SaveButtonMessages } from './button-messages.ts';
export { saveMessages, type SaveMessages } from './messages.ts';
export * from './model/index.ts';

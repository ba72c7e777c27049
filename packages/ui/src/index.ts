import './styles.css';

export { classNames } from './class-names.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export {
  buttonLook,
  iconButtonLook,
  type ButtonLook,
  type ButtonLookProps,
  type ButtonSize,
  type ButtonVariant,
} from './button/button-look.ts';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorFallbackProps,
} from './feedback/error-boundary.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { VisuallyHidden } from './feedback/visually-hidden.tsx';
export { FieldError, type FieldErrorProps, type FieldTexts } from './form/field.tsx';
export { Select, type SelectProps } from './form/select.tsx';
export { Switch, type SwitchProps } from './form/switch.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './form/text-field.tsx';
export { IconFrame, type IconProps, type IconSize } from './icon/icon.tsx';
export * from './icon/icons.tsx';
export { Modal, modalMessages, type ModalMessages, type ModalProps } from './modal/modal.tsx';
export {
  ToastRegion,
  toastMessages,
  type ToastMessages,
  type ToastRegionProps,
} from './toast/toast-region.tsx';
export {
  createToastStore,
  type StagedToast,
  type Toast,
  type ToastAction,
  type ToastClock,
  type ToastStore,
} from './toast/toast-store.ts';
export type { ToastEnd, ToastHold, ToastStage } from './model/toast.ts';

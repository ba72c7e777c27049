import './styles.css';

export { classNames } from './class-names.ts';
export { rootAttributes, useMergedRef, type RootAttributes, type RootProps } from './root-attributes.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export {
  buttonAttributes,
  iconButtonAttributes,
  type ButtonStyleOptions,
  type ButtonAttributes,
  type ButtonSize,
  type ButtonVariant,
} from './button/button-attributes.ts';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorFallbackProps,
} from './feedback/error-boundary.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { VisuallyHidden } from './feedback/visually-hidden.tsx';
export { FieldError, type FieldErrorProps, type FieldLabels } from './form/field.tsx';
export { getFormText, getTrimmedFormText } from './form/form-text.ts';
export { Select, type SelectProps } from './form/select.tsx';
export { Switch, type SwitchProps } from './form/switch.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './form/text-field.tsx';
export { IconFrame, type IconProps, type IconSize } from './icon/icon.tsx';
export * from './icon/icons.tsx';
export * from './icon/icons-common.tsx';
export * from './icon/icons-lazy.tsx';
export { reportDeprecation } from './report-deprecation.ts';
export { reportInvalidProp } from './report-invalid-prop.ts';
export { isLocale } from './is-locale.ts';
export {
  choiceProp,
  flagProp,
  functionProp,
  functionPropOr,
  hrefProp,
  imageUrlProp,
  itemsProp,
  lengthProp,
  listProp,
  localeProp,
  messagesProp,
  methodsProp,
  nodeProp,
  nullableProp,
  numberProp,
  objectProp,
  optionalProp,
  pinProp,
  shapeProp,
  textsProp,
} from './prop-rules.ts';
export { safeNode } from './safe-node.ts';
export { textProp, validProps, type PropRule } from './valid-props.ts';
export { lazyModule, type LazyModule } from './lazy-module.ts';
export { ModalObserverContext } from './modal/modal-observer.ts';
export { Modal, modalMessages, type ModalMessages, type ModalProps } from './modal/modal.tsx';
export {
  ToastRegion,
  toastMessages,
  type ToastMessages,
  type ToastRegionProps,
} from './toast/toast-region.tsx';
export {
  createToastStore,
  type ActiveToast,
  type Toast,
  type ToastAction,
  type ToastClock,
  type ToastStore,
} from './toast/toast-store.ts';
export type { ToastDismissReason, ToastPauseReason, ActiveToastState } from './model/toast.ts';
export { Avatar, type AvatarProps, type AvatarSize } from './avatar/avatar.tsx';
export {
  AiModifiedLabel,
  DurationBadge,
  MediaBadge,
  type AiModifiedLabelProps,
  type DurationBadgeProps,
  type MediaBadgeProps,
} from './badge/media-badge.tsx';
export { SourceChip, type SourceChipVariant, type SourceChipProps } from './badge/source-chip.tsx';
export {
  aiLabelMessages,
  verifiedMessages,
  type AiLabelMessages,
  type VerifiedMessages,
} from './badge/badge-messages.ts';
export { VerifiedBadge, type VerifiedBadgeProps } from './badge/verified-badge.tsx';
export { ContextMenu, type ContextMenuProps } from './menu/context-menu.tsx';
export { MenuButton, type MenuButtonProps, type MenuTriggerProps } from './menu/menu-button.tsx';
export { preloadMenu } from './menu/lazy-menu-popup.tsx';
export type { MenuContent, MenuGroup, MenuItem } from './menu/menu-items.ts';
export { Price, priceMessages, type PriceMessages, type PriceProps } from './product/price.tsx';
export { Rating, type RatingProps } from './product/rating.tsx';
export { ratingMessages, type RatingMessages } from './product/rating-messages.ts';
export { ReactionIcon } from './badge/reaction-icon.tsx';
export { Chip, chipAttributes, type ChipProps } from './tags/chip.tsx';
export { TagPills, tagPillsMessages, type TagPillsMessages, type TagPillsProps } from './tags/tag-pills.tsx';
export type { OfferSummary } from '@pegboard/types';

export { BuilderError } from './builder-error.ts';
export { pinBuilderMessages } from './english/index.ts';
export type {
  DetailsMessages,
  ImageEditorMessages,
  PinBuilderMessages,
  StoryMessages,
  VideoEditorMessages,
  WebMessages,
} from './messages.ts';
export { BUILDER_ERROR_CODES, type BuilderFailure } from './model/builder-failure.ts';
export { checkFile, IMAGE_ACCEPT, IMAGE_TYPES, type FileProblem } from './model/check-file.ts';
export { PinBuilder } from './pin-builder.tsx';
export type { BoardPickerSlotProps, PinBuilderProps } from './pin-builder-props.ts';
export type {
  Member,
  PageImage,
  PageReading,
  PinBuilderPorts,
  ScheduledTime,
  SearchMembers,
  Topic,
  UploadedImage,
  UploadedVideo,
  UploadProgress,
  VideoPorts,
  VideoStatus,
  VideoUploadOptions,
} from './ports.ts';
export { storyTextMessages, type StoryTextMessages } from './story-text/messages.ts';
export type { ProductTagMessages } from './tags/messages.ts';
export type { ProductPorts, TaggableProduct } from './tags/tag-ports.ts';
export type {
  DraftDetails,
  DraftMention,
  DraftStoryLists,
  ImageEdit,
  PinDraft,
  PlaceName,
  StoryListName,
  StoryTextAlignment,
  StoryTextPlace,
} from '@pegboard/types';

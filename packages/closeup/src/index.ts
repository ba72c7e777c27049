export { Closeup, type CloseupProps } from './closeup.tsx';
export { useCloseup, type CloseupContextValue } from './closeup-context.tsx';
export { CommentsSection, type CommentsSectionProps } from './ui/comments-section.tsx';
export { closeupMessages, type CloseupMessages } from './messages.ts';
export { closeupCredit, type CloseupCredit } from './model/credit.ts';
export { closeupDescription, type CloseupDescription } from './model/description.ts';
export { shopping, type Shopping } from './model/shopping.ts';
export { source, type Source } from './model/source.ts';

export {
  SharedTagsPage,
  type ReceivedTag,
  type OwnTag,
  type SharedTagsPageProps,
  type SharedTagsPorts,
} from './shared-tags-page.tsx';
export { sharedTagMessages, type SharedTagMessages } from './messages.ts';

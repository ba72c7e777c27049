export type { TagData, TagEventsData } from '../conversions/data.ts';
export { eventMessages, type EventMessages } from '../conversions/messages.ts';
export { pinTagMessages, type PinTagMessages } from './messages.ts';
export { TagList, type TagListProps } from './tag-list.tsx';
export {
  TagDashboard,
  TagInstructions,
  type TagDashboardProps,
  type TagInstructionsProps,
} from './tag-pages.tsx';

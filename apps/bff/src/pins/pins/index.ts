import type { PinView } from './pin-view.ts';
import type { CollectionItemView, PageView, SlotView } from './picture-holder.ts';
import type { Deps, PinPorts } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { boardFeedResource } from './board-feed-resource.ts';
import { pinResolvers } from './resolvers.ts';
import { pinResources } from './resources.ts';

export { changePin } from './change-pin.ts';
export { contentTags } from './content-tags.ts';
export { findTopicIds, storeTopics } from './content-topics.ts';
export { createPin, createPins, type NewContent, type NewPin } from './create-pin.ts';
export {
  insertPinEvents,
  pinCreated,
  pinDeleted,
  pinUpdated,
  publishMentions,
  storyMentioned,
} from './events.ts';
export { findPin, findWritablePin, isGonePin } from './find-pin.ts';
export { pinLoaders, type PinLoaders } from './loaders.ts';
export { hydratePins, readPins, selectPins, type PinView } from './pin-view.ts';
export { pinDomain, pinSeoUrl, presentProduct, presentReactions } from './present-pin.ts';
export { checkTags, resolveTags, type ImageTag, type TagInput } from './product-tags.ts';
export { optionalField } from './optional-field.ts';
export { checkDetails, isOutOfStock, publishedText, richDetails, type Checked } from './pin-details.ts';
export { pinTexts } from './pin-texts.ts';
export { findPageMentions, type PageMention } from './story-mentions.ts';
export {
  checkStoryLists,
  checkStoryPages,
  publishedLayout,
  publishedLines,
  publishedLists,
  type StoryPageInput,
} from './story-rules.ts';
export { tooLong } from './too-long.ts';
export { removePin, type RemovedPin } from './remove-pin.ts';
export { boardPins, findBoardPin, ownPins, type OwnPinsFilter } from './pin-lists.ts';
export { getPinType, pinSchema, presentPin, videoList } from './present-pin.ts';
export type { PinPorts } from './deps.ts';
export { pinConnection } from './resolvers.ts';
export { areStillShown } from './pin-visibility.ts';
export { restoreContent } from './restore-content.ts';
export { removeContent } from './take-down-content.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Pin: PinView;
    CarouselSlot: SlotView;
    CollectionItem: CollectionItemView;
    StoryPage: PageView;
  }
}

/** Pins: their content, their boards, and their lists. */
export function pinsModule(deps: Deps & PinPorts): Module {
  return {
    resolvers: pinResolvers(deps),
    resources: [...pinResources(deps), boardFeedResource(deps)],
  };
}

import type { CollectionItemView, PageView, SlotView } from './picture-holder.ts';
import type { PinView } from './pin-view.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Pin: PinView;
    CarouselSlot: SlotView;
    CollectionItem: CollectionItemView;
    StoryPage: PageView;
  }
}

import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ComponentProps } from 'react';
import type { CardTools, FeedbackCard, SavedOverlay } from '../tools/member-parts.tsx';

type MemberParts = {
  CardTools: ComponentProps<typeof CardTools>;
  FeedbackCard: ComponentProps<typeof FeedbackCard>;
  SavedOverlay: ComponentProps<typeof SavedOverlay>;
};

/** What only those need who turn to a card, save it or give feedback on it. */
export const memberModules: LazyModule<MemberParts> = lazyModule<MemberParts>(
  () => import('../tools/member-parts.tsx'),
);

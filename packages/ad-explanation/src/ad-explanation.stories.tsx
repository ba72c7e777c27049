import type { Stories, Story as SharedStory } from '@pegboard/config/story';
import { AI_MEDIA_SOURCE_TYPES } from '@pegboard/types';
import { AdExplanationDialog, type AdExplanationDialogProps } from './ad-explanation-dialog.tsx';
import type { AdExplanation } from './model/ad-explanation.ts';

/** A state of the dialog to show. */
type Story = SharedStory<AdExplanationDialogProps> & { readonly args: AdExplanationDialogProps };

const meta: Stories<AdExplanationDialogProps> = {
  title: 'Ad explanation',
  component: AdExplanationDialog,
  parameters: { frame: 'page' },
};

export default meta;

const nothing = (): void => undefined;
const readNames = async () => [
  { code: 'SE', name: 'Sweden' },
  { code: 'en-US', name: 'American English' },
];
const shows = (explanation: AdExplanation): Story['args'] => ({
  pinId: '912',
  ports: { read: async () => explanation, readNames },
  settingsHref: '#/settings/ads/',
  onHide: nothing,
  onReport: nothing,
  onClose: nothing,
});
const promoter = { name: 'Kiln & Co.', isFollowed: false };

/** Many reasons, a partnership and AI-generated media. */
export const ManyReasons: Story = {
  parameters: { variants: [{ viewport: 'mobile' }] },
  args: shows({
    promoter,
    digitalMediaSourceType: AI_MEDIA_SOURCE_TYPES.trainedAlgorithmicMedia,
    attribution: {
      isFirstPartyAdPersonalizationEnabled: true,
      isThirdPartyAdPersonalizationEnabled: true,
      isEngagementMatch: true,
      isCustomerListMatch: true,
      matchedInterest: 'Ceramics',
      matchedAgeBucket: '25-34',
      matchedLocale: 'en-US',
      geoRegion: 'SE',
      matchedDevice: 'AppType_WEB',
      isEligibleForPromotedPartnership: true,
      promotedPartnershipAttributionName: 'Priya Raman',
      promotedPartnershipAdvertiserName: 'Kiln & Co.',
    },
  }),
};

/** Ads are not personalized. */
export const NotPersonalized: Story = {
  args: shows({
    promoter,
    digitalMediaSourceType: null,
    attribution: { matchedDevice: 'AppType_WEB_MOBILE' },
  }),
};

/** Nothing matches. */
export const NoReasons: Story = {
  args: shows({ promoter, digitalMediaSourceType: null, attribution: {} }),
};

/** The explanation is loading. */
export const Reading: Story = {
  args: { ...NoReasons.args, ports: { read: () => new Promise(nothing), readNames } },
};

/** The explanation could not be loaded. */
export const Failed: Story = {
  args: { ...NoReasons.args, ports: { read: () => Promise.reject(new Error('offline')), readNames } },
};

/** Long names, for a signed-out visitor. */
export const LongNames: Story = {
  args: {
    ...shows({
      promoter: { name: 'Kilnandcoandsons'.repeat(8), isFollowed: true },
      digitalMediaSourceType: null,
      attribution: { matchedKeyword: 'W'.repeat(120) },
    }),
    onHide: undefined,
    onReport: undefined,
  },
};

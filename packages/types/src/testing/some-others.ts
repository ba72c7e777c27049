import type { InviteSender, Interest, OfferSummary, Product, Session, VisitorState } from '../index.ts';
import { anId } from './an-id.ts';

/** Creates an offer of 38 US dollars, with overrides. */
export const anOffer = (offer: Partial<OfferSummary> = {}): OfferSummary => ({
  currency: 'USD',
  price: 38,
  ...offer,
});

/** Creates a stoneware cup in three glazes, with overrides. */
export const aProduct = (product: Partial<Product> = {}): Product => ({
  name: 'Stoneware cup, ash glaze',
  brand: { name: 'Northlight Ceramics', signature: '1c9d' },
  offerSummary: anOffer(),
  shippingInfo: { freeShippingPrice: 50, freeShippingValue: 6 },
  variantSet: { dimensions: [{ name: 'Glaze', values: ['Ash', 'Celadon', 'Tenmoku'] }] },
  itemId: 'cup-ash',
  itemSetId: 'cup',
  ...product,
});

/** Creates the topic 'Ceramics', with overrides. */
export const anInterest = (interest: Partial<Interest> = {}): Interest => ({
  id: anId(),
  name: 'Ceramics',
  url_name: 'ceramics',
  slug: 'ceramics',
  followedByMe: false,
  ...interest,
});

/** Creates the session of a signed-in member on a desktop, with overrides. */
export const aSession = (session: Partial<Session> = {}): Session => ({
  userId: anId(),
  isAuthenticated: true,
  isMobile: false,
  isTablet: false,
  hasSavedUnauthPin: false,
  unauthSavePinId: null,
  viewedSharedPins: {},
  ...session,
});

/** Creates the session of a visitor on a desktop, with overrides. */
export const aVisitorSession = (session: Partial<Session> = {}): Session =>
  aSession({ userId: null, isAuthenticated: false, ...session });

/** Creates the stored state of a new visitor from the United States. */
export const aVisitorState = (state: Partial<VisitorState> = {}): VisitorState => ({
  closeupPins: [],
  completedSearches: [],
  clickthroughPins: [],
  downloadedPinsCount: 0,
  savedPins: [],
  invitesRedeemed: [],
  revisitationState: null,
  isQUS: false,
  daysSinceLastRevisitation: null,
  daysSinceLastRevisitationBucket: null,
  isAllowedCountry: true,
  country: 'US',
  ...state,
});

/** Creates Mira Okafor as the sender of an invite, with overrides. */
export const anInviteSender = (sender: Partial<InviteSender> = {}): InviteSender => ({
  id: anId(),
  first_name: 'Mira',
  full_name: 'Mira Okafor',
  image_medium_url: '/136x136/0b/72/e1/0b72e14d9a6c35f8e2d07b418c9f6a30.jpg',
  is_default_image: false,
  should_show_messaging: true,
  ...sender,
});

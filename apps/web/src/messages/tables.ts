import type { AdExplanationMessages } from '@pegboard/ad-explanation';
import type { NoteMessages } from '@pegboard/boards/notes';
import type { OrderMessages } from '@pegboard/boards/order';
import type { PeopleMessages } from '@pegboard/boards/people';
import type { PinNumbersMessages } from '@pegboard/business-dashboard/dashboard';
import type { CloseupMessages } from '@pegboard/closeup';
import type { CommentsMessages } from '@pegboard/closeup/comments';
import type { CropMessages } from '@pegboard/closeup/crop';
import type { EditMessages } from '@pegboard/closeup/edit';
import type { ProductTagsMessages } from '@pegboard/closeup/product-tags';
import type { ReactionsMessages } from '@pegboard/closeup/reactions';
import type { VisitorPanelMessages } from '@pegboard/closeup/visitor-panel';
import type { ShareMessages } from '@pegboard/closeup/share';
import type { CloseupCarouselMessages } from '@pegboard/closeup/carousel';
import type { ViewerMessages } from '@pegboard/closeup/viewer';
import type { FeedbackMessages, FollowMessages } from '@pegboard/feedback';
import type { BlockMessages, ReportMessages } from '@pegboard/feedback/dialogs';
import type { LinkWarningMessages } from '@pegboard/outbound/link-warning';
import type {
  CardFeedbackMessages,
  CardActionMessages,
  PinCardMessages,
  RichCardMessages,
} from '@pegboard/pin-card';
import type { PinGridMessages } from '@pegboard/pin-grid';
import type { LimitedLoginMessages } from '@pegboard/routes';
import type { AlsoSavedListMessages, SaveMessages } from '@pegboard/save-flow';
import type { BoardFieldMessages } from '@pegboard/save-flow/board-field';
import type { BulkMessages } from '@pegboard/save-flow/bulk-edit';
import type { ModalMessages, ToastMessages, VerifiedMessages } from '@pegboard/ui';
import type { VideoMessages } from '@pegboard/video';
import type { accountTexts } from './en-us-accounts.ts';
import type { appTexts } from './en-us-apps.ts';
import type { adSettingsTexts } from './en-us-ad-settings.ts';
import type { adTexts } from './en-us-ads.ts';
import type { articleTexts } from './en-us-articles.ts';
import type { boardPageTexts } from './en-us-board-page.ts';
import type { boardTexts } from './en-us-boards.ts';
import type { closingTexts } from './en-us-closing.ts';
import type { conversationTexts } from './en-us-conversations.ts';
import type { creatingTexts } from './en-us-creating.ts';
import type { emailTexts } from './en-us-email.ts';
import type { experienceTexts } from './en-us-experiences.ts';
import type { exploreTexts } from './en-us-explore.ts';
import type { feedbackScreenTexts, feedbackTexts } from './en-us-feedback.ts';
import type { homeFeedTexts } from './en-us-home-feed.ts';
import type { inviteTexts } from './en-us-invites.ts';
import type { offlineTexts } from './en-us-offline.ts';
import type { outboundMessages } from './en-us-offsite.ts';
import type { memberTexts } from './en-us-member.ts';
import type { informationTexts } from './en-us-information.ts';
import type { duplicateTexts } from './en-us-duplicates.ts';
import type { pinFactsTexts } from './en-us-pin-facts.ts';
import type { mutingTexts } from './en-us-muting.ts';
import type { notificationTexts } from './en-us-notifications.ts';
import type { fewerAiTexts, pinNumbersTexts, pinProductsTexts, visualSearchTexts } from './en-us-pin.ts';
import type { importDetailsTexts } from './en-us-import-details.ts';
import type { importingTexts } from './en-us-importing.ts';
import type { portabilityTexts } from './en-us-portability.ts';
import type { profileTexts } from './en-us-profile.ts';
import type { reportTexts } from './en-us-reports.ts';
import type { searchTexts } from './en-us-search.ts';
import type { securityTexts } from './en-us-security.ts';
import type { screenMessages } from './en-us-screens.ts';
import type { settingsTexts } from './en-us-settings.ts';
import type { linkedProviderTexts } from './en-us-linked-providers.ts';
import type { signOnTexts } from './en-us-sign-on.ts';
import type { shoppingTexts } from './en-us-shopping.ts';
import type { studioTexts } from './en-us-studio.ts';
import type { visitorMessages } from './en-us-visitor.ts';
import type { messages } from './en-us.ts';

/** A table as every language has it: the same names, and any words. */
export type TextsLike<Table> = Table extends string
  ? string
  : Table extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Name in keyof Table]: TextsLike<Table[Name]> };

/** The tables of the site itself. */
export type SiteTables = {
  readonly site: TextsLike<typeof messages>;
  readonly screens: TextsLike<typeof screenMessages>;
  readonly search: TextsLike<typeof searchTexts>;
  readonly accounts: TextsLike<typeof accountTexts>;
  readonly security: TextsLike<typeof securityTexts>;
  readonly apps: TextsLike<typeof appTexts>;
  readonly ads: TextsLike<typeof adTexts>;
  readonly adSettings: TextsLike<typeof adSettingsTexts>;
  readonly articles: TextsLike<typeof articleTexts>;
  readonly boards: TextsLike<typeof boardTexts>;
  readonly boardPage: TextsLike<typeof boardPageTexts>;
  readonly closing: TextsLike<typeof closingTexts>;
  readonly settings: TextsLike<typeof settingsTexts>;
  readonly conversations: TextsLike<typeof conversationTexts>;
  readonly creating: TextsLike<typeof creatingTexts>;
  readonly studio: TextsLike<typeof studioTexts>;
  readonly email: TextsLike<typeof emailTexts>;
  readonly experiences: TextsLike<typeof experienceTexts>;
  readonly explore: TextsLike<typeof exploreTexts>;
  readonly feedback: TextsLike<typeof feedbackTexts>;
  readonly feedbackScreens: TextsLike<typeof feedbackScreenTexts>;
  readonly homeFeed: TextsLike<typeof homeFeedTexts>;
  readonly importing: TextsLike<typeof importingTexts>;
  readonly importDetails: TextsLike<typeof importDetailsTexts>;
  readonly invites: TextsLike<typeof inviteTexts>;
  readonly linkedProviders: TextsLike<typeof linkedProviderTexts>;
  readonly signOn: TextsLike<typeof signOnTexts>;
  readonly leave: TextsLike<typeof outboundMessages>;
  readonly member: TextsLike<typeof memberTexts>;
  readonly information: TextsLike<typeof informationTexts>;
  readonly duplicates: TextsLike<typeof duplicateTexts>;
  readonly pinFacts: TextsLike<typeof pinFactsTexts>;
  readonly muting: TextsLike<typeof mutingTexts>;
  readonly notifications: TextsLike<typeof notificationTexts>;
  readonly pinProducts: TextsLike<typeof pinProductsTexts>;
  readonly fewerAi: TextsLike<typeof fewerAiTexts>;
  readonly offline: TextsLike<typeof offlineTexts>;
  readonly portability: TextsLike<typeof portabilityTexts>;
  readonly profile: TextsLike<typeof profileTexts>;
  readonly reports: TextsLike<typeof reportTexts>;
  readonly shopping: TextsLike<typeof shoppingTexts>;
  readonly visitor: TextsLike<typeof visitorMessages>;
  readonly pinNumbers: TextsLike<typeof pinNumbersTexts>;
  readonly visualSearch: TextsLike<typeof visualSearchTexts>;
};

/** A table of a package with all of its texts, also those that it does without. */
type Complete<Table> = Table extends string | ((...args: never) => string)
  ? Table
  : { readonly [Name in keyof Table]-?: Complete<NonNullable<Table[Name]>> };

/** The tables of the packages, by what they are called there. */
export type PackageTables = {
  readonly [Name in keyof TablesOfPackages]: Complete<TablesOfPackages[Name]>;
};

type TablesOfPackages = {
  readonly adExplanationMessages: AdExplanationMessages;
  readonly alsoSavedMessages: AlsoSavedListMessages;
  readonly blockMessages: BlockMessages;
  readonly boardFieldMessages: BoardFieldMessages;
  readonly bulkMessages: BulkMessages;
  readonly cardMessages: PinCardMessages & RichCardMessages & CardActionMessages & CardFeedbackMessages;
  readonly closeupMessages: CloseupMessages;
  readonly commentsMessages: CommentsMessages;
  readonly cropMessages: CropMessages;
  readonly editMessages: EditMessages;
  readonly feedbackMessages: FeedbackMessages;
  readonly followMessages: FollowMessages;
  readonly headsUpMessages: LinkWarningMessages;
  readonly limitedLoginMessages: LimitedLoginMessages;
  readonly limitedSignUpMessages: LimitedLoginMessages;
  readonly modalMessages: ModalMessages;
  readonly noteMessages: NoteMessages;
  readonly orderMessages: OrderMessages;
  readonly peopleMessages: PeopleMessages;
  readonly pinGridMessages: PinGridMessages;
  readonly pinNumbersMessages: PinNumbersMessages;
  readonly productTagsMessages: ProductTagsMessages;
  readonly reactionsMessages: ReactionsMessages;
  readonly reportMessages: ReportMessages;
  readonly saveMessages: SaveMessages;
  readonly seeMoreMessages: VisitorPanelMessages;
  readonly shareMessages: ShareMessages;
  readonly slidesMessages: CloseupCarouselMessages;
  readonly toastMessages: ToastMessages;
  readonly verifiedMessages: VerifiedMessages;
  readonly videoMessages: VideoMessages;
  readonly viewerMessages: ViewerMessages;
};

/** All texts of a language. */
export type Tables = SiteTables & PackageTables;

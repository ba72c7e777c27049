import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PinModel, CommentModel, BoardModel, BoardSectionModel, BoardNoteModel, CarouselSlotModel, CollectionItemModel, StoryPageModel, ConversationModel, ConversationMessageModel, NewsItemModel, NewsBoardModel, PushDeviceModel, MuteModel, DuplicateGroupModel, HomeFeedSourceModel, ShopCategoryModel, ShopResultsModel, StudioVideoModel, InterestModel, UserModel, ViewerModel } from '../models.ts';
import type { SignedIn } from '../../http/viewer.ts';
import type { GraphqlContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 8601 instant in UTC. */
  DateTime: { input: string; output: string; }
};

/** The partner of an ad beside its advertiser. */
export type AdAttribution = {
  __typename?: 'AdAttribution';
  isEligibleForPromotedPartnership: Scalars['Boolean']['output'];
  promotedPartnershipAdvertiserName?: Maybe<Scalars['String']['output']>;
  promotedPartnershipAttributionName?: Maybe<Scalars['String']['output']>;
};

/** The ad personalization settings of a member, and the personal data they entered for ads. */
export type AdSettings = {
  __typename?: 'AdSettings';
  /** Null if not stated. */
  birthYear?: Maybe<Scalars['Int']['output']>;
  /** Personalization by the member's activity on the site and their own statements. */
  byActivity: Scalars['Boolean']['output'];
  /** Personalization by data from partners. Off by default where a law requires consent. */
  byPartners: Scalars['Boolean']['output'];
  gender: Gender;
};

export type AggregateRating = {
  __typename?: 'AggregateRating';
  bestRating: Scalars['Float']['output'];
  ratingValue: Scalars['Float']['output'];
  reviewCount: Scalars['Int']['output'];
};

export type AggregatedPinData = {
  __typename?: 'AggregatedPinData';
  /** True if the image has tagged products that are visible to the viewer. */
  isShopTheLook: Scalars['Boolean']['output'];
  pinTagsChips: Array<PinTagChip>;
  /** The places at which products are tagged, in the order of the tags. A tag without a place is a chip only. */
  productTags: Array<ProductTag>;
};

export type Article = {
  __typename?: 'Article';
  authors: Array<Scalars['String']['output']>;
  datePublished?: Maybe<Scalars['DateTime']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type ArticleBlock = ArticleHeading | ArticleParagraph | ArticlePicture | ArticlePins;

export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  edges: Array<ArticleEdge>;
  pageInfo: PageInfo;
};

export type ArticleData = {
  __typename?: 'ArticleData';
  data: EditorialArticle;
};

export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  node: ArticleSummary;
};

export type ArticleHeading = {
  __typename?: 'ArticleHeading';
  text: Scalars['String']['output'];
};

export type ArticleImage = {
  __typename?: 'ArticleImage';
  altText: Scalars['String']['output'];
  dominantColor: Scalars['String']['output'];
  /** All renditions but the original. */
  images: Array<Image>;
  /** The Pin whose image it is; null for an image of the article. */
  pin?: Maybe<Pin>;
};

/** Stories, and articles about products. */
export type ArticleKind =
  | 'article'
  | 'shop';

export type ArticleLanguage =
  | 'ar'
  | 'de'
  | 'en';

export type ArticleLink = {
  __typename?: 'ArticleLink';
  text: Scalars['String']['output'];
  /** An http or https address. */
  url: Scalars['String']['output'];
};

/** Plain text. The first occurrence of the text of a link is its anchor. */
export type ArticleParagraph = {
  __typename?: 'ArticleParagraph';
  links: Array<ArticleLink>;
  text: Scalars['String']['output'];
};

export type ArticlePicture = {
  __typename?: 'ArticlePicture';
  image: ArticleImage;
};

export type ArticlePins = {
  __typename?: 'ArticlePins';
  /** The Pins that are public and that feeds may show to the viewer, in the order of the article. */
  pins: Array<Pin>;
};

export type ArticleResult = ArticleData | NotFound;

/** An article is scheduled until its publication, and ended after its end. */
export type ArticleState =
  | 'draft'
  | 'ended'
  | 'published'
  | 'scheduled'
  | 'withdrawn';

/** An article in a list. */
export type ArticleSummary = {
  __typename?: 'ArticleSummary';
  /** Null without a cover, or when the Pin of the cover is not visible to the viewer. */
  cover?: Maybe<ArticleImage>;
  entityId: Scalars['ID']['output'];
  kind: ArticleKind;
  language: ArticleLanguage;
  /** Null before it is published or scheduled. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Board = {
  __typename?: 'Board';
  /** The time at which it was archived. Archived boards are visible to their members only, and accept no saves. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  collaborators: Array<User>;
  /** The chosen cover and the newest images on it, at most 3. */
  coverImages: Array<Image>;
  /** The pin that was chosen as the cover. */
  coverPinId?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  entityId: Scalars['ID']['output'];
  followedByMe: Scalars['Boolean']['output'];
  followerCount: Scalars['Int']['output'];
  isCollaborative: Scalars['Boolean']['output'];
  /** quick_saves is the board of the profile. */
  layout: Scalars['String']['output'];
  /** The image for previews of links to the board; null for members, whose pages name none, and for boards that are not public. */
  linkPreview?: Maybe<LinkPreview>;
  /**
   * Pins that are not on the board: saved beside its newest pins, with their topics or by their creators. With
   * `section`, beside those of a section.
   */
  moreIdeas: PinConnection;
  name: Scalars['String']['output'];
  /** The notes on it, the newest first. */
  notes: Array<BoardNote>;
  owner: User;
  pinCount: Scalars['Int']['output'];
  /** Pins on the board in its order, newest first; without `section`, those of all sections as well. */
  pins: PinConnection;
  privacy: BoardPrivacy;
  /** The section with a slug, or the one that had it last. */
  section?: Maybe<BoardSection>;
  sectionCount: Scalars['Int']['output'];
  sections: Array<BoardSection>;
  slug: Scalars['String']['output'];
  /** Path on the site, `/{username}/{slug}/`. */
  url: Scalars['String']['output'];
  /** The viewer's display options; the default if they chose none. */
  viewerLook: BoardLook;
  viewerMayEdit: Scalars['Boolean']['output'];
  /** Whether the viewer may add pins, and whether they may edit the board. */
  viewerMaySave: Scalars['Boolean']['output'];
  /** The permissions of the viewer: all as its owner, some as a collaborator, none otherwise. */
  viewerRights: Array<BoardRight>;
};


export type BoardMoreIdeasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  section?: InputMaybe<Scalars['ID']['input']>;
};


export type BoardPinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  section?: InputMaybe<Scalars['ID']['input']>;
  show?: InputMaybe<BoardPinFilter>;
  sort?: InputMaybe<BoardPinSort>;
};


export type BoardSectionArgs = {
  slug: Scalars['String']['input'];
};

export type BoardCardSize =
  | 'large'
  | 'medium'
  | 'small';

export type BoardConnection = {
  __typename?: 'BoardConnection';
  edges: Array<BoardEdge>;
  pageInfo: PageInfo;
};

export type BoardData = {
  __typename?: 'BoardData';
  data: Board;
};

export type BoardEdge = {
  __typename?: 'BoardEdge';
  node: Board;
};

export type BoardGrouping =
  | 'mix_public_private'
  /** Public boards, then protected, then secret ones. */
  | 'visibility';

/** A pending invite: the name and the owner of the board, and nothing else. */
export type BoardInvite = {
  __typename?: 'BoardInvite';
  boardId: Scalars['ID']['output'];
  boardName: Scalars['String']['output'];
  boardPrivacy: BoardPrivacy;
  /** Path on the site, `/{username}/{slug}/`. */
  boardUrl: Scalars['String']['output'];
  inviter: User;
  /** The permissions of a member who accepts it. */
  rights: Array<BoardRight>;
};

export type BoardInviteData = {
  __typename?: 'BoardInviteData';
  data: BoardInvite;
};

export type BoardInviteResult = BoardInviteData | NotFound;

export type BoardLook = {
  __typename?: 'BoardLook';
  cardSize: BoardCardSize;
  /** Images without the texts below them. */
  isPicturesOnly: Scalars['Boolean']['output'];
};

/** A note on a board: a title, a text and to-dos; at least one is not empty. */
export type BoardNote = {
  __typename?: 'BoardNote';
  author: User;
  createdAt: Scalars['DateTime']['output'];
  entityId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  todos: Array<BoardNoteTodo>;
  /** Incremented with every change; a change based on an older version is rejected with `note_changed`. */
  version: Scalars['Int']['output'];
};

export type BoardNoteTodo = {
  __typename?: 'BoardNoteTodo';
  isDone: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

/** The filter of a board's pins: all, those of a kind, or those in none of its sections. */
export type BoardPinFilter =
  | 'all'
  | 'articles'
  | 'products'
  | 'recipes'
  | 'unsorted'
  | 'videos';

/** The order of a board's pins: the board's own, by when they were saved to it, or by title. */
export type BoardPinSort =
  /** By title; those without one are last. */
  | 'alphabetical'
  | 'custom'
  | 'newest'
  | 'oldest';

export type BoardPrivacy =
  | 'protected'
  | 'public'
  | 'secret';

export type BoardPrivacyFilter =
  | 'all'
  /** Archived boards, for their owner only. */
  | 'archived'
  /** Boards with collaborators. */
  | 'group'
  | 'protected'
  | 'public'
  | 'secret';

export type BoardResult = BoardData | NotFound;

/** What a collaborator of a board may do: add pins and sections; edit its texts, cover and order; invite others. */
export type BoardRight =
  | 'add'
  | 'edit'
  | 'invite';

export type BoardSearchResults = {
  __typename?: 'BoardSearchResults';
  connection: BoardConnection;
  correction?: Maybe<Scalars['String']['output']>;
};

export type BoardSection = {
  __typename?: 'BoardSection';
  coverImages: Array<Image>;
  entityId: Scalars['ID']['output'];
  /** The image for previews of links to the section; null as that of its board. */
  linkPreview?: Maybe<LinkPreview>;
  pinCount: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type BoardSectionData = {
  __typename?: 'BoardSectionData';
  board: Board;
  data: BoardSection;
};

export type BoardSectionResult = BoardSectionData | NotFound;

export type BoardSort =
  | 'alphabetical'
  /** In the order set by the owner; the others by age. */
  | 'custom'
  /** Boards with collaborators first, each part by its last pin. */
  | 'group_boards_at_top'
  | 'last_pinned_to'
  | 'newest'
  | 'oldest';

export type Brand = {
  __typename?: 'Brand';
  name?: Maybe<Scalars['String']['output']>;
};

export type Carousel = {
  __typename?: 'Carousel';
  entityId: Scalars['ID']['output'];
  index: Scalars['Int']['output'];
  slots: Array<CarouselSlot>;
};

export type CarouselSlot = {
  __typename?: 'CarouselSlot';
  details?: Maybe<Scalars['String']['output']>;
  entityId: Scalars['ID']['output'];
  imageSignature?: Maybe<Scalars['String']['output']>;
  images: Array<Image>;
  link?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};


export type CarouselSlotImagesArgs = {
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CollectionItem = {
  __typename?: 'CollectionItem';
  images: Array<Image>;
  link?: Maybe<Scalars['String']['output']>;
  pinId?: Maybe<Scalars['ID']['output']>;
};


export type CollectionItemImagesArgs = {
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CollectionPin = {
  __typename?: 'CollectionPin';
  itemData: Array<CollectionItem>;
};

export type Comment = {
  __typename?: 'Comment';
  /** Contains 'edit' and 'delete' when the viewer may do so. */
  access: Array<Scalars['String']['output']>;
  author: User;
  createdAt: Scalars['DateTime']['output'];
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  entityId: Scalars['ID']['output'];
  /** The first three replies. */
  firstReplies: Array<Comment>;
  /** Waits for the review of a moderator: only its author sees it. */
  isHeld: Scalars['Boolean']['output'];
  /** Removed by a moderator: only its author sees it. */
  isRemoved: Scalars['Boolean']['output'];
  mentions: Array<CommentMention>;
  reactionCounts: Array<ReactionCount>;
  replyCount: Scalars['Int']['output'];
  /** Plain text; a username in it is a link when it is one of the mentions. */
  text: Scalars['String']['output'];
  /** The type of the viewer's reaction. */
  viewerReaction?: Maybe<Scalars['Int']['output']>;
};

export type CommentConnection = {
  __typename?: 'CommentConnection';
  edges: Array<CommentEdge>;
  pageInfo: PageInfo;
};

export type CommentEdge = {
  __typename?: 'CommentEdge';
  node: Comment;
};

/** A member mentioned in a comment, with the username in the text in lower case. */
export type CommentMention = {
  __typename?: 'CommentMention';
  user: User;
  username: Scalars['String']['output'];
};

/** Most reactions first, newest first, oldest first. */
export type CommentOrder =
  | 'newest'
  | 'oldest'
  | 'top';

export type CommentRepliesData = {
  __typename?: 'CommentRepliesData';
  connection: CommentConnection;
};

export type CommentRepliesResult = CommentRepliesData | NotFound;

export type ContactAudience =
  | 'everyone'
  /** Members whom the user follows. */
  | 'followed'
  | 'nobody';

export type Conversation = {
  __typename?: 'Conversation';
  entityId: Scalars['ID']['output'];
  isGroup: Scalars['Boolean']['output'];
  /** True if it is from a person whom the viewer does not follow, and not yet accepted. */
  isRequest: Scalars['Boolean']['output'];
  lastMessage?: Maybe<ConversationMessage>;
  /** Ordered from newest to oldest. */
  messages: ConversationMessageConnection;
  /** Participants other than the viewer, without blocked people. */
  people: Array<User>;
  /** The last message that each of the others has seen. Without those who have not accepted it, or have seen none. */
  seen: Array<ConversationSeen>;
  /** Number of unread messages of others, at most 100 (100 means 100 or more). */
  unreadCount: Scalars['Int']['output'];
};


export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  edges: Array<ConversationEdge>;
  pageInfo: PageInfo;
};

export type ConversationData = {
  __typename?: 'ConversationData';
  data: Conversation;
};

export type ConversationEdge = {
  __typename?: 'ConversationEdge';
  node: Conversation;
};

export type ConversationMessage = {
  __typename?: 'ConversationMessage';
  board?: Maybe<Board>;
  conversationId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  entityId: Scalars['ID']['output'];
  /** True if the viewer hid the pin. */
  isPinHidden: Scalars['Boolean']['output'];
  /** Null if it is not visible to the viewer or was deleted. */
  pin?: Maybe<Pin>;
  /** One per participant, without those of blocked people. */
  reactions: Array<MessageReaction>;
  sender: User;
  /** Kind of the shared object. */
  shares?: Maybe<SharedKind>;
  text?: Maybe<Scalars['String']['output']>;
};

export type ConversationMessageConnection = {
  __typename?: 'ConversationMessageConnection';
  edges: Array<ConversationMessageEdge>;
  pageInfo: PageInfo;
};

export type ConversationMessageEdge = {
  __typename?: 'ConversationMessageEdge';
  node: ConversationMessage;
};

export type ConversationResult = ConversationData | NotFound;

export type ConversationSeen = {
  __typename?: 'ConversationSeen';
  messageId: Scalars['ID']['output'];
  user: User;
};

export type DigestRhythm =
  /** Every day at 8 in the morning. */
  | 'daily'
  /** On Mondays at 8 in the morning. */
  | 'weekly';

/** Saved pins with the same picture and different contents, newest first. */
export type DuplicateGroup = {
  __typename?: 'DuplicateGroup';
  /** The pin that is proposed to stay: one with a link, then the largest image, then the oldest. */
  keptId: Scalars['ID']['output'];
  pins: Array<Pin>;
};

export type DuplicateGroupConnection = {
  __typename?: 'DuplicateGroupConnection';
  edges: Array<DuplicateGroupEdge>;
  pageInfo: PageInfo;
};

export type DuplicateGroupEdge = {
  __typename?: 'DuplicateGroupEdge';
  node: DuplicateGroup;
};

/** An article that employees wrote. */
export type EditorialArticle = {
  __typename?: 'EditorialArticle';
  blocks: Array<ArticleBlock>;
  /** Null without a cover, or when the Pin of the cover is not visible to the viewer. */
  cover?: Maybe<ArticleImage>;
  entityId: Scalars['ID']['output'];
  kind: ArticleKind;
  language: ArticleLanguage;
  /** Other published articles of its kind and language, at most 4. */
  nextArticles: Array<ArticleSummary>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug: Scalars['String']['output'];
  /** `published` for everyone but employees. */
  state: ArticleState;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type FeedbackStatus =
  | 'none'
  | 'other'
  | 'reported'
  | 'unfollowed';

export type Gender =
  | 'female'
  | 'male'
  | 'unspecified';

export type HomeFeedReason = {
  __typename?: 'HomeFeedReason';
  kind: HomeFeedReasonKind;
  pinId: Scalars['ID']['output'];
  /** The person, board or topic of the reason. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

export type HomeFeedReasonKind =
  /** The member follows a board with it. */
  | 'board'
  /** It is new. */
  | 'fresh'
  /** The member follows its creator. */
  | 'person'
  /** Members saved it beside what the member saved recently. */
  | 'saves'
  /** The member saved pins with its topic. */
  | 'taste'
  /** The member follows its topic, or one above it. */
  | 'topic';

export type HomeFeedSource = {
  __typename?: 'HomeFeedSource';
  /** Null for `history`, of which there is only one. */
  entityId?: Maybe<Scalars['ID']['output']>;
  isOn: Scalars['Boolean']['output'];
  /** True for a board of the viewer, whose saves indicate their interests. */
  isOwn: Scalars['Boolean']['output'];
  kind: HomeFeedSourceKind;
  name: Scalars['String']['output'];
};

export type HomeFeedSourceKind =
  | 'board'
  /** The member's recent saves. */
  | 'history'
  | 'interest';

/** One rendition of an image. */
export type Image = {
  __typename?: 'Image';
  height: Scalars['Int']['output'];
  /** 60x60, 136x136, 170x, 236x, 474x, 564x, 600x315, 736x or orig. */
  size: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type Interest = {
  __typename?: 'Interest';
  /** The newest pin that may be listed for the viewer. */
  cover?: Maybe<Pin>;
  entityId: Scalars['ID']['output'];
  followedByMe: Scalars['Boolean']['output'];
  /** True if the viewer mutes the topic. */
  mutedByMe: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The topic above it. */
  parent?: Maybe<Interest>;
  /** Topics whose pins are saved to the same boards, the closest first, at most 8. */
  relatedTopics: Array<Interest>;
  /** The topics directly below it, ordered by name, at most 50. */
  subtopics: Array<Interest>;
  urlName: Scalars['String']['output'];
};

export type InterestConnection = {
  __typename?: 'InterestConnection';
  edges: Array<InterestEdge>;
  pageInfo: PageInfo;
};

export type InterestEdge = {
  __typename?: 'InterestEdge';
  node: Interest;
};

export type InviteCode = {
  __typename?: 'InviteCode';
  inviteChannel: Scalars['Int']['output'];
  sender: InviteSender;
};

export type InviteCodeData = {
  __typename?: 'InviteCodeData';
  data: InviteCode;
};

export type InviteCodeResult = InviteCodeData | NotFound;

export type InviteSender = {
  __typename?: 'InviteSender';
  entityId: Scalars['ID']['output'];
  /** At most 30 characters. */
  firstName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  imageMediumUrl?: Maybe<Scalars['String']['output']>;
  isDefaultImage: Scalars['Boolean']['output'];
  /** False for the sender themselves. */
  shouldShowMessaging: Scalars['Boolean']['output'];
};

export type LinkAvailability =
  | 'alive'
  | 'gone'
  /** Not checked yet, or without an answer. */
  | 'unknown';

/** An image for link previews. Its address changes with its contents. */
export type LinkPreview = {
  __typename?: 'LinkPreview';
  height: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type LinkSafety =
  | 'safe'
  | 'warning';

export type LinkState = {
  __typename?: 'LinkState';
  availability: LinkAvailability;
  /** The time of the last check with a result. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  safety: LinkSafety;
};

/** The way in which notifications of a kind are mailed. */
export type MailChoice =
  | 'digest'
  | 'immediate'
  | 'off';

/** A merchant's offer of an item. */
export type MerchantOffer = {
  __typename?: 'MerchantOffer';
  /** ID of the product's pin. */
  entityId: Scalars['ID']['output'];
  isSoldOut: Scalars['Boolean']['output'];
  /** Link to the product's pin. */
  link: Scalars['String']['output'];
  /** Name of the merchant; without one, the host of their shop. */
  merchant: Scalars['String']['output'];
  /** Null if the price is out of date. */
  offerSummary?: Maybe<OfferSummary>;
  shippingInfo?: Maybe<ShippingInfo>;
};

export type MessageReaction = {
  __typename?: 'MessageReaction';
  reactionType: Scalars['Int']['output'];
  user: User;
};

export type Moderation = {
  __typename?: 'Moderation';
  /** Audit log of the moderators' decisions, newest first. */
  decisions: ModerationDecisionConnection;
  /** Open reports, the most severe first, then the oldest, without the moderator's own objects. */
  queue: QueuedReportConnection;
};


export type ModerationDecisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ModerationQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  of?: InputMaybe<ReportedKind>;
};

export type ModerationDecision = {
  __typename?: 'ModerationDecision';
  createdAt: Scalars['DateTime']['output'];
  decision: ModerationDecisionKind;
  entityId: Scalars['ID']['output'];
  excerpt: Scalars['String']['output'];
  /** Username of the moderator; null if the account was deleted. */
  moderator?: Maybe<Scalars['String']['output']>;
  /** Internal note for moderators. */
  note?: Maybe<Scalars['String']['output']>;
  objectId: Scalars['ID']['output'];
  objectType: ReportedKind;
  owner: User;
  reasons: Array<ReasonCount>;
  reportCount: Scalars['Int']['output'];
  /** The time at which a removal was withdrawn. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ModerationDecisionConnection = {
  __typename?: 'ModerationDecisionConnection';
  edges: Array<ModerationDecisionEdge>;
  pageInfo: PageInfo;
};

export type ModerationDecisionEdge = {
  __typename?: 'ModerationDecisionEdge';
  node: ModerationDecision;
};

export type ModerationDecisionKind =
  | 'keep'
  | 'remove'
  | 'warn';

export type Mute = {
  __typename?: 'Mute';
  duration: MuteDuration;
  entityId: Scalars['ID']['output'];
  kind: MuteKind;
  topic?: Maybe<Interest>;
  /** The end of the mute; null if it has none. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** The muted member; null if they are no longer visible to the viewer. */
  user?: Maybe<User>;
  /** The word or the site; of members and topics the id. */
  value: Scalars['String']['output'];
};

export type MuteConnection = {
  __typename?: 'MuteConnection';
  edges: Array<MuteEdge>;
  pageInfo: PageInfo;
};

export type MuteDuration =
  | 'forever'
  | 'month'
  | 'week';

export type MuteEdge = {
  __typename?: 'MuteEdge';
  node: Mute;
};

export type MuteKind =
  | 'member'
  | 'site'
  | 'topic'
  | 'word';

export type NewsBoard = {
  __typename?: 'NewsBoard';
  entityId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Path on the site, `/{username}/{slug}/`. */
  url: Scalars['String']['output'];
};

export type NewsBusiness = {
  __typename?: 'NewsBusiness';
  entityId: Scalars['ID']['output'];
  kind: NewsBusinessKind;
  name: Scalars['String']['output'];
};

/** The kind of the account of a business, which its address depends on. */
export type NewsBusinessKind =
  | 'access'
  | 'hierarchy'
  | 'manager';

export type NewsConnection = {
  __typename?: 'NewsConnection';
  edges: Array<NewsEdge>;
  pageInfo: PageInfo;
};

export type NewsEdge = {
  __typename?: 'NewsEdge';
  node: NewsItem;
};

export type NewsHub = {
  __typename?: 'NewsHub';
  connection: NewsConnection;
};

/** A notification as data. Until it is read, further actors of the same action are added to it. */
export type NewsItem = {
  __typename?: 'NewsItem';
  /** Number of actors that are visible to the viewer, exact up to 20; for `guest_images` the number of images, for `export_ready` of exports. */
  actorCount: Scalars['Int']['output'];
  /** The newest actors, at most 3. */
  actors: Array<User>;
  /** The board of the notification: only name and address, as in an invite. */
  board?: Maybe<NewsBoard>;
  /** The business whose numbers of a week are ready. */
  business?: Maybe<NewsBusiness>;
  /** IDs of the actors' comments; for reactions to a comment, the ID of that comment. */
  commentIds: Array<Scalars['ID']['output']>;
  entityId: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NewsKind;
  lastAt: Scalars['DateTime']['output'];
  /** The viewer's pin that is the object of the action, or the new pins of a followed board; at most 10. */
  pins: Array<Pin>;
  /** The webhook of the notification. */
  webhook?: Maybe<NewsWebhook>;
};

export type NewsKind =
  /** A user followed a board of the viewer. */
  | 'board_follow'
  /** The viewer was invited to a board. */
  | 'board_invite'
  /** A board that the viewer follows has new pins. */
  | 'board_pins'
  /** The numbers of a week of a business of the viewer are ready. */
  | 'business_digest'
  /** A user commented on a pin of the viewer. */
  | 'comment'
  /** A user reacted to a comment of the viewer. */
  | 'comment_reaction'
  /** Exports of the viewer's data can be downloaded. */
  | 'export_ready'
  /** A user followed the viewer. */
  | 'follow'
  /** A user accepted the viewer's request to follow their private profile. */
  | 'follow_accepted'
  /** A user asked to follow the viewer's private profile. */
  | 'follow_request'
  /** Images of guests wait for review on a board of the viewer. */
  | 'guest_images'
  /** A user accepted an invite to a board of the viewer. */
  | 'invite_accepted'
  /** A user mentioned the viewer in a comment. */
  | 'mention'
  /** A user reacted to a pin of the viewer. */
  | 'reaction'
  /** A user replied to a comment of the viewer. */
  | 'reply'
  /** A user saved a pin of the viewer. */
  | 'save'
  /** A user mentioned the viewer on a page of a story. */
  | 'story_mention'
  /** A webhook of an app of the viewer was disabled, because its deliveries failed. */
  | 'webhook_disabled';

export type NewsWebhook = {
  __typename?: 'NewsWebhook';
  /** The name of its app. */
  app: Scalars['String']['output'];
  entityId: Scalars['ID']['output'];
};

/** The object does not exist or is not visible to the viewer; the two cases are indistinguishable. */
export type NotFound = {
  __typename?: 'NotFound';
  /** True for a Pin or a board that everyone could see until it was deleted. */
  isGone?: Maybe<Scalars['Boolean']['output']>;
  message: Scalars['String']['output'];
};

/** The channels of one kind of notification. */
export type NotificationChoice = {
  __typename?: 'NotificationChoice';
  /** True if they appear in the list of notifications. */
  app: Scalars['Boolean']['output'];
  /** True if they appear in the list or the digest only: there is no moment at which they could be sent. */
  isComputed: Scalars['Boolean']['output'];
  kind: NewsKind;
  mail: MailChoice;
  /** True if they are pushed to the viewer's devices. */
  push: Scalars['Boolean']['output'];
};

/** The times of the viewer's notifications. */
export type NotificationSchedule = {
  __typename?: 'NotificationSchedule';
  digest: DigestRhythm;
  /** The local times of the quiet hours, such as `22:00`; null without any. */
  quietFrom?: Maybe<Scalars['String']['output']>;
  quietUntil?: Maybe<Scalars['String']['output']>;
  /** True if pushed notifications name people and boards, also on a locked screen. */
  showsContent: Scalars['Boolean']['output'];
  /** An IANA name, such as `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
};

export type OfferSummary = {
  __typename?: 'OfferSummary';
  currency: Scalars['String']['output'];
  maxPrice?: Maybe<Scalars['Float']['output']>;
  minPrice?: Maybe<Scalars['Float']['output']>;
  /** In units of the currency. */
  price?: Maybe<Scalars['Float']['output']>;
  standardPrice?: Maybe<Scalars['Float']['output']>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  /** An opaque, signed bookmark; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  entityId: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

/** A crop of an image, in percent of its width and height, measured from the left and the top. Width and height are at least 5, and the crop is within the image. */
export type PictureCrop = {
  height: Scalars['Int']['input'];
  width: Scalars['Int']['input'];
  x: Scalars['Int']['input'];
  y: Scalars['Int']['input'];
};

/** image, gif, video, product, recipe, storyPin, oneTap: derived, never stored. */
export type Pin = {
  __typename?: 'Pin';
  /** Contains 'write' when the viewer may edit the pin. */
  access: Array<Scalars['String']['output']>;
  adAttribution?: Maybe<AdAttribution>;
  /** The destination of an ad, if it differs from that of its pin. */
  adDestinationUrl?: Maybe<Scalars['String']['output']>;
  advertiserId?: Maybe<Scalars['ID']['output']>;
  /** Data of the pin's image, aggregated over all pins with that image; null for an image without tags. */
  aggregatedPinData?: Maybe<AggregatedPinData>;
  altText?: Maybe<Scalars['String']['output']>;
  /** Of `topics`, those that were assigned by its texts, boards and neighbours. */
  assignedTopics: Array<Interest>;
  /** The data with which a browser registers clicks on an ad and views of it; null for a pin that is not promoted. */
  attributionSourceId?: Maybe<Scalars['ID']['output']>;
  autoAltText?: Maybe<Scalars['String']['output']>;
  board?: Maybe<Board>;
  /** Each promoted pin is a separate campaign. */
  campaignId?: Maybe<Scalars['ID']['output']>;
  carousel?: Maybe<Carousel>;
  category?: Maybe<Scalars['String']['output']>;
  closeupDescription?: Maybe<Scalars['String']['output']>;
  /** The entries below the image of a collection. */
  collectionPin?: Maybe<CollectionPin>;
  commentCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  digitalMediaSourceType?: Maybe<Scalars['Int']['output']>;
  /** Host of the link without www., or 'Uploaded by user'. */
  domain?: Maybe<Scalars['String']['output']>;
  dominantColor?: Maybe<Scalars['String']['output']>;
  /** The animated rendition of a GIF. */
  embed?: Maybe<PinEmbed>;
  entityId: Scalars['ID']['output'];
  gridTitle?: Maybe<Scalars['String']['output']>;
  /** The name of the guest who added the image by a share link of the board, as they gave it. */
  guestName?: Maybe<Scalars['String']['output']>;
  imageSignature?: Maybe<Scalars['String']['output']>;
  /** Every rendition of the image, or those of the given sizes. */
  images: Array<Image>;
  /** Whether members may comment; existing comments stay. */
  isCommentingAllowed: Scalars['Boolean']['output'];
  isDownstreamPromotion: Scalars['Boolean']['output'];
  isEligibleForPdp: Scalars['Boolean']['output'];
  /** False for an ad without a close-up: one tap opens its site. */
  isEligibleForWebCloseup: Scalars['Boolean']['output'];
  isOosProduct: Scalars['Boolean']['output'];
  isPromoted: Scalars['Boolean']['output'];
  isRepin: Scalars['Boolean']['output'];
  isStaleProduct: Scalars['Boolean']['output'];
  isThirdPartyAd: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  /** The safety of the pin's link by the rules of the site, and the result of its last check; null without a link. */
  linkState?: Maybe<LinkState>;
  nativeCreator?: Maybe<User>;
  /** The pin that this one is a copy of, or its own id: the same for all copies of one pin. It may not be visible to the viewer. */
  originalPinId: Scalars['ID']['output'];
  /** Offers of the same item by other merchants, one per merchant: those in stock first, the cheapest first within each currency. */
  otherOffers: Array<MerchantOffer>;
  pinner?: Maybe<User>;
  promotedIsRemovable: Scalars['Boolean']['output'];
  promoter?: Maybe<User>;
  reactionCounts: Array<ReactionCount>;
  richMetadata?: Maybe<RichMetadata>;
  richSummary?: Maybe<RichSummary>;
  saveCount: Scalars['Int']['output'];
  /** The viewer's copies of this pin, newest first. */
  savedByViewer: Array<SavedPin>;
  section?: Maybe<BoardSection>;
  /** Messages between the viewer and others that share this pin or another save of it, newest first, at most 25. */
  sentMessages: Array<ConversationMessage>;
  seoNoindexReason?: Maybe<Scalars['String']['output']>;
  seoUrl: Scalars['String']['output'];
  shoppingFlags: Array<Scalars['Int']['output']>;
  shouldOpenInStream: Scalars['Boolean']['output'];
  sourceInterest?: Maybe<Interest>;
  sponsorship?: Maybe<Sponsorship>;
  storyPin?: Maybe<StoryPin>;
  storyPinDataId?: Maybe<Scalars['ID']['output']>;
  /** base64 of a thumbhash. */
  thumbhash?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** The topics that its creator chose, in their order, then those that were assigned to it. */
  topics: Array<Interest>;
  /** Signed address on this site that redirects to the pin's link unless it is blocked; constant for one day. */
  trackedLink?: Maybe<Scalars['String']['output']>;
  trackingParams?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  video?: Maybe<PinVideo>;
  /** Feedback of the viewer on the pin; any value other than `none` excludes it from their feeds. */
  viewerFeedback: FeedbackStatus;
  /** The type of the viewer's reaction. */
  viewerReaction?: Maybe<Scalars['Int']['output']>;
};


/** image, gif, video, product, recipe, storyPin, oneTap: derived, never stored. */
export type PinImagesArgs = {
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PinCommentsData = {
  __typename?: 'PinCommentsData';
  /** Includes replies. */
  commentCount: Scalars['Int']['output'];
  connection: CommentConnection;
  isCommentingAllowed: Scalars['Boolean']['output'];
};

export type PinCommentsResult = NotFound | PinCommentsData;

export type PinConnection = {
  __typename?: 'PinConnection';
  edges: Array<PinEdge>;
  pageInfo: PageInfo;
};

export type PinData = {
  __typename?: 'PinData';
  data: Pin;
};

export type PinEdge = {
  __typename?: 'PinEdge';
  node: Pin;
};

export type PinEmbed = {
  __typename?: 'PinEmbed';
  height: Scalars['Int']['output'];
  src: Scalars['String']['output'];
  subtype?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type PinFeed = {
  __typename?: 'PinFeed';
  connection: PinConnection;
  /** The numbers by which pins of a home feed were ranked, in their order, without ads. Null unless the viewer is an employee. */
  ranking?: Maybe<Array<PinRanking>>;
  /** The reasons for which pins are on a member's home feed, in their order, without ads. Null for other lists. */
  reasons?: Maybe<Array<HomeFeedReason>>;
};

export type PinRanking = {
  __typename?: 'PinRanking';
  features: Array<RankingFeature>;
  isExploration: Scalars['Boolean']['output'];
  /** The version of the weights; 0 for those of a new site. */
  model: Scalars['Int']['output'];
  pinId: Scalars['ID']['output'];
  /** The rank after diversity and exploration, from 1. */
  rankAfter: Scalars['Int']['output'];
  /** The rank by score, from 1. */
  rankBefore: Scalars['Int']['output'];
  /** The expected engagement, from 0 to 1. */
  score: Scalars['Float']['output'];
  /** The sources of the candidate, the most specific one first. */
  sources: Array<HomeFeedReasonKind>;
};

export type PinResult = NotFound | PinData;

export type PinSearchResults = {
  __typename?: 'PinSearchResults';
  connection: PinConnection;
  /** The search that was made instead of the one that was typed; null if it was made as typed. */
  correction?: Maybe<Scalars['String']['output']>;
  /** The filters that can be chosen. Empty on further pages. */
  filters: Array<SearchFilterOption>;
  /** Words that refine the search. Empty on further pages. */
  guides: Array<Scalars['String']['output']>;
  /** The number of results before those that have only some of the words; null if all have all words. */
  relaxedFrom?: Maybe<Scalars['Int']['output']>;
};

export type PinSearchScope =
  /** Products. */
  | 'buyable_pins'
  /** Pins with several pages. */
  | 'idea_pins'
  /** The pins that the viewer saved or created. */
  | 'my_pins'
  | 'pins'
  | 'videos';

/** A product that is tagged on an image. */
export type PinTagChip = {
  __typename?: 'PinTagChip';
  /** ID of the product's pin. */
  entityId: Scalars['ID']['output'];
  image?: Maybe<Image>;
  /** Link to the product's pin. */
  link: Scalars['String']['output'];
  offerSummary?: Maybe<OfferSummary>;
  title?: Maybe<Scalars['String']['output']>;
};

/** A video by its renditions: one file, and play lists for HLS. */
export type PinVideo = {
  __typename?: 'PinVideo';
  captions: Array<VideoCaptions>;
  /** The first of `captions`. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  /** A small silent rendition for cards, as one file. */
  previewUrl?: Maybe<Scalars['String']['output']>;
  variants: PinVideoVariants;
};

export type PinVideoVariants = {
  __typename?: 'PinVideoVariants';
  V_720P?: Maybe<VideoVariant>;
  V_HLSV3_MOBILE?: Maybe<VideoVariant>;
  V_HLSV4?: Maybe<VideoVariant>;
};

/** The privacy settings of the viewer. */
export type PrivacySettings = {
  __typename?: 'PrivacySettings';
  commentsFrom: ContactAudience;
  hidesFromSearchEngines: Scalars['Boolean']['output'];
  /** True if only approved followers see the profile, its boards and its pins. */
  isPrivate: Scalars['Boolean']['output'];
  mentionsFrom: ContactAudience;
  messagesFrom: ContactAudience;
};

export type Product = {
  __typename?: 'Product';
  brand?: Maybe<Brand>;
  itemId?: Maybe<Scalars['ID']['output']>;
  itemSetId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  offerSummary?: Maybe<OfferSummary>;
  shippingInfo?: Maybe<ShippingInfo>;
  variantSet?: Maybe<VariantSet>;
};

/** The place of a tagged product on an image. */
export type ProductTag = {
  __typename?: 'ProductTag';
  /** ID of the product's pin, as in `pinTagsChips`. */
  entityId: Scalars['ID']['output'];
  /** Index of the slide of a carousel or the page of a story; null for the pin's own image. */
  slot?: Maybe<Scalars['Int']['output']>;
  /** Fraction of the width of the image, from its left. */
  x: Scalars['Float']['output'];
  /** Fraction of the height of the image, from its top. */
  y: Scalars['Float']['output'];
};

/** A device to which notifications are pushed. */
export type PushDevice = {
  __typename?: 'PushDevice';
  createdAt: Scalars['DateTime']['output'];
  entityId: Scalars['ID']['output'];
  /** The SHA-256 of the address of its subscription, in base64url: by it, a browser recognises its own. */
  fingerprint: Scalars['String']['output'];
  /** Browser and system, such as `Chrome, Windows`; empty if unknown. */
  name: Scalars['String']['output'];
};

/** Queries of members and visitors. State is changed by REST resources only. */
export type Query = {
  __typename?: 'Query';
  /** Returns the published articles of a language, the latest first; English ones for a language without any. */
  v3ArticlesQuery: ArticleConnection;
  /** Returns a published article by its slug or ID. Employees receive the others, too, as a preview. */
  v3GetArticleQuery: ArticleResult;
  /** The board of the pages /board/{id}/edit. */
  v3GetBoardByIdQuery: BoardResult;
  /** The pending invite of the viewer: to the board at an address, or by the code of a link. */
  v3GetBoardInviteQuery: BoardInviteResult;
  /** The board at an address, also at a former one: its `url` is the current address. */
  v3GetBoardQuery: BoardResult;
  /** The section of the page /boardsection/{id}/edit, with its board. */
  v3GetBoardSectionByIdQuery: BoardSectionResult;
  /** The replies to a comment, oldest first. */
  v3GetCommentRepliesQuery: CommentRepliesResult;
  /** Returns a conversation of the viewer with its messages. */
  v3GetConversationQuery: ConversationResult;
  /** Returns the home feed. For members: pins from follows, walks from recent saves, topics and new pins, ranked by learned weights. For visitors: new pins with many saves. */
  v3GetHomeFeedQuery: PinFeed;
  /** Returns the sender of an invite. An unknown or expired code is `NotFound`; treat it as no invite. */
  v3GetInviteCodeQuery: InviteCodeResult;
  /** Returns the viewer's notifications, newest first, of all kinds or of some; empty for visitors. */
  v3GetNewsHubQuery: NewsHub;
  /** The comments on a pin that the viewer may see, without replies. */
  v3GetPinCommentsQuery: PinCommentsResult;
  v3GetPinQuery: PinResult;
  /** Those of at most 100 pins that the viewer may see and has not hidden, in the given order. */
  v3GetPinsQuery: Array<Pin>;
  /** Returns a topic by ID or, without an ID, by slug. */
  v3GetTopicQuery: TopicResult;
  v3GetUserQuery: UserResult;
  /**
   * Returns members to mention, by the beginning of a username or of a word of a name; nobody whom the viewer has blocked or muted,
   * and nobody to visitors.
   */
  v3MentionSuggestionsQuery: Array<User>;
  /** Returns products similar to those of a pin: its tagged products, then products of the same topics and category. Empty without a topic or category. */
  v3PinProductsQuery: PinFeed;
  /** Returns pins from the same boards, with the same topics or by the same creator. */
  v3RelatedPinsQuery: PinFeed;
  /** Returns the boards with the words of a search in their name, description or owner. */
  v3SearchBoardsQuery: BoardSearchResults;
  /** Returns pins with images similar to an image that is not stored, the most similar first; `look` is what VisualSearchImageResource returns for it. */
  v3SearchByImageQuery: PinFeed;
  /** Returns pins whose title, description or topics match; with `onSale`, only pins of products below their previous price. */
  v3SearchPinsQuery: PinFeed;
  /**
   * Returns the pins that match a search, best first. Typing errors are corrected unless `exact`; with few results, pins with some of
   * the words follow.
   */
  v3SearchQuery: PinSearchResults;
  /** Returns suggestions for the text of the search box; of an empty one, recent and trending searches, or topics without those. */
  v3SearchTypeaheadQuery: SearchSuggestions;
  /** Returns the members with the words of a search in their name, username or description. */
  v3SearchUsersQuery: UserSearchResults;
  /** Returns the product categories of the first level that have products for the viewer. */
  v3ShopCategoriesQuery: Array<ShopCategory>;
  /** Returns a product category by its number in the product taxonomy. */
  v3ShopCategoryQuery: ShopCategoryResult;
  /** Returns the products of all merchants, of one category, or those that a member created, or of one section of these; none of a member that does not exist. */
  v3ShopQuery: ShopResults;
  /** Returns the sections of the shop of a member that have products for the viewer; none of a member that does not exist. */
  v3ShopSectionsQuery: Array<ShopSection>;
  /** Returns the most saved pins, at most 500, recounted every few minutes: `best` of 30 days, `trending` of 2 days relative to those before, `popular` of 7 days. */
  v3TodayFeedQuery: PinFeed;
  /** Returns the topics with the most recent saves, each with the saved pins. */
  v3TodayQuery: Array<TodayModule>;
  /** Returns the newest pins of a topic and of those below it. */
  v3TopicFeedQuery: PinFeed;
  /** Returns all topics, ordered by name. */
  v3TopicsQuery: InterestConnection;
  /** Returns the newest videos of all topics or of one. */
  v3VideoFeedQuery: PinFeed;
  /** Returns pins with images similar to a crop of a pin's image, the most similar first; with `productsOnly`, only pins of products. */
  v3VisualSearchQuery: PinFeed;
  /** Returns the signed-in user, or null for a visitor. */
  viewer?: Maybe<Viewer>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3ArticlesQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ArticleKind>;
  language: ArticleLanguage;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetArticleQueryArgs = {
  article: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetBoardByIdQueryArgs = {
  board: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetBoardInviteQueryArgs = {
  inviteCode?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetBoardQueryArgs = {
  slug: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetBoardSectionByIdQueryArgs = {
  section: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetCommentRepliesQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  comment: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetConversationQueryArgs = {
  conversation: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetHomeFeedQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetInviteCodeQueryArgs = {
  inviteCode: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetNewsHubQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<NewsKind>>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetPinCommentsQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<CommentOrder>;
  pin: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetPinQueryArgs = {
  pin: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetPinsQueryArgs = {
  pins: Array<Scalars['ID']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetTopicQueryArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3GetUserQueryArgs = {
  username: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3MentionSuggestionsQueryArgs = {
  text: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3PinProductsQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  pin: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3RelatedPinsQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  pin: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3SearchBoardsQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3SearchByImageQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  look: Scalars['String']['input'];
  productsOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3SearchPinsQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  query: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3SearchQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filters?: InputMaybe<Array<SearchFilterInput>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  scope?: InputMaybe<PinSearchScope>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3SearchTypeaheadQueryArgs = {
  text: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3SearchUsersQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3ShopCategoryQueryArgs = {
  category: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3ShopQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<ShopFiltersInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  merchant?: InputMaybe<Scalars['String']['input']>;
  section?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<ShopSort>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3ShopSectionsQueryArgs = {
  merchant: Scalars['String']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3TodayFeedQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  list: TodayList;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3TopicFeedQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  topic: Scalars['ID']['input'];
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3TopicsQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3VideoFeedQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  topic?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries of members and visitors. State is changed by REST resources only. */
export type QueryV3VisualSearchQueryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  crop: PictureCrop;
  first?: InputMaybe<Scalars['Int']['input']>;
  pin: Scalars['ID']['input'];
  productsOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A reported object with all its reports. */
export type QueuedReport = {
  __typename?: 'QueuedReport';
  /** Details entered by the last reporters, at most 5. */
  details: Array<Scalars['String']['output']>;
  excerpt: Scalars['String']['output'];
  firstReportedAt: Scalars['DateTime']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  objectId: Scalars['ID']['output'];
  objectType: ReportedKind;
  owner: User;
  reasons: Array<ReasonCount>;
  reportCount: Scalars['Int']['output'];
  /** ID under which the last reporter saw the object. */
  seenId: Scalars['ID']['output'];
};

export type QueuedReportConnection = {
  __typename?: 'QueuedReportConnection';
  edges: Array<QueuedReportEdge>;
  pageInfo: PageInfo;
};

export type QueuedReportEdge = {
  __typename?: 'QueuedReportEdge';
  node: QueuedReport;
};

export type RankingFeature = {
  __typename?: 'RankingFeature';
  name: Scalars['String']['output'];
  /** From 0 to 1. */
  value: Scalars['Float']['output'];
};

export type ReactionCount = {
  __typename?: 'ReactionCount';
  reactionCount: Scalars['Int']['output'];
  reactionType: Scalars['Int']['output'];
};

/** Number of reports with a reason. */
export type ReasonCount = {
  __typename?: 'ReasonCount';
  count: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

export type Recipe = {
  __typename?: 'Recipe';
  aggregateRating?: Maybe<AggregateRating>;
  /** Minutes. */
  cookTime?: Maybe<Scalars['Int']['output']>;
  /** With their amounts, such as '2 cups long-grain rice'. */
  ingredients: Array<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Minutes before the cooking. */
  prepTime?: Maybe<Scalars['Int']['output']>;
  servings?: Maybe<Scalars['Int']['output']>;
  steps: Array<Scalars['String']['output']>;
};

export type Report = {
  __typename?: 'Report';
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  detail?: Maybe<Scalars['String']['output']>;
  entityId: Scalars['ID']['output'];
  /** Excerpt of the object's text at the time of the report. */
  excerpt: Scalars['String']['output'];
  /** ID under which the reporter saw the object. */
  objectId: Scalars['ID']['output'];
  objectType: ReportedKind;
  reason: Scalars['String']['output'];
  state: ReportState;
};

export type ReportConnection = {
  __typename?: 'ReportConnection';
  edges: Array<ReportEdge>;
  pageInfo: PageInfo;
};

export type ReportEdge = {
  __typename?: 'ReportEdge';
  node: Report;
};

export type ReportState =
  | 'kept'
  | 'open'
  | 'removed'
  | 'warned';

export type ReportedKind =
  | 'board'
  | 'comment'
  | 'pin'
  | 'user';

export type RichMetadata = {
  __typename?: 'RichMetadata';
  article?: Maybe<Article>;
  description?: Maybe<Scalars['String']['output']>;
  products: Array<Product>;
  recipe?: Maybe<Recipe>;
  title?: Maybe<Scalars['String']['output']>;
};

export type RichSummary = {
  __typename?: 'RichSummary';
  aggregateRating?: Maybe<AggregateRating>;
  displayCookTime?: Maybe<Scalars['Int']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  products: Array<Product>;
  siteName?: Maybe<Scalars['String']['output']>;
  typeName?: Maybe<Scalars['String']['output']>;
};

/** A copy of a pin on one of the viewer's boards. */
export type SavedPin = {
  __typename?: 'SavedPin';
  board: Board;
  pinId: Scalars['ID']['output'];
  section?: Maybe<BoardSection>;
};

export type SearchFilterInput = {
  name: SearchFilterName;
  value: Scalars['String']['input'];
};

export type SearchFilterName =
  /** `hide` */
  | 'ai'
  | 'brand'
  /** A color by its English name. */
  | 'color'
  /** The maximum cooking time in minutes: `15`, `30` or `60`. */
  | 'cook'
  /** `image`, `video`, `gif`, `story`, `carousel`, `product`, `recipe` or `article`. */
  | 'kind'
  /** The upper limit of a price range: `25`, `50`, `100`, `200`; `more` for higher prices. */
  | 'price'
  /** `day`, `week`, `month` or `year`. */
  | 'recency'
  /** `on` */
  | 'sale';

export type SearchFilterOption = {
  __typename?: 'SearchFilterOption';
  /** The number of results with it. */
  count: Scalars['Int']['output'];
  /** True if there are further results, which were not counted. */
  isMinimum: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  name: SearchFilterName;
  value: Scalars['String']['output'];
};

export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  boards: Array<Board>;
  people: Array<User>;
  queries: Array<Scalars['String']['output']>;
  /** The viewer's own searches, the latest first. */
  recent: Array<Scalars['String']['output']>;
  topics: Array<Interest>;
  trending: Array<Scalars['String']['output']>;
};

export type Session = {
  __typename?: 'Session';
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, for example `Chrome, Windows`; empty if unknown. */
  device: Scalars['String']['output'];
  entityId: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

export type SharedKind =
  | 'board'
  | 'pin';

export type ShippingInfo = {
  __typename?: 'ShippingInfo';
  /** Minimum order value for free shipping; 0: always free. */
  freeShippingPrice?: Maybe<Scalars['Float']['output']>;
  freeShippingValue?: Maybe<Scalars['Float']['output']>;
};

export type ShopAvailability =
  | 'in_stock'
  | 'sold_out';

/** A category of products. */
export type ShopCategory = {
  __typename?: 'ShopCategory';
  /** The most relevant product that may be listed for the viewer; null without one. */
  cover?: Maybe<Pin>;
  /** Its number in the product taxonomy. */
  entityId: Scalars['ID']['output'];
  /** Name in US English. */
  name: Scalars['String']['output'];
  /** The category above; null at the first level. */
  parent?: Maybe<ShopCategory>;
  /** Its parts that have products for the viewer. */
  parts: Array<ShopCategory>;
  urlName: Scalars['String']['output'];
};

export type ShopCategoryData = {
  __typename?: 'ShopCategoryData';
  data: ShopCategory;
};

export type ShopCategoryResult = NotFound | ShopCategoryData;

export type ShopFilterName =
  | 'availability'
  | 'brand'
  | 'color'
  | 'currency'
  | 'sale';

/** A filter of a list of products that can be chosen. */
export type ShopFilterOption = {
  __typename?: 'ShopFilterOption';
  /** Number of products that have it beside the other filters; null if the list is too long to count. */
  count?: Maybe<Scalars['Int']['output']>;
  isOn: Scalars['Boolean']['output'];
  /** The value as merchants write it, for brands. */
  label?: Maybe<Scalars['String']['output']>;
  name: ShopFilterName;
  value: Scalars['String']['output'];
};

/** Filters of a list of products. Values of one name are alternatives. Prices are compared within one currency: the given one, otherwise that of most products of the list. */
export type ShopFiltersInput = {
  availability?: InputMaybe<ShopAvailability>;
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 4217. */
  currency?: InputMaybe<Scalars['String']['input']>;
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of a list of products. */
export type ShopResults = {
  __typename?: 'ShopResults';
  connection: PinConnection;
  /** The currency in which prices are compared (ISO 4217): the one of the filters, otherwise that of most products. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The filters that can be chosen; on the first page only. */
  filters: Array<ShopFilterOption>;
};

/** A section of the shop of a member: a product group of a catalog. */
export type ShopSection = {
  __typename?: 'ShopSection';
  /** A product of it that is visible to the viewer. */
  cover: Pin;
  entityId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ShopSort =
  | 'discount'
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'relevance';

export type Sponsorship = {
  __typename?: 'Sponsorship';
  creator?: Maybe<User>;
  sponsor?: Maybe<User>;
  status: Scalars['Int']['output'];
};

/** The lists of a story. */
export type StoryLists = {
  __typename?: 'StoryLists';
  ingredients: Array<Scalars['String']['output']>;
  materials: Array<Scalars['String']['output']>;
  /** The time that the steps take together. */
  minutes?: Maybe<Scalars['Int']['output']>;
  servings?: Maybe<Scalars['Int']['output']>;
  steps: Array<Scalars['String']['output']>;
};

/** A member mentioned on a page of a story, with the username in its texts in lower case. */
export type StoryMention = {
  __typename?: 'StoryMention';
  user: User;
  username: Scalars['String']['output'];
};

export type StoryPage = {
  __typename?: 'StoryPage';
  entityId: Scalars['ID']['output'];
  images: Array<Image>;
  /** An https address. */
  link?: Maybe<Scalars['String']['output']>;
  /** The members whom its texts mention and whom the viewer may see. */
  mentions: Array<StoryMention>;
  textAlignment: StoryTextAlignment;
  textPlace: StoryTextPlace;
  /** Paragraphs over its image. */
  texts: Array<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** The video of the page, over its image. */
  video?: Maybe<PinVideo>;
};


export type StoryPageImagesArgs = {
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type StoryPin = {
  __typename?: 'StoryPin';
  entityId: Scalars['ID']['output'];
  hasProductPins: Scalars['Boolean']['output'];
  isDeleted: Scalars['Boolean']['output'];
  lists?: Maybe<StoryLists>;
  pageCount: Scalars['Int']['output'];
  pages: Array<StoryPage>;
  pinTitle?: Maybe<Scalars['String']['output']>;
  staticPageCount: Scalars['Int']['output'];
  /** Milliseconds. */
  totalVideoDuration: Scalars['Int']['output'];
};

/** In the direction of each text. */
export type StoryTextAlignment =
  | 'center'
  | 'end'
  | 'start';

export type StoryTextPlace =
  | 'bottom'
  | 'center'
  | 'top';

/** A video of a creator: of an upload, or of a published Pin. */
export type StudioVideo = {
  __typename?: 'StudioVideo';
  /** Seconds per play, at most the length of the video; null before anything was watched. */
  averageWatchedSeconds?: Maybe<Scalars['Float']['output']>;
  /** The size of the file of an upload. */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** The languages of its captions (BCP 47). */
  captionLanguages: Array<Scalars['String']['output']>;
  /** Renditions of the cover; empty before it is made. */
  cover: Array<Image>;
  coverSeconds?: Maybe<Scalars['Float']['output']>;
  /** When the upload began, or the Pin was published; ISO 8601. */
  createdAt: Scalars['String']['output'];
  /** The draft that was changed last, if one uses the upload. */
  draftId?: Maybe<Scalars['ID']['output']>;
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** The id of the upload, or of the content of the Pin. */
  entityId: Scalars['ID']['output'];
  failureCode?: Maybe<Scalars['String']['output']>;
  failureMessage?: Maybe<Scalars['String']['output']>;
  /** True while another cover is being made. */
  isCoverPending: Scalars['Boolean']['output'];
  /** Null for a video that is not published. */
  pinId?: Maybe<Scalars['ID']['output']>;
  plays: Scalars['Int']['output'];
  /** Percent of the file that was received, or of the processing. */
  progress: Scalars['Int']['output'];
  saves: Scalars['Int']['output'];
  /** When a scheduled draft will be published; ISO 8601. */
  scheduledAt?: Maybe<Scalars['String']['output']>;
  state: StudioVideoState;
  title?: Maybe<Scalars['String']['output']>;
  /** Null for a published video. */
  uploadId?: Maybe<Scalars['ID']['output']>;
  /** The address of its largest rendition; null before it is made. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** Null before anything was watched. */
  watchSeconds?: Maybe<Scalars['Float']['output']>;
};


/** A video of a creator: of an upload, or of a published Pin. */
export type StudioVideoCoverArgs = {
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type StudioVideoConnection = {
  __typename?: 'StudioVideoConnection';
  edges: Array<StudioVideoEdge>;
  pageInfo: PageInfo;
};

export type StudioVideoEdge = {
  __typename?: 'StudioVideoEdge';
  node: StudioVideo;
};

export type StudioVideoState =
  | 'draft'
  /** The video was rejected, or its scheduled Pin could not be published. */
  | 'failed'
  /** The renditions or the cover are being made. */
  | 'processing'
  | 'published'
  /** Processed, without a draft. */
  | 'ready'
  | 'scheduled'
  /** Not received completely. */
  | 'uploading';

export type Theme =
  | 'auto'
  | 'dark'
  | 'light';

export type TodayList =
  | 'best'
  | 'popular'
  | 'trending';

export type TodayModule = {
  __typename?: 'TodayModule';
  pins: PinConnection;
  topic: Interest;
};

export type TopicData = {
  __typename?: 'TopicData';
  data: Interest;
};

export type TopicResult = NotFound | TopicData;

export type TwoStepLogin = {
  __typename?: 'TwoStepLogin';
  isOn: Scalars['Boolean']['output'];
  /** Number of recovery codes that were not used. */
  recoveryCodesLeft: Scalars['Int']['output'];
  turnedOnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type User = {
  __typename?: 'User';
  about?: Maybe<Scalars['String']['output']>;
  /** Boards that the viewer may see listed, without archived ones. pageSize 25; secret ones only for their members. */
  boards: BoardConnection;
  /** Category of the business, for example 'maker'; null if the user is not a business. */
  businessCategory?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Pins that the user created, newest first. */
  createdPins: PinConnection;
  /** Products that the user created, newest first. */
  createdProducts: PinConnection;
  entityId: Scalars['ID']['output'];
  explicitlyFollowedByMe: Scalars['Boolean']['output'];
  firstName: Scalars['String']['output'];
  /** True if the user has a private profile and the viewer asked to follow it. */
  followRequestedByMe: Scalars['Boolean']['output'];
  /** Boards that the user follows, newest first, restricted to those that may be listed for the viewer. */
  followedBoards: BoardConnection;
  /** Topics that the user follows, ordered by name. */
  followedTopics: InterestConnection;
  followerCount: Scalars['Int']['output'];
  /** Followers of the user, newest first, without those who blocked the viewer or are blocked; none of a private profile that the viewer may not see. */
  followers: UserConnection;
  /** Users whom the user follows, newest first, without those who blocked the viewer or are blocked; none of a private profile that the viewer may not see. */
  following: UserConnection;
  followingCount: Scalars['Int']['output'];
  fullName: Scalars['String']['output'];
  /** True if the shop of the member has products for everyone; for the member, also if only they see them. */
  hasShop: Scalars['Boolean']['output'];
  /** True if search engines must not list the pages of the user. */
  hidesFromSearchEngines: Scalars['Boolean']['output'];
  imageMediumUrl?: Maybe<Scalars['String']['output']>;
  imageSmallUrl?: Maybe<Scalars['String']['output']>;
  /** True if only approved followers see the profile, its boards and its pins. */
  isPrivate: Scalars['Boolean']['output'];
  /** True if the viewer may see the profile. Of others, only names and image are returned: no texts, and 0 for counts. */
  isProfileVisible: Scalars['Boolean']['output'];
  isVerifiedMerchant: Scalars['Boolean']['output'];
  /** The image for previews of links to the profile; null for members, whose pages name none. */
  linkPreview?: Maybe<LinkPreview>;
  /** True if the viewer mutes the user. */
  mutedByMe: Scalars['Boolean']['output'];
  /** Number of pins on boards that may be listed for the viewer. */
  pinCount: Scalars['Int']['output'];
  /** For example 'she/her'. */
  pronouns?: Maybe<Scalars['String']['output']>;
  /** Pins that the user saved to boards that the viewer may see listed, newest first. */
  savedPins: PinConnection;
  /** Products that the user saved to boards that the viewer may see listed, newest first. */
  savedProducts: PinConnection;
  username: Scalars['String']['output'];
  verifiedIdentity: VerifiedIdentity;
  websiteUrl?: Maybe<Scalars['String']['output']>;
};


export type UserBoardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  groupBy?: InputMaybe<BoardGrouping>;
  includeArchived?: InputMaybe<Scalars['Boolean']['input']>;
  privacyFilter?: InputMaybe<BoardPrivacyFilter>;
  sort?: InputMaybe<BoardSort>;
};


export type UserCreatedPinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserCreatedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserFollowedBoardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserFollowedTopicsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserFollowingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserSavedPinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type UserSavedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type UserConnection = {
  __typename?: 'UserConnection';
  edges: Array<UserEdge>;
  pageInfo: PageInfo;
};

export type UserData = {
  __typename?: 'UserData';
  data: User;
};

export type UserEdge = {
  __typename?: 'UserEdge';
  node: User;
};

export type UserResult = NotFound | UserData;

export type UserSearchResults = {
  __typename?: 'UserSearchResults';
  connection: UserConnection;
  correction?: Maybe<Scalars['String']['output']>;
};

export type VariantDimension = {
  __typename?: 'VariantDimension';
  name: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type VariantSet = {
  __typename?: 'VariantSet';
  dimensions: Array<VariantDimension>;
};

export type VerifiedIdentity = {
  __typename?: 'VerifiedIdentity';
  verified: Scalars['Boolean']['output'];
};

/** The captions of a video in a language, as WebVTT. */
export type VideoCaptions = {
  __typename?: 'VideoCaptions';
  /** BCP 47. */
  language: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type VideoVariant = {
  __typename?: 'VideoVariant';
  /** Milliseconds. */
  duration: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  thumbnail?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/** The signed-in user, with their private data. */
export type Viewer = {
  __typename?: 'Viewer';
  adSettings: AdSettings;
  /** True if the browser of this request asks for privacy by `Sec-GPC` or `DNT`: ads are not personalized. */
  asksForPrivacy: Scalars['Boolean']['output'];
  /** Users whom the viewer blocked. Only this list contains them, so that they can be unblocked. */
  blockedUsers: UserConnection;
  /** Number of pending requests, at most 100 (100 means 100 or more). */
  conversationRequestCount: Scalars['Int']['output'];
  /** Conversations ordered by their last message; with `requests`, those from people whom the viewer does not follow. */
  conversations: ConversationConnection;
  country: Scalars['String']['output'];
  /** The saved pins of the viewer that have the same picture as others of theirs, group by group, the group of the newest pin first. */
  duplicatePins: DuplicateGroupConnection;
  email: Scalars['String']['output'];
  entityId: Scalars['ID']['output'];
  /** Users who ask to follow the viewer's private profile, newest first. */
  followRequests: UserConnection;
  /** Sources of the home feed, ordered by name, and whether the member excluded them. */
  homeFeedSources: Array<HomeFeedSource>;
  /** True if the user verified their email by a link sent to it. */
  isEmailVerified: Scalars['Boolean']['output'];
  isEmployee: Scalars['Boolean']['output'];
  /** True if the viewer is a moderator. */
  isModerator: Scalars['Boolean']['output'];
  locale: Scalars['String']['output'];
  /** Data for moderators; null for others. */
  moderation?: Maybe<Moderation>;
  /** What the viewer mutes of a kind, newest first. Only they see it. */
  mutes: MuteConnection;
  /** The new email, which replaces the current one when it is verified by a link sent to it. */
  newEmail?: Maybe<Scalars['String']['output']>;
  /** The kinds of notifications that the viewer turned off. */
  newsHubMutedKinds: Array<NewsKind>;
  /** Number of unread notifications, at most 100 (100 means 100 or more). */
  newsHubUnreadCount: Scalars['Int']['output'];
  /** The channels of all kinds of notifications that the viewer can get. */
  notificationChoices: Array<NotificationChoice>;
  notificationSchedule: NotificationSchedule;
  /** Passkeys of the user. */
  passkeys: Array<Passkey>;
  /** Boards the viewer may save to (own and collaborative), for the picker: newest use first, filtered by name. Without the Quick Saves board. */
  pickerBoards: BoardConnection;
  /** The privacy settings, for their page only. */
  privacy: PrivacySettings;
  /** The devices to which notifications are pushed, latest first. */
  pushDevices: Array<PushDevice>;
  /** The public key of the site at push services, in base64url. */
  pushKey: Scalars['String']['output'];
  /** Null until the first quick save creates the board. */
  quickSavesBoardId?: Maybe<Scalars['ID']['output']>;
  /** Reports by the viewer, newest first. */
  reports: ReportConnection;
  /** True if recommended lists exclude pins of others that are AI-generated or AI-modified. */
  seesFewerAiPins: Scalars['Boolean']['output'];
  /** Sessions of the user, the current one first. */
  sessions: Array<Session>;
  /** The viewer's videos, newest first: uploads, drafts of them and created Pins, optionally in one state. Nobody else's list contains them. */
  studioVideos: StudioVideoConnection;
  /** Boards that suit this pin, by its topic and by where similar pins were saved; at most 3. */
  suggestedBoards: Array<Board>;
  /** People with whom the viewer exchanged messages or whom they follow, filtered by the beginning of a name; mutual followers first. At most 25. */
  suggestedContacts: Array<User>;
  theme: Theme;
  /** Suggested topics for onboarding, by number of followers, at most 40. */
  topicsToPick: Array<Interest>;
  /** Login with a code of an authenticator app. */
  twoStepLogin: TwoStepLogin;
  /** Number of conversations with unread messages, at most 100 (100 means 100 or more). */
  unreadConversationCount: Scalars['Int']['output'];
  user: User;
  /** Objects of the viewer that were removed or warned about, newest first. */
  violations: ViolationConnection;
};


/** The signed-in user, with their private data. */
export type ViewerBlockedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  requests?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerDuplicatePinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerFollowRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerMutesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: MuteKind;
};


/** The signed-in user, with their private data. */
export type ViewerPickerBoardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerStudioVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<StudioVideoState>;
};


/** The signed-in user, with their private data. */
export type ViewerSuggestedBoardsArgs = {
  pin: Scalars['ID']['input'];
};


/** The signed-in user, with their private data. */
export type ViewerSuggestedContactsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in user, with their private data. */
export type ViewerViolationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An object of the viewer that was removed or warned about. Reporters and moderators are not disclosed. */
export type Violation = {
  __typename?: 'Violation';
  createdAt: Scalars['DateTime']['output'];
  decision: ModerationDecisionKind;
  entityId: Scalars['ID']['output'];
  excerpt: Scalars['String']['output'];
  objectId: Scalars['ID']['output'];
  objectType: ReportedKind;
  reasons: Array<Scalars['String']['output']>;
  /** The statement of the moderator, in addition to the reasons. */
  statement?: Maybe<Scalars['String']['output']>;
};

export type ViolationConnection = {
  __typename?: 'ViolationConnection';
  edges: Array<ViolationEdge>;
  pageInfo: PageInfo;
};

export type ViolationEdge = {
  __typename?: 'ViolationEdge';
  node: Violation;
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  ArticleBlock:
    | ( ArticleHeading )
    | ( ArticleParagraph )
    | ( Omit<ArticlePicture, 'image'> & { image: _RefType['ArticleImage'] } )
    | ( Omit<ArticlePins, 'pins'> & { pins: Array<_RefType['Pin']> } )
  ;
  ArticleResult:
    | ( Omit<ArticleData, 'data'> & { data: _RefType['EditorialArticle'] } )
    | ( NotFound )
  ;
  BoardInviteResult:
    | ( Omit<BoardInviteData, 'data'> & { data: _RefType['BoardInvite'] } )
    | ( NotFound )
  ;
  BoardResult:
    | ( Omit<BoardData, 'data'> & { data: _RefType['Board'] } )
    | ( NotFound )
  ;
  BoardSectionResult:
    | ( Omit<BoardSectionData, 'board' | 'data'> & { board: _RefType['Board'], data: _RefType['BoardSection'] } )
    | ( NotFound )
  ;
  CommentRepliesResult:
    | ( Omit<CommentRepliesData, 'connection'> & { connection: _RefType['CommentConnection'] } )
    | ( NotFound )
  ;
  ConversationResult:
    | ( Omit<ConversationData, 'data'> & { data: _RefType['Conversation'] } )
    | ( NotFound )
  ;
  InviteCodeResult:
    | ( InviteCodeData )
    | ( NotFound )
  ;
  PinCommentsResult:
    | ( NotFound )
    | ( Omit<PinCommentsData, 'connection'> & { connection: _RefType['CommentConnection'] } )
  ;
  PinResult:
    | ( NotFound )
    | ( Omit<PinData, 'data'> & { data: _RefType['Pin'] } )
  ;
  ShopCategoryResult:
    | ( NotFound )
    | ( Omit<ShopCategoryData, 'data'> & { data: _RefType['ShopCategory'] } )
  ;
  TopicResult:
    | ( NotFound )
    | ( Omit<TopicData, 'data'> & { data: _RefType['Interest'] } )
  ;
  UserResult:
    | ( NotFound )
    | ( Omit<UserData, 'data'> & { data: _RefType['User'] } )
  ;
}>;


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AdAttribution: ResolverTypeWrapper<AdAttribution>;
  AdSettings: ResolverTypeWrapper<AdSettings>;
  AggregateRating: ResolverTypeWrapper<AggregateRating>;
  AggregatedPinData: ResolverTypeWrapper<AggregatedPinData>;
  Article: ResolverTypeWrapper<Article>;
  ArticleBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArticleBlock']>;
  ArticleConnection: ResolverTypeWrapper<Omit<ArticleConnection, 'edges'> & { edges: Array<ResolversTypes['ArticleEdge']> }>;
  ArticleData: ResolverTypeWrapper<Omit<ArticleData, 'data'> & { data: ResolversTypes['EditorialArticle'] }>;
  ArticleEdge: ResolverTypeWrapper<Omit<ArticleEdge, 'node'> & { node: ResolversTypes['ArticleSummary'] }>;
  ArticleHeading: ResolverTypeWrapper<ArticleHeading>;
  ArticleImage: ResolverTypeWrapper<Omit<ArticleImage, 'pin'> & { pin?: Maybe<ResolversTypes['Pin']> }>;
  ArticleKind: ArticleKind;
  ArticleLanguage: ArticleLanguage;
  ArticleLink: ResolverTypeWrapper<ArticleLink>;
  ArticleParagraph: ResolverTypeWrapper<ArticleParagraph>;
  ArticlePicture: ResolverTypeWrapper<Omit<ArticlePicture, 'image'> & { image: ResolversTypes['ArticleImage'] }>;
  ArticlePins: ResolverTypeWrapper<Omit<ArticlePins, 'pins'> & { pins: Array<ResolversTypes['Pin']> }>;
  ArticleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArticleResult']>;
  ArticleState: ArticleState;
  ArticleSummary: ResolverTypeWrapper<Omit<ArticleSummary, 'cover'> & { cover?: Maybe<ResolversTypes['ArticleImage']> }>;
  Board: ResolverTypeWrapper<BoardModel>;
  BoardCardSize: BoardCardSize;
  BoardConnection: ResolverTypeWrapper<Omit<BoardConnection, 'edges'> & { edges: Array<ResolversTypes['BoardEdge']> }>;
  BoardData: ResolverTypeWrapper<Omit<BoardData, 'data'> & { data: ResolversTypes['Board'] }>;
  BoardEdge: ResolverTypeWrapper<Omit<BoardEdge, 'node'> & { node: ResolversTypes['Board'] }>;
  BoardGrouping: BoardGrouping;
  BoardInvite: ResolverTypeWrapper<Omit<BoardInvite, 'inviter'> & { inviter: ResolversTypes['User'] }>;
  BoardInviteData: ResolverTypeWrapper<Omit<BoardInviteData, 'data'> & { data: ResolversTypes['BoardInvite'] }>;
  BoardInviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BoardInviteResult']>;
  BoardLook: ResolverTypeWrapper<BoardLook>;
  BoardNote: ResolverTypeWrapper<BoardNoteModel>;
  BoardNoteTodo: ResolverTypeWrapper<BoardNoteTodo>;
  BoardPinFilter: BoardPinFilter;
  BoardPinSort: BoardPinSort;
  BoardPrivacy: BoardPrivacy;
  BoardPrivacyFilter: BoardPrivacyFilter;
  BoardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BoardResult']>;
  BoardRight: BoardRight;
  BoardSearchResults: ResolverTypeWrapper<Omit<BoardSearchResults, 'connection'> & { connection: ResolversTypes['BoardConnection'] }>;
  BoardSection: ResolverTypeWrapper<BoardSectionModel>;
  BoardSectionData: ResolverTypeWrapper<Omit<BoardSectionData, 'board' | 'data'> & { board: ResolversTypes['Board'], data: ResolversTypes['BoardSection'] }>;
  BoardSectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BoardSectionResult']>;
  BoardSort: BoardSort;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  Carousel: ResolverTypeWrapper<Omit<Carousel, 'slots'> & { slots: Array<ResolversTypes['CarouselSlot']> }>;
  CarouselSlot: ResolverTypeWrapper<CarouselSlotModel>;
  CollectionItem: ResolverTypeWrapper<CollectionItemModel>;
  CollectionPin: ResolverTypeWrapper<Omit<CollectionPin, 'itemData'> & { itemData: Array<ResolversTypes['CollectionItem']> }>;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges'> & { edges: Array<ResolversTypes['CommentEdge']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentMention: ResolverTypeWrapper<Omit<CommentMention, 'user'> & { user: ResolversTypes['User'] }>;
  CommentOrder: CommentOrder;
  CommentRepliesData: ResolverTypeWrapper<Omit<CommentRepliesData, 'connection'> & { connection: ResolversTypes['CommentConnection'] }>;
  CommentRepliesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentRepliesResult']>;
  ContactAudience: ContactAudience;
  Conversation: ResolverTypeWrapper<ConversationModel>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversTypes['ConversationEdge']> }>;
  ConversationData: ResolverTypeWrapper<Omit<ConversationData, 'data'> & { data: ResolversTypes['Conversation'] }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  ConversationMessage: ResolverTypeWrapper<ConversationMessageModel>;
  ConversationMessageConnection: ResolverTypeWrapper<Omit<ConversationMessageConnection, 'edges'> & { edges: Array<ResolversTypes['ConversationMessageEdge']> }>;
  ConversationMessageEdge: ResolverTypeWrapper<Omit<ConversationMessageEdge, 'node'> & { node: ResolversTypes['ConversationMessage'] }>;
  ConversationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConversationResult']>;
  ConversationSeen: ResolverTypeWrapper<Omit<ConversationSeen, 'user'> & { user: ResolversTypes['User'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DigestRhythm: DigestRhythm;
  DuplicateGroup: ResolverTypeWrapper<DuplicateGroupModel>;
  DuplicateGroupConnection: ResolverTypeWrapper<Omit<DuplicateGroupConnection, 'edges'> & { edges: Array<ResolversTypes['DuplicateGroupEdge']> }>;
  DuplicateGroupEdge: ResolverTypeWrapper<Omit<DuplicateGroupEdge, 'node'> & { node: ResolversTypes['DuplicateGroup'] }>;
  EditorialArticle: ResolverTypeWrapper<Omit<EditorialArticle, 'blocks' | 'cover' | 'nextArticles'> & { blocks: Array<ResolversTypes['ArticleBlock']>, cover?: Maybe<ResolversTypes['ArticleImage']>, nextArticles: Array<ResolversTypes['ArticleSummary']> }>;
  FeedbackStatus: FeedbackStatus;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: Gender;
  HomeFeedReason: ResolverTypeWrapper<HomeFeedReason>;
  HomeFeedReasonKind: HomeFeedReasonKind;
  HomeFeedSource: ResolverTypeWrapper<HomeFeedSourceModel>;
  HomeFeedSourceKind: HomeFeedSourceKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interest: ResolverTypeWrapper<InterestModel>;
  InterestConnection: ResolverTypeWrapper<Omit<InterestConnection, 'edges'> & { edges: Array<ResolversTypes['InterestEdge']> }>;
  InterestEdge: ResolverTypeWrapper<Omit<InterestEdge, 'node'> & { node: ResolversTypes['Interest'] }>;
  InviteCode: ResolverTypeWrapper<InviteCode>;
  InviteCodeData: ResolverTypeWrapper<InviteCodeData>;
  InviteCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteCodeResult']>;
  InviteSender: ResolverTypeWrapper<InviteSender>;
  LinkAvailability: LinkAvailability;
  LinkPreview: ResolverTypeWrapper<LinkPreview>;
  LinkSafety: LinkSafety;
  LinkState: ResolverTypeWrapper<LinkState>;
  MailChoice: MailChoice;
  MerchantOffer: ResolverTypeWrapper<MerchantOffer>;
  MessageReaction: ResolverTypeWrapper<Omit<MessageReaction, 'user'> & { user: ResolversTypes['User'] }>;
  Moderation: ResolverTypeWrapper<SignedIn>;
  ModerationDecision: ResolverTypeWrapper<Omit<ModerationDecision, 'owner'> & { owner: ResolversTypes['User'] }>;
  ModerationDecisionConnection: ResolverTypeWrapper<Omit<ModerationDecisionConnection, 'edges'> & { edges: Array<ResolversTypes['ModerationDecisionEdge']> }>;
  ModerationDecisionEdge: ResolverTypeWrapper<Omit<ModerationDecisionEdge, 'node'> & { node: ResolversTypes['ModerationDecision'] }>;
  ModerationDecisionKind: ModerationDecisionKind;
  Mute: ResolverTypeWrapper<MuteModel>;
  MuteConnection: ResolverTypeWrapper<Omit<MuteConnection, 'edges'> & { edges: Array<ResolversTypes['MuteEdge']> }>;
  MuteDuration: MuteDuration;
  MuteEdge: ResolverTypeWrapper<Omit<MuteEdge, 'node'> & { node: ResolversTypes['Mute'] }>;
  MuteKind: MuteKind;
  NewsBoard: ResolverTypeWrapper<NewsBoardModel>;
  NewsBusiness: ResolverTypeWrapper<NewsBusiness>;
  NewsBusinessKind: NewsBusinessKind;
  NewsConnection: ResolverTypeWrapper<Omit<NewsConnection, 'edges'> & { edges: Array<ResolversTypes['NewsEdge']> }>;
  NewsEdge: ResolverTypeWrapper<Omit<NewsEdge, 'node'> & { node: ResolversTypes['NewsItem'] }>;
  NewsHub: ResolverTypeWrapper<Omit<NewsHub, 'connection'> & { connection: ResolversTypes['NewsConnection'] }>;
  NewsItem: ResolverTypeWrapper<NewsItemModel>;
  NewsKind: NewsKind;
  NewsWebhook: ResolverTypeWrapper<NewsWebhook>;
  NotFound: ResolverTypeWrapper<NotFound>;
  NotificationChoice: ResolverTypeWrapper<NotificationChoice>;
  NotificationSchedule: ResolverTypeWrapper<NotificationSchedule>;
  OfferSummary: ResolverTypeWrapper<OfferSummary>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PictureCrop: PictureCrop;
  Pin: ResolverTypeWrapper<PinModel>;
  PinCommentsData: ResolverTypeWrapper<Omit<PinCommentsData, 'connection'> & { connection: ResolversTypes['CommentConnection'] }>;
  PinCommentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PinCommentsResult']>;
  PinConnection: ResolverTypeWrapper<Omit<PinConnection, 'edges'> & { edges: Array<ResolversTypes['PinEdge']> }>;
  PinData: ResolverTypeWrapper<Omit<PinData, 'data'> & { data: ResolversTypes['Pin'] }>;
  PinEdge: ResolverTypeWrapper<Omit<PinEdge, 'node'> & { node: ResolversTypes['Pin'] }>;
  PinEmbed: ResolverTypeWrapper<PinEmbed>;
  PinFeed: ResolverTypeWrapper<Omit<PinFeed, 'connection'> & { connection: ResolversTypes['PinConnection'] }>;
  PinRanking: ResolverTypeWrapper<PinRanking>;
  PinResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PinResult']>;
  PinSearchResults: ResolverTypeWrapper<Omit<PinSearchResults, 'connection'> & { connection: ResolversTypes['PinConnection'] }>;
  PinSearchScope: PinSearchScope;
  PinTagChip: ResolverTypeWrapper<PinTagChip>;
  PinVideo: ResolverTypeWrapper<PinVideo>;
  PinVideoVariants: ResolverTypeWrapper<PinVideoVariants>;
  PrivacySettings: ResolverTypeWrapper<PrivacySettings>;
  Product: ResolverTypeWrapper<Product>;
  ProductTag: ResolverTypeWrapper<ProductTag>;
  PushDevice: ResolverTypeWrapper<PushDeviceModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedReport: ResolverTypeWrapper<Omit<QueuedReport, 'owner'> & { owner: ResolversTypes['User'] }>;
  QueuedReportConnection: ResolverTypeWrapper<Omit<QueuedReportConnection, 'edges'> & { edges: Array<ResolversTypes['QueuedReportEdge']> }>;
  QueuedReportEdge: ResolverTypeWrapper<Omit<QueuedReportEdge, 'node'> & { node: ResolversTypes['QueuedReport'] }>;
  RankingFeature: ResolverTypeWrapper<RankingFeature>;
  ReactionCount: ResolverTypeWrapper<ReactionCount>;
  ReasonCount: ResolverTypeWrapper<ReasonCount>;
  Recipe: ResolverTypeWrapper<Recipe>;
  Report: ResolverTypeWrapper<Report>;
  ReportConnection: ResolverTypeWrapper<ReportConnection>;
  ReportEdge: ResolverTypeWrapper<ReportEdge>;
  ReportState: ReportState;
  ReportedKind: ReportedKind;
  RichMetadata: ResolverTypeWrapper<RichMetadata>;
  RichSummary: ResolverTypeWrapper<RichSummary>;
  SavedPin: ResolverTypeWrapper<Omit<SavedPin, 'board' | 'section'> & { board: ResolversTypes['Board'], section?: Maybe<ResolversTypes['BoardSection']> }>;
  SearchFilterInput: SearchFilterInput;
  SearchFilterName: SearchFilterName;
  SearchFilterOption: ResolverTypeWrapper<SearchFilterOption>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'boards' | 'people' | 'topics'> & { boards: Array<ResolversTypes['Board']>, people: Array<ResolversTypes['User']>, topics: Array<ResolversTypes['Interest']> }>;
  Session: ResolverTypeWrapper<Session>;
  SharedKind: SharedKind;
  ShippingInfo: ResolverTypeWrapper<ShippingInfo>;
  ShopAvailability: ShopAvailability;
  ShopCategory: ResolverTypeWrapper<ShopCategoryModel>;
  ShopCategoryData: ResolverTypeWrapper<Omit<ShopCategoryData, 'data'> & { data: ResolversTypes['ShopCategory'] }>;
  ShopCategoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShopCategoryResult']>;
  ShopFilterName: ShopFilterName;
  ShopFilterOption: ResolverTypeWrapper<ShopFilterOption>;
  ShopFiltersInput: ShopFiltersInput;
  ShopResults: ResolverTypeWrapper<ShopResultsModel>;
  ShopSection: ResolverTypeWrapper<Omit<ShopSection, 'cover'> & { cover: ResolversTypes['Pin'] }>;
  ShopSort: ShopSort;
  Sponsorship: ResolverTypeWrapper<Omit<Sponsorship, 'creator' | 'sponsor'> & { creator?: Maybe<ResolversTypes['User']>, sponsor?: Maybe<ResolversTypes['User']> }>;
  StoryLists: ResolverTypeWrapper<StoryLists>;
  StoryMention: ResolverTypeWrapper<Omit<StoryMention, 'user'> & { user: ResolversTypes['User'] }>;
  StoryPage: ResolverTypeWrapper<StoryPageModel>;
  StoryPin: ResolverTypeWrapper<Omit<StoryPin, 'pages'> & { pages: Array<ResolversTypes['StoryPage']> }>;
  StoryTextAlignment: StoryTextAlignment;
  StoryTextPlace: StoryTextPlace;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StudioVideo: ResolverTypeWrapper<StudioVideoModel>;
  StudioVideoConnection: ResolverTypeWrapper<Omit<StudioVideoConnection, 'edges'> & { edges: Array<ResolversTypes['StudioVideoEdge']> }>;
  StudioVideoEdge: ResolverTypeWrapper<Omit<StudioVideoEdge, 'node'> & { node: ResolversTypes['StudioVideo'] }>;
  StudioVideoState: StudioVideoState;
  Theme: Theme;
  TodayList: TodayList;
  TodayModule: ResolverTypeWrapper<Omit<TodayModule, 'pins' | 'topic'> & { pins: ResolversTypes['PinConnection'], topic: ResolversTypes['Interest'] }>;
  TopicData: ResolverTypeWrapper<Omit<TopicData, 'data'> & { data: ResolversTypes['Interest'] }>;
  TopicResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TopicResult']>;
  TwoStepLogin: ResolverTypeWrapper<TwoStepLogin>;
  User: ResolverTypeWrapper<UserModel>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserData: ResolverTypeWrapper<Omit<UserData, 'data'> & { data: ResolversTypes['User'] }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserResult']>;
  UserSearchResults: ResolverTypeWrapper<Omit<UserSearchResults, 'connection'> & { connection: ResolversTypes['UserConnection'] }>;
  VariantDimension: ResolverTypeWrapper<VariantDimension>;
  VariantSet: ResolverTypeWrapper<VariantSet>;
  VerifiedIdentity: ResolverTypeWrapper<VerifiedIdentity>;
  VideoCaptions: ResolverTypeWrapper<VideoCaptions>;
  VideoVariant: ResolverTypeWrapper<VideoVariant>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Violation: ResolverTypeWrapper<Violation>;
  ViolationConnection: ResolverTypeWrapper<ViolationConnection>;
  ViolationEdge: ResolverTypeWrapper<ViolationEdge>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AdAttribution: AdAttribution;
  AdSettings: AdSettings;
  AggregateRating: AggregateRating;
  AggregatedPinData: AggregatedPinData;
  Article: Article;
  ArticleBlock: ResolversUnionTypes<ResolversParentTypes>['ArticleBlock'];
  ArticleConnection: Omit<ArticleConnection, 'edges'> & { edges: Array<ResolversParentTypes['ArticleEdge']> };
  ArticleData: Omit<ArticleData, 'data'> & { data: ResolversParentTypes['EditorialArticle'] };
  ArticleEdge: Omit<ArticleEdge, 'node'> & { node: ResolversParentTypes['ArticleSummary'] };
  ArticleHeading: ArticleHeading;
  ArticleImage: Omit<ArticleImage, 'pin'> & { pin?: Maybe<ResolversParentTypes['Pin']> };
  ArticleLink: ArticleLink;
  ArticleParagraph: ArticleParagraph;
  ArticlePicture: Omit<ArticlePicture, 'image'> & { image: ResolversParentTypes['ArticleImage'] };
  ArticlePins: Omit<ArticlePins, 'pins'> & { pins: Array<ResolversParentTypes['Pin']> };
  ArticleResult: ResolversUnionTypes<ResolversParentTypes>['ArticleResult'];
  ArticleSummary: Omit<ArticleSummary, 'cover'> & { cover?: Maybe<ResolversParentTypes['ArticleImage']> };
  Board: BoardModel;
  BoardConnection: Omit<BoardConnection, 'edges'> & { edges: Array<ResolversParentTypes['BoardEdge']> };
  BoardData: Omit<BoardData, 'data'> & { data: ResolversParentTypes['Board'] };
  BoardEdge: Omit<BoardEdge, 'node'> & { node: ResolversParentTypes['Board'] };
  BoardInvite: Omit<BoardInvite, 'inviter'> & { inviter: ResolversParentTypes['User'] };
  BoardInviteData: Omit<BoardInviteData, 'data'> & { data: ResolversParentTypes['BoardInvite'] };
  BoardInviteResult: ResolversUnionTypes<ResolversParentTypes>['BoardInviteResult'];
  BoardLook: BoardLook;
  BoardNote: BoardNoteModel;
  BoardNoteTodo: BoardNoteTodo;
  BoardResult: ResolversUnionTypes<ResolversParentTypes>['BoardResult'];
  BoardSearchResults: Omit<BoardSearchResults, 'connection'> & { connection: ResolversParentTypes['BoardConnection'] };
  BoardSection: BoardSectionModel;
  BoardSectionData: Omit<BoardSectionData, 'board' | 'data'> & { board: ResolversParentTypes['Board'], data: ResolversParentTypes['BoardSection'] };
  BoardSectionResult: ResolversUnionTypes<ResolversParentTypes>['BoardSectionResult'];
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  Carousel: Omit<Carousel, 'slots'> & { slots: Array<ResolversParentTypes['CarouselSlot']> };
  CarouselSlot: CarouselSlotModel;
  CollectionItem: CollectionItemModel;
  CollectionPin: Omit<CollectionPin, 'itemData'> & { itemData: Array<ResolversParentTypes['CollectionItem']> };
  Comment: CommentModel;
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommentEdge']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentMention: Omit<CommentMention, 'user'> & { user: ResolversParentTypes['User'] };
  CommentRepliesData: Omit<CommentRepliesData, 'connection'> & { connection: ResolversParentTypes['CommentConnection'] };
  CommentRepliesResult: ResolversUnionTypes<ResolversParentTypes>['CommentRepliesResult'];
  Conversation: ConversationModel;
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConversationEdge']> };
  ConversationData: Omit<ConversationData, 'data'> & { data: ResolversParentTypes['Conversation'] };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  ConversationMessage: ConversationMessageModel;
  ConversationMessageConnection: Omit<ConversationMessageConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConversationMessageEdge']> };
  ConversationMessageEdge: Omit<ConversationMessageEdge, 'node'> & { node: ResolversParentTypes['ConversationMessage'] };
  ConversationResult: ResolversUnionTypes<ResolversParentTypes>['ConversationResult'];
  ConversationSeen: Omit<ConversationSeen, 'user'> & { user: ResolversParentTypes['User'] };
  DateTime: Scalars['DateTime']['output'];
  DuplicateGroup: DuplicateGroupModel;
  DuplicateGroupConnection: Omit<DuplicateGroupConnection, 'edges'> & { edges: Array<ResolversParentTypes['DuplicateGroupEdge']> };
  DuplicateGroupEdge: Omit<DuplicateGroupEdge, 'node'> & { node: ResolversParentTypes['DuplicateGroup'] };
  EditorialArticle: Omit<EditorialArticle, 'blocks' | 'cover' | 'nextArticles'> & { blocks: Array<ResolversParentTypes['ArticleBlock']>, cover?: Maybe<ResolversParentTypes['ArticleImage']>, nextArticles: Array<ResolversParentTypes['ArticleSummary']> };
  Float: Scalars['Float']['output'];
  HomeFeedReason: HomeFeedReason;
  HomeFeedSource: HomeFeedSourceModel;
  ID: Scalars['ID']['output'];
  Image: Image;
  Int: Scalars['Int']['output'];
  Interest: InterestModel;
  InterestConnection: Omit<InterestConnection, 'edges'> & { edges: Array<ResolversParentTypes['InterestEdge']> };
  InterestEdge: Omit<InterestEdge, 'node'> & { node: ResolversParentTypes['Interest'] };
  InviteCode: InviteCode;
  InviteCodeData: InviteCodeData;
  InviteCodeResult: ResolversUnionTypes<ResolversParentTypes>['InviteCodeResult'];
  InviteSender: InviteSender;
  LinkPreview: LinkPreview;
  LinkState: LinkState;
  MerchantOffer: MerchantOffer;
  MessageReaction: Omit<MessageReaction, 'user'> & { user: ResolversParentTypes['User'] };
  Moderation: SignedIn;
  ModerationDecision: Omit<ModerationDecision, 'owner'> & { owner: ResolversParentTypes['User'] };
  ModerationDecisionConnection: Omit<ModerationDecisionConnection, 'edges'> & { edges: Array<ResolversParentTypes['ModerationDecisionEdge']> };
  ModerationDecisionEdge: Omit<ModerationDecisionEdge, 'node'> & { node: ResolversParentTypes['ModerationDecision'] };
  Mute: MuteModel;
  MuteConnection: Omit<MuteConnection, 'edges'> & { edges: Array<ResolversParentTypes['MuteEdge']> };
  MuteEdge: Omit<MuteEdge, 'node'> & { node: ResolversParentTypes['Mute'] };
  NewsBoard: NewsBoardModel;
  NewsBusiness: NewsBusiness;
  NewsConnection: Omit<NewsConnection, 'edges'> & { edges: Array<ResolversParentTypes['NewsEdge']> };
  NewsEdge: Omit<NewsEdge, 'node'> & { node: ResolversParentTypes['NewsItem'] };
  NewsHub: Omit<NewsHub, 'connection'> & { connection: ResolversParentTypes['NewsConnection'] };
  NewsItem: NewsItemModel;
  NewsWebhook: NewsWebhook;
  NotFound: NotFound;
  NotificationChoice: NotificationChoice;
  NotificationSchedule: NotificationSchedule;
  OfferSummary: OfferSummary;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PictureCrop: PictureCrop;
  Pin: PinModel;
  PinCommentsData: Omit<PinCommentsData, 'connection'> & { connection: ResolversParentTypes['CommentConnection'] };
  PinCommentsResult: ResolversUnionTypes<ResolversParentTypes>['PinCommentsResult'];
  PinConnection: Omit<PinConnection, 'edges'> & { edges: Array<ResolversParentTypes['PinEdge']> };
  PinData: Omit<PinData, 'data'> & { data: ResolversParentTypes['Pin'] };
  PinEdge: Omit<PinEdge, 'node'> & { node: ResolversParentTypes['Pin'] };
  PinEmbed: PinEmbed;
  PinFeed: Omit<PinFeed, 'connection'> & { connection: ResolversParentTypes['PinConnection'] };
  PinRanking: PinRanking;
  PinResult: ResolversUnionTypes<ResolversParentTypes>['PinResult'];
  PinSearchResults: Omit<PinSearchResults, 'connection'> & { connection: ResolversParentTypes['PinConnection'] };
  PinTagChip: PinTagChip;
  PinVideo: PinVideo;
  PinVideoVariants: PinVideoVariants;
  PrivacySettings: PrivacySettings;
  Product: Product;
  ProductTag: ProductTag;
  PushDevice: PushDeviceModel;
  Query: Record<PropertyKey, never>;
  QueuedReport: Omit<QueuedReport, 'owner'> & { owner: ResolversParentTypes['User'] };
  QueuedReportConnection: Omit<QueuedReportConnection, 'edges'> & { edges: Array<ResolversParentTypes['QueuedReportEdge']> };
  QueuedReportEdge: Omit<QueuedReportEdge, 'node'> & { node: ResolversParentTypes['QueuedReport'] };
  RankingFeature: RankingFeature;
  ReactionCount: ReactionCount;
  ReasonCount: ReasonCount;
  Recipe: Recipe;
  Report: Report;
  ReportConnection: ReportConnection;
  ReportEdge: ReportEdge;
  RichMetadata: RichMetadata;
  RichSummary: RichSummary;
  SavedPin: Omit<SavedPin, 'board' | 'section'> & { board: ResolversParentTypes['Board'], section?: Maybe<ResolversParentTypes['BoardSection']> };
  SearchFilterInput: SearchFilterInput;
  SearchFilterOption: SearchFilterOption;
  SearchSuggestions: Omit<SearchSuggestions, 'boards' | 'people' | 'topics'> & { boards: Array<ResolversParentTypes['Board']>, people: Array<ResolversParentTypes['User']>, topics: Array<ResolversParentTypes['Interest']> };
  Session: Session;
  ShippingInfo: ShippingInfo;
  ShopCategory: ShopCategoryModel;
  ShopCategoryData: Omit<ShopCategoryData, 'data'> & { data: ResolversParentTypes['ShopCategory'] };
  ShopCategoryResult: ResolversUnionTypes<ResolversParentTypes>['ShopCategoryResult'];
  ShopFilterOption: ShopFilterOption;
  ShopFiltersInput: ShopFiltersInput;
  ShopResults: ShopResultsModel;
  ShopSection: Omit<ShopSection, 'cover'> & { cover: ResolversParentTypes['Pin'] };
  Sponsorship: Omit<Sponsorship, 'creator' | 'sponsor'> & { creator?: Maybe<ResolversParentTypes['User']>, sponsor?: Maybe<ResolversParentTypes['User']> };
  StoryLists: StoryLists;
  StoryMention: Omit<StoryMention, 'user'> & { user: ResolversParentTypes['User'] };
  StoryPage: StoryPageModel;
  StoryPin: Omit<StoryPin, 'pages'> & { pages: Array<ResolversParentTypes['StoryPage']> };
  String: Scalars['String']['output'];
  StudioVideo: StudioVideoModel;
  StudioVideoConnection: Omit<StudioVideoConnection, 'edges'> & { edges: Array<ResolversParentTypes['StudioVideoEdge']> };
  StudioVideoEdge: Omit<StudioVideoEdge, 'node'> & { node: ResolversParentTypes['StudioVideo'] };
  TodayModule: Omit<TodayModule, 'pins' | 'topic'> & { pins: ResolversParentTypes['PinConnection'], topic: ResolversParentTypes['Interest'] };
  TopicData: Omit<TopicData, 'data'> & { data: ResolversParentTypes['Interest'] };
  TopicResult: ResolversUnionTypes<ResolversParentTypes>['TopicResult'];
  TwoStepLogin: TwoStepLogin;
  User: UserModel;
  UserConnection: Omit<UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserData: Omit<UserData, 'data'> & { data: ResolversParentTypes['User'] };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserResult: ResolversUnionTypes<ResolversParentTypes>['UserResult'];
  UserSearchResults: Omit<UserSearchResults, 'connection'> & { connection: ResolversParentTypes['UserConnection'] };
  VariantDimension: VariantDimension;
  VariantSet: VariantSet;
  VerifiedIdentity: VerifiedIdentity;
  VideoCaptions: VideoCaptions;
  VideoVariant: VideoVariant;
  Viewer: ViewerModel;
  Violation: Violation;
  ViolationConnection: ViolationConnection;
  ViolationEdge: ViolationEdge;
}>;

export type AdAttributionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AdAttribution'] = ResolversParentTypes['AdAttribution']> = ResolversObject<{
  isEligibleForPromotedPartnership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promotedPartnershipAdvertiserName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotedPartnershipAttributionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AdSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AdSettings'] = ResolversParentTypes['AdSettings']> = ResolversObject<{
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  byActivity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  byPartners?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
}>;

export type AggregateRatingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AggregateRating'] = ResolversParentTypes['AggregateRating']> = ResolversObject<{
  bestRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AggregatedPinDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AggregatedPinData'] = ResolversParentTypes['AggregatedPinData']> = ResolversObject<{
  isShopTheLook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinTagsChips?: Resolver<Array<ResolversTypes['PinTagChip']>, ParentType, ContextType>;
  productTags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
}>;

export type ArticleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = ResolversObject<{
  authors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ArticleBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleBlock'] = ResolversParentTypes['ArticleBlock']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ArticleHeading' | 'ArticleParagraph' | 'ArticlePicture' | 'ArticlePins', ParentType, ContextType>;
}>;

export type ArticleConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type ArticleDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleData'] = ResolversParentTypes['ArticleData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['EditorialArticle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ArticleEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['ArticleSummary'], ParentType, ContextType>;
}>;

export type ArticleHeadingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleHeading'] = ResolversParentTypes['ArticleHeading']> = ResolversObject<{
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ArticleImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleImage'] = ResolversParentTypes['ArticleImage']> = ResolversObject<{
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dominantColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  pin?: Resolver<Maybe<ResolversTypes['Pin']>, ParentType, ContextType>;
}>;

export type ArticleLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleLink'] = ResolversParentTypes['ArticleLink']> = ResolversObject<{
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ArticleParagraphResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleParagraph'] = ResolversParentTypes['ArticleParagraph']> = ResolversObject<{
  links?: Resolver<Array<ResolversTypes['ArticleLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ArticlePictureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticlePicture'] = ResolversParentTypes['ArticlePicture']> = ResolversObject<{
  image?: Resolver<ResolversTypes['ArticleImage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ArticlePinsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticlePins'] = ResolversParentTypes['ArticlePins']> = ResolversObject<{
  pins?: Resolver<Array<ResolversTypes['Pin']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ArticleResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleResult'] = ResolversParentTypes['ArticleResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ArticleData' | 'NotFound', ParentType, ContextType>;
}>;

export type ArticleSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ArticleSummary'] = ResolversParentTypes['ArticleSummary']> = ResolversObject<{
  cover?: Resolver<Maybe<ResolversTypes['ArticleImage']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ArticleKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ArticleLanguage'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BoardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = ResolversObject<{
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  collaborators?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  coverImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  coverPinId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  followedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCollaborative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  moreIdeas?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType, RequireFields<BoardMoreIdeasArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['BoardNote']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  pinCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pins?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType, RequireFields<BoardPinsArgs, 'first' | 'show' | 'sort'>>;
  privacy?: Resolver<ResolversTypes['BoardPrivacy'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['BoardSection']>, ParentType, ContextType, RequireFields<BoardSectionArgs, 'slug'>>;
  sectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['BoardSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerLook?: Resolver<ResolversTypes['BoardLook'], ParentType, ContextType>;
  viewerMayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerMaySave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerRights?: Resolver<Array<ResolversTypes['BoardRight']>, ParentType, ContextType>;
}>;

export type BoardConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardConnection'] = ResolversParentTypes['BoardConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['BoardEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type BoardDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardData'] = ResolversParentTypes['BoardData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BoardEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardEdge'] = ResolversParentTypes['BoardEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
}>;

export type BoardInviteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardInvite'] = ResolversParentTypes['BoardInvite']> = ResolversObject<{
  boardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  boardName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boardPrivacy?: Resolver<ResolversTypes['BoardPrivacy'], ParentType, ContextType>;
  boardUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviter?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['BoardRight']>, ParentType, ContextType>;
}>;

export type BoardInviteDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardInviteData'] = ResolversParentTypes['BoardInviteData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['BoardInvite'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BoardInviteResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardInviteResult'] = ResolversParentTypes['BoardInviteResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'BoardInviteData' | 'NotFound', ParentType, ContextType>;
}>;

export type BoardLookResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardLook'] = ResolversParentTypes['BoardLook']> = ResolversObject<{
  cardSize?: Resolver<ResolversTypes['BoardCardSize'], ParentType, ContextType>;
  isPicturesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type BoardNoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardNote'] = ResolversParentTypes['BoardNote']> = ResolversObject<{
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  todos?: Resolver<Array<ResolversTypes['BoardNoteTodo']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type BoardNoteTodoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardNoteTodo'] = ResolversParentTypes['BoardNoteTodo']> = ResolversObject<{
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BoardResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardResult'] = ResolversParentTypes['BoardResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'BoardData' | 'NotFound', ParentType, ContextType>;
}>;

export type BoardSearchResultsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardSearchResults'] = ResolversParentTypes['BoardSearchResults']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['BoardConnection'], ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type BoardSectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardSection'] = ResolversParentTypes['BoardSection']> = ResolversObject<{
  coverImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  pinCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BoardSectionDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardSectionData'] = ResolversParentTypes['BoardSectionData']> = ResolversObject<{
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['BoardSection'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BoardSectionResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardSectionResult'] = ResolversParentTypes['BoardSectionResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'BoardSectionData' | 'NotFound', ParentType, ContextType>;
}>;

export type BrandResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = ResolversObject<{
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CarouselResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Carousel'] = ResolversParentTypes['Carousel']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['CarouselSlot']>, ParentType, ContextType>;
}>;

export type CarouselSlotResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CarouselSlot'] = ResolversParentTypes['CarouselSlot']> = ResolversObject<{
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageSignature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<CarouselSlotImagesArgs>>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CollectionItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CollectionItem'] = ResolversParentTypes['CollectionItem']> = ResolversObject<{
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<CollectionItemImagesArgs>>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type CollectionPinResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CollectionPin'] = ResolversParentTypes['CollectionPin']> = ResolversObject<{
  itemData?: Resolver<Array<ResolversTypes['CollectionItem']>, ParentType, ContextType>;
}>;

export type CommentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = ResolversObject<{
  access?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstReplies?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['CommentMention']>, ParentType, ContextType>;
  reactionCounts?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerReaction?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type CommentConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type CommentEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
}>;

export type CommentMentionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CommentMention'] = ResolversParentTypes['CommentMention']> = ResolversObject<{
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CommentRepliesDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CommentRepliesData'] = ResolversParentTypes['CommentRepliesData']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CommentRepliesResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CommentRepliesResult'] = ResolversParentTypes['CommentRepliesResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CommentRepliesData' | 'NotFound', ParentType, ContextType>;
}>;

export type ConversationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ConversationMessage']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['ConversationMessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  seen?: Resolver<Array<ResolversTypes['ConversationSeen']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ConversationConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type ConversationDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationData'] = ResolversParentTypes['ConversationData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ConversationEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
}>;

export type ConversationMessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationMessage'] = ResolversParentTypes['ConversationMessage']> = ResolversObject<{
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPinHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pin?: Resolver<Maybe<ResolversTypes['Pin']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['MessageReaction']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  shares?: Resolver<Maybe<ResolversTypes['SharedKind']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ConversationMessageConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationMessageConnection'] = ResolversParentTypes['ConversationMessageConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ConversationMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type ConversationMessageEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationMessageEdge'] = ResolversParentTypes['ConversationMessageEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['ConversationMessage'], ParentType, ContextType>;
}>;

export type ConversationResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationResult'] = ResolversParentTypes['ConversationResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ConversationData' | 'NotFound', ParentType, ContextType>;
}>;

export type ConversationSeenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationSeen'] = ResolversParentTypes['ConversationSeen']> = ResolversObject<{
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DuplicateGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DuplicateGroup'] = ResolversParentTypes['DuplicateGroup']> = ResolversObject<{
  keptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['Pin']>, ParentType, ContextType>;
}>;

export type DuplicateGroupConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DuplicateGroupConnection'] = ResolversParentTypes['DuplicateGroupConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['DuplicateGroupEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type DuplicateGroupEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DuplicateGroupEdge'] = ResolversParentTypes['DuplicateGroupEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['DuplicateGroup'], ParentType, ContextType>;
}>;

export type EditorialArticleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EditorialArticle'] = ResolversParentTypes['EditorialArticle']> = ResolversObject<{
  blocks?: Resolver<Array<ResolversTypes['ArticleBlock']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['ArticleImage']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ArticleKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ArticleLanguage'], ParentType, ContextType>;
  nextArticles?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ArticleState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type HomeFeedReasonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HomeFeedReason'] = ResolversParentTypes['HomeFeedReason']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['HomeFeedReasonKind'], ParentType, ContextType>;
  pinId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type HomeFeedSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HomeFeedSource'] = ResolversParentTypes['HomeFeedSource']> = ResolversObject<{
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HomeFeedSourceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = ResolversObject<{
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type InterestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Interest'] = ResolversParentTypes['Interest']> = ResolversObject<{
  cover?: Resolver<Maybe<ResolversTypes['Pin']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  followedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mutedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Interest']>, ParentType, ContextType>;
  relatedTopics?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  subtopics?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  urlName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InterestConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InterestConnection'] = ResolversParentTypes['InterestConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['InterestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type InterestEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InterestEdge'] = ResolversParentTypes['InterestEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Interest'], ParentType, ContextType>;
}>;

export type InviteCodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteCode'] = ResolversParentTypes['InviteCode']> = ResolversObject<{
  inviteChannel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['InviteSender'], ParentType, ContextType>;
}>;

export type InviteCodeDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteCodeData'] = ResolversParentTypes['InviteCodeData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['InviteCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InviteCodeResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteCodeResult'] = ResolversParentTypes['InviteCodeResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'InviteCodeData' | 'NotFound', ParentType, ContextType>;
}>;

export type InviteSenderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InviteSender'] = ResolversParentTypes['InviteSender']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageMediumUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefaultImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldShowMessaging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type LinkPreviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkPreview'] = ResolversParentTypes['LinkPreview']> = ResolversObject<{
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LinkStateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkState'] = ResolversParentTypes['LinkState']> = ResolversObject<{
  availability?: Resolver<ResolversTypes['LinkAvailability'], ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  safety?: Resolver<ResolversTypes['LinkSafety'], ParentType, ContextType>;
}>;

export type MerchantOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MerchantOffer'] = ResolversParentTypes['MerchantOffer']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSoldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerSummary?: Resolver<Maybe<ResolversTypes['OfferSummary']>, ParentType, ContextType>;
  shippingInfo?: Resolver<Maybe<ResolversTypes['ShippingInfo']>, ParentType, ContextType>;
}>;

export type MessageReactionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MessageReaction'] = ResolversParentTypes['MessageReaction']> = ResolversObject<{
  reactionType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
}>;

export type ModerationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Moderation'] = ResolversParentTypes['Moderation']> = ResolversObject<{
  decisions?: Resolver<ResolversTypes['ModerationDecisionConnection'], ParentType, ContextType, RequireFields<ModerationDecisionsArgs, 'first'>>;
  queue?: Resolver<ResolversTypes['QueuedReportConnection'], ParentType, ContextType, RequireFields<ModerationQueueArgs, 'first'>>;
}>;

export type ModerationDecisionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModerationDecision'] = ResolversParentTypes['ModerationDecision']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ModerationDecisionKind'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moderator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ReportedKind'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReasonCount']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type ModerationDecisionConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModerationDecisionConnection'] = ResolversParentTypes['ModerationDecisionConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ModerationDecisionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type ModerationDecisionEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModerationDecisionEdge'] = ResolversParentTypes['ModerationDecisionEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['ModerationDecision'], ParentType, ContextType>;
}>;

export type MuteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mute'] = ResolversParentTypes['Mute']> = ResolversObject<{
  duration?: Resolver<ResolversTypes['MuteDuration'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MuteKind'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['Interest']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MuteConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MuteConnection'] = ResolversParentTypes['MuteConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['MuteEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type MuteEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MuteEdge'] = ResolversParentTypes['MuteEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Mute'], ParentType, ContextType>;
}>;

export type NewsBoardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsBoard'] = ResolversParentTypes['NewsBoard']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NewsBusinessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsBusiness'] = ResolversParentTypes['NewsBusiness']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsBusinessKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NewsConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsConnection'] = ResolversParentTypes['NewsConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['NewsEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type NewsEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsEdge'] = ResolversParentTypes['NewsEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['NewsItem'], ParentType, ContextType>;
}>;

export type NewsHubResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsHub'] = ResolversParentTypes['NewsHub']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['NewsConnection'], ParentType, ContextType>;
}>;

export type NewsItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = ResolversObject<{
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['NewsBoard']>, ParentType, ContextType>;
  business?: Resolver<Maybe<ResolversTypes['NewsBusiness']>, ParentType, ContextType>;
  commentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsKind'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['Pin']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['NewsWebhook']>, ParentType, ContextType>;
}>;

export type NewsWebhookResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewsWebhook'] = ResolversParentTypes['NewsWebhook']> = ResolversObject<{
  app?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type NotFoundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = ResolversObject<{
  isGone?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type NotificationChoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationChoice'] = ResolversParentTypes['NotificationChoice']> = ResolversObject<{
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isComputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsKind'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailChoice'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type NotificationScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationSchedule'] = ResolversParentTypes['NotificationSchedule']> = ResolversObject<{
  digest?: Resolver<ResolversTypes['DigestRhythm'], ParentType, ContextType>;
  quietFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfferSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OfferSummary'] = ResolversParentTypes['OfferSummary']> = ResolversObject<{
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  standardPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PasskeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PinResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Pin'] = ResolversParentTypes['Pin']> = ResolversObject<{
  access?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  adAttribution?: Resolver<Maybe<ResolversTypes['AdAttribution']>, ParentType, ContextType>;
  adDestinationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  advertiserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  aggregatedPinData?: Resolver<Maybe<ResolversTypes['AggregatedPinData']>, ParentType, ContextType>;
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignedTopics?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  attributionSourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  autoAltText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  campaignId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  carousel?: Resolver<Maybe<ResolversTypes['Carousel']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closeupDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collectionPin?: Resolver<Maybe<ResolversTypes['CollectionPin']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digitalMediaSourceType?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dominantColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['PinEmbed']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gridTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageSignature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<PinImagesArgs>>;
  isCommentingAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDownstreamPromotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEligibleForPdp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEligibleForWebCloseup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOosProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaleProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isThirdPartyAd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkState?: Resolver<Maybe<ResolversTypes['LinkState']>, ParentType, ContextType>;
  nativeCreator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  originalPinId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherOffers?: Resolver<Array<ResolversTypes['MerchantOffer']>, ParentType, ContextType>;
  pinner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  promotedIsRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promoter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reactionCounts?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  richMetadata?: Resolver<Maybe<ResolversTypes['RichMetadata']>, ParentType, ContextType>;
  richSummary?: Resolver<Maybe<ResolversTypes['RichSummary']>, ParentType, ContextType>;
  saveCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedByViewer?: Resolver<Array<ResolversTypes['SavedPin']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['BoardSection']>, ParentType, ContextType>;
  sentMessages?: Resolver<Array<ResolversTypes['ConversationMessage']>, ParentType, ContextType>;
  seoNoindexReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shoppingFlags?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  shouldOpenInStream?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sourceInterest?: Resolver<Maybe<ResolversTypes['Interest']>, ParentType, ContextType>;
  sponsorship?: Resolver<Maybe<ResolversTypes['Sponsorship']>, ParentType, ContextType>;
  storyPin?: Resolver<Maybe<ResolversTypes['StoryPin']>, ParentType, ContextType>;
  storyPinDataId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  thumbhash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  trackedLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingParams?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['PinVideo']>, ParentType, ContextType>;
  viewerFeedback?: Resolver<ResolversTypes['FeedbackStatus'], ParentType, ContextType>;
  viewerReaction?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type PinCommentsDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinCommentsData'] = ResolversParentTypes['PinCommentsData']> = ResolversObject<{
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  connection?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType>;
  isCommentingAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PinCommentsResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinCommentsResult'] = ResolversParentTypes['PinCommentsResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'NotFound' | 'PinCommentsData', ParentType, ContextType>;
}>;

export type PinConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinConnection'] = ResolversParentTypes['PinConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['PinEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type PinDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinData'] = ResolversParentTypes['PinData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['Pin'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PinEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinEdge'] = ResolversParentTypes['PinEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Pin'], ParentType, ContextType>;
}>;

export type PinEmbedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinEmbed'] = ResolversParentTypes['PinEmbed']> = ResolversObject<{
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PinFeedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinFeed'] = ResolversParentTypes['PinFeed']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType>;
  ranking?: Resolver<Maybe<Array<ResolversTypes['PinRanking']>>, ParentType, ContextType>;
  reasons?: Resolver<Maybe<Array<ResolversTypes['HomeFeedReason']>>, ParentType, ContextType>;
}>;

export type PinRankingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinRanking'] = ResolversParentTypes['PinRanking']> = ResolversObject<{
  features?: Resolver<Array<ResolversTypes['RankingFeature']>, ParentType, ContextType>;
  isExploration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pinId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rankAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['HomeFeedReasonKind']>, ParentType, ContextType>;
}>;

export type PinResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinResult'] = ResolversParentTypes['PinResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'NotFound' | 'PinData', ParentType, ContextType>;
}>;

export type PinSearchResultsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinSearchResults'] = ResolversParentTypes['PinSearchResults']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['SearchFilterOption']>, ParentType, ContextType>;
  guides?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  relaxedFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type PinTagChipResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinTagChip'] = ResolversParentTypes['PinTagChip']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerSummary?: Resolver<Maybe<ResolversTypes['OfferSummary']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PinVideoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinVideo'] = ResolversParentTypes['PinVideo']> = ResolversObject<{
  captions?: Resolver<Array<ResolversTypes['VideoCaptions']>, ParentType, ContextType>;
  captionsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previewUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<ResolversTypes['PinVideoVariants'], ParentType, ContextType>;
}>;

export type PinVideoVariantsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PinVideoVariants'] = ResolversParentTypes['PinVideoVariants']> = ResolversObject<{
  V_720P?: Resolver<Maybe<ResolversTypes['VideoVariant']>, ParentType, ContextType>;
  V_HLSV3_MOBILE?: Resolver<Maybe<ResolversTypes['VideoVariant']>, ParentType, ContextType>;
  V_HLSV4?: Resolver<Maybe<ResolversTypes['VideoVariant']>, ParentType, ContextType>;
}>;

export type PrivacySettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PrivacySettings'] = ResolversParentTypes['PrivacySettings']> = ResolversObject<{
  commentsFrom?: Resolver<ResolversTypes['ContactAudience'], ParentType, ContextType>;
  hidesFromSearchEngines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentionsFrom?: Resolver<ResolversTypes['ContactAudience'], ParentType, ContextType>;
  messagesFrom?: Resolver<ResolversTypes['ContactAudience'], ParentType, ContextType>;
}>;

export type ProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = ResolversObject<{
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemSetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerSummary?: Resolver<Maybe<ResolversTypes['OfferSummary']>, ParentType, ContextType>;
  shippingInfo?: Resolver<Maybe<ResolversTypes['ShippingInfo']>, ParentType, ContextType>;
  variantSet?: Resolver<Maybe<ResolversTypes['VariantSet']>, ParentType, ContextType>;
}>;

export type ProductTagResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type PushDeviceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  v3ArticlesQuery?: Resolver<ResolversTypes['ArticleConnection'], ParentType, ContextType, RequireFields<QueryV3ArticlesQueryArgs, 'first' | 'language'>>;
  v3GetArticleQuery?: Resolver<ResolversTypes['ArticleResult'], ParentType, ContextType, RequireFields<QueryV3GetArticleQueryArgs, 'article'>>;
  v3GetBoardByIdQuery?: Resolver<ResolversTypes['BoardResult'], ParentType, ContextType, RequireFields<QueryV3GetBoardByIdQueryArgs, 'board'>>;
  v3GetBoardInviteQuery?: Resolver<ResolversTypes['BoardInviteResult'], ParentType, ContextType, Partial<QueryV3GetBoardInviteQueryArgs>>;
  v3GetBoardQuery?: Resolver<ResolversTypes['BoardResult'], ParentType, ContextType, RequireFields<QueryV3GetBoardQueryArgs, 'slug' | 'username'>>;
  v3GetBoardSectionByIdQuery?: Resolver<ResolversTypes['BoardSectionResult'], ParentType, ContextType, RequireFields<QueryV3GetBoardSectionByIdQueryArgs, 'section'>>;
  v3GetCommentRepliesQuery?: Resolver<ResolversTypes['CommentRepliesResult'], ParentType, ContextType, RequireFields<QueryV3GetCommentRepliesQueryArgs, 'comment' | 'first'>>;
  v3GetConversationQuery?: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<QueryV3GetConversationQueryArgs, 'conversation'>>;
  v3GetHomeFeedQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3GetHomeFeedQueryArgs, 'first'>>;
  v3GetInviteCodeQuery?: Resolver<ResolversTypes['InviteCodeResult'], ParentType, ContextType, RequireFields<QueryV3GetInviteCodeQueryArgs, 'inviteCode'>>;
  v3GetNewsHubQuery?: Resolver<ResolversTypes['NewsHub'], ParentType, ContextType, RequireFields<QueryV3GetNewsHubQueryArgs, 'first'>>;
  v3GetPinCommentsQuery?: Resolver<ResolversTypes['PinCommentsResult'], ParentType, ContextType, RequireFields<QueryV3GetPinCommentsQueryArgs, 'first' | 'order' | 'pin'>>;
  v3GetPinQuery?: Resolver<ResolversTypes['PinResult'], ParentType, ContextType, RequireFields<QueryV3GetPinQueryArgs, 'pin'>>;
  v3GetPinsQuery?: Resolver<Array<ResolversTypes['Pin']>, ParentType, ContextType, RequireFields<QueryV3GetPinsQueryArgs, 'pins'>>;
  v3GetTopicQuery?: Resolver<ResolversTypes['TopicResult'], ParentType, ContextType, Partial<QueryV3GetTopicQueryArgs>>;
  v3GetUserQuery?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, RequireFields<QueryV3GetUserQueryArgs, 'username'>>;
  v3MentionSuggestionsQuery?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryV3MentionSuggestionsQueryArgs, 'text'>>;
  v3PinProductsQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3PinProductsQueryArgs, 'first' | 'pin'>>;
  v3RelatedPinsQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3RelatedPinsQueryArgs, 'first' | 'pin'>>;
  v3SearchBoardsQuery?: Resolver<ResolversTypes['BoardSearchResults'], ParentType, ContextType, RequireFields<QueryV3SearchBoardsQueryArgs, 'exact' | 'first' | 'query'>>;
  v3SearchByImageQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3SearchByImageQueryArgs, 'first' | 'look' | 'productsOnly'>>;
  v3SearchPinsQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3SearchPinsQueryArgs, 'first' | 'onSale' | 'query'>>;
  v3SearchQuery?: Resolver<ResolversTypes['PinSearchResults'], ParentType, ContextType, RequireFields<QueryV3SearchQueryArgs, 'exact' | 'filters' | 'first' | 'query' | 'scope'>>;
  v3SearchTypeaheadQuery?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QueryV3SearchTypeaheadQueryArgs, 'text'>>;
  v3SearchUsersQuery?: Resolver<ResolversTypes['UserSearchResults'], ParentType, ContextType, RequireFields<QueryV3SearchUsersQueryArgs, 'exact' | 'first' | 'query'>>;
  v3ShopCategoriesQuery?: Resolver<Array<ResolversTypes['ShopCategory']>, ParentType, ContextType>;
  v3ShopCategoryQuery?: Resolver<ResolversTypes['ShopCategoryResult'], ParentType, ContextType, RequireFields<QueryV3ShopCategoryQueryArgs, 'category'>>;
  v3ShopQuery?: Resolver<ResolversTypes['ShopResults'], ParentType, ContextType, RequireFields<QueryV3ShopQueryArgs, 'first' | 'sort'>>;
  v3ShopSectionsQuery?: Resolver<Array<ResolversTypes['ShopSection']>, ParentType, ContextType, RequireFields<QueryV3ShopSectionsQueryArgs, 'merchant'>>;
  v3TodayFeedQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3TodayFeedQueryArgs, 'first' | 'list'>>;
  v3TodayQuery?: Resolver<Array<ResolversTypes['TodayModule']>, ParentType, ContextType>;
  v3TopicFeedQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3TopicFeedQueryArgs, 'first' | 'topic'>>;
  v3TopicsQuery?: Resolver<ResolversTypes['InterestConnection'], ParentType, ContextType, RequireFields<QueryV3TopicsQueryArgs, 'first'>>;
  v3VideoFeedQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3VideoFeedQueryArgs, 'first'>>;
  v3VisualSearchQuery?: Resolver<ResolversTypes['PinFeed'], ParentType, ContextType, RequireFields<QueryV3VisualSearchQueryArgs, 'crop' | 'first' | 'pin' | 'productsOnly'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
}>;

export type QueuedReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QueuedReport'] = ResolversParentTypes['QueuedReport']> = ResolversObject<{
  details?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstReportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ReportedKind'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReasonCount']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type QueuedReportConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QueuedReportConnection'] = ResolversParentTypes['QueuedReportConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['QueuedReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type QueuedReportEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QueuedReportEdge'] = ResolversParentTypes['QueuedReportEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['QueuedReport'], ParentType, ContextType>;
}>;

export type RankingFeatureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RankingFeature'] = ResolversParentTypes['RankingFeature']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type ReactionCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReactionCount'] = ResolversParentTypes['ReactionCount']> = ResolversObject<{
  reactionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactionType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ReasonCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReasonCount'] = ResolversParentTypes['ReasonCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type RecipeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Recipe'] = ResolversParentTypes['Recipe']> = ResolversObject<{
  aggregateRating?: Resolver<Maybe<ResolversTypes['AggregateRating']>, ParentType, ContextType>;
  cookTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prepTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ReportedKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
}>;

export type ReportConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type ReportEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
}>;

export type RichMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RichMetadata'] = ResolversParentTypes['RichMetadata']> = ResolversObject<{
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type RichSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RichSummary'] = ResolversParentTypes['RichSummary']> = ResolversObject<{
  aggregateRating?: Resolver<Maybe<ResolversTypes['AggregateRating']>, ParentType, ContextType>;
  displayCookTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SavedPinResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SavedPin'] = ResolversParentTypes['SavedPin']> = ResolversObject<{
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  pinId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['BoardSection']>, ParentType, ContextType>;
}>;

export type SearchFilterOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchFilterOption'] = ResolversParentTypes['SearchFilterOption']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMinimum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['SearchFilterName'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SearchSuggestionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = ResolversObject<{
  boards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  queries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recent?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  trending?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = ResolversObject<{
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type ShippingInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingInfo'] = ResolversParentTypes['ShippingInfo']> = ResolversObject<{
  freeShippingPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freeShippingValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type ShopCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopCategory'] = ResolversParentTypes['ShopCategory']> = ResolversObject<{
  cover?: Resolver<Maybe<ResolversTypes['Pin']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ShopCategory']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ShopCategory']>, ParentType, ContextType>;
  urlName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ShopCategoryDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopCategoryData'] = ResolversParentTypes['ShopCategoryData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['ShopCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ShopCategoryResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopCategoryResult'] = ResolversParentTypes['ShopCategoryResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'NotFound' | 'ShopCategoryData', ParentType, ContextType>;
}>;

export type ShopFilterOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopFilterOption'] = ResolversParentTypes['ShopFilterOption']> = ResolversObject<{
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ShopFilterName'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ShopResultsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopResults'] = ResolversParentTypes['ShopResults']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['ShopFilterOption']>, ParentType, ContextType>;
}>;

export type ShopSectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopSection'] = ResolversParentTypes['ShopSection']> = ResolversObject<{
  cover?: Resolver<ResolversTypes['Pin'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SponsorshipResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Sponsorship'] = ResolversParentTypes['Sponsorship']> = ResolversObject<{
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sponsor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StoryListsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoryLists'] = ResolversParentTypes['StoryLists']> = ResolversObject<{
  ingredients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type StoryMentionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoryMention'] = ResolversParentTypes['StoryMention']> = ResolversObject<{
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StoryPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoryPage'] = ResolversParentTypes['StoryPage']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<StoryPageImagesArgs>>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['StoryMention']>, ParentType, ContextType>;
  textAlignment?: Resolver<ResolversTypes['StoryTextAlignment'], ParentType, ContextType>;
  textPlace?: Resolver<ResolversTypes['StoryTextPlace'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['PinVideo']>, ParentType, ContextType>;
}>;

export type StoryPinResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StoryPin'] = ResolversParentTypes['StoryPin']> = ResolversObject<{
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasProductPins?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lists?: Resolver<Maybe<ResolversTypes['StoryLists']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['StoryPage']>, ParentType, ContextType>;
  pinTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staticPageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalVideoDuration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StudioVideoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StudioVideo'] = ResolversParentTypes['StudioVideo']> = ResolversObject<{
  averageWatchedSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  captionLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cover?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<StudioVideoCoverArgs>>;
  coverSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCoverPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StudioVideoState'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  watchSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type StudioVideoConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StudioVideoConnection'] = ResolversParentTypes['StudioVideoConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['StudioVideoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type StudioVideoEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StudioVideoEdge'] = ResolversParentTypes['StudioVideoEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['StudioVideo'], ParentType, ContextType>;
}>;

export type TodayModuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TodayModule'] = ResolversParentTypes['TodayModule']> = ResolversObject<{
  pins?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Interest'], ParentType, ContextType>;
}>;

export type TopicDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TopicData'] = ResolversParentTypes['TopicData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['Interest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TopicResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TopicResult'] = ResolversParentTypes['TopicResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'NotFound' | 'TopicData', ParentType, ContextType>;
}>;

export type TwoStepLoginResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TwoStepLogin'] = ResolversParentTypes['TwoStepLogin']> = ResolversObject<{
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnedOnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = ResolversObject<{
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boards?: Resolver<ResolversTypes['BoardConnection'], ParentType, ContextType, RequireFields<UserBoardsArgs, 'first' | 'groupBy' | 'includeArchived' | 'privacyFilter' | 'sort'>>;
  businessCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdPins?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType, RequireFields<UserCreatedPinsArgs, 'first'>>;
  createdProducts?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType, RequireFields<UserCreatedProductsArgs, 'first'>>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  explicitlyFollowedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followRequestedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followedBoards?: Resolver<ResolversTypes['BoardConnection'], ParentType, ContextType, RequireFields<UserFollowedBoardsArgs, 'first'>>;
  followedTopics?: Resolver<ResolversTypes['InterestConnection'], ParentType, ContextType, RequireFields<UserFollowedTopicsArgs, 'first'>>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<UserFollowersArgs, 'first'>>;
  following?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<UserFollowingArgs, 'first'>>;
  followingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidesFromSearchEngines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageMediumUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageSmallUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProfileVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerifiedMerchant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  mutedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pronouns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedPins?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType, RequireFields<UserSavedPinsArgs, 'first'>>;
  savedProducts?: Resolver<ResolversTypes['PinConnection'], ParentType, ContextType, RequireFields<UserSavedProductsArgs, 'first'>>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedIdentity?: Resolver<ResolversTypes['VerifiedIdentity'], ParentType, ContextType>;
  websiteUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type UserConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type UserDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = ResolversObject<{
  data?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type UserEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
}>;

export type UserResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'NotFound' | 'UserData', ParentType, ContextType>;
}>;

export type UserSearchResultsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserSearchResults'] = ResolversParentTypes['UserSearchResults']> = ResolversObject<{
  connection?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type VariantDimensionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VariantDimension'] = ResolversParentTypes['VariantDimension']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type VariantSetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VariantSet'] = ResolversParentTypes['VariantSet']> = ResolversObject<{
  dimensions?: Resolver<Array<ResolversTypes['VariantDimension']>, ParentType, ContextType>;
}>;

export type VerifiedIdentityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerifiedIdentity'] = ResolversParentTypes['VerifiedIdentity']> = ResolversObject<{
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type VideoCaptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoCaptions'] = ResolversParentTypes['VideoCaptions']> = ResolversObject<{
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VideoVariantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VideoVariant'] = ResolversParentTypes['VideoVariant']> = ResolversObject<{
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ViewerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = ResolversObject<{
  adSettings?: Resolver<ResolversTypes['AdSettings'], ParentType, ContextType>;
  asksForPrivacy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blockedUsers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<ViewerBlockedUsersArgs, 'first'>>;
  conversationRequestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<ViewerConversationsArgs, 'first' | 'requests'>>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duplicatePins?: Resolver<ResolversTypes['DuplicateGroupConnection'], ParentType, ContextType, RequireFields<ViewerDuplicatePinsArgs, 'first'>>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  followRequests?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<ViewerFollowRequestsArgs, 'first'>>;
  homeFeedSources?: Resolver<Array<ResolversTypes['HomeFeedSource']>, ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isModerator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moderation?: Resolver<Maybe<ResolversTypes['Moderation']>, ParentType, ContextType>;
  mutes?: Resolver<ResolversTypes['MuteConnection'], ParentType, ContextType, RequireFields<ViewerMutesArgs, 'first' | 'kind'>>;
  newEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsHubMutedKinds?: Resolver<Array<ResolversTypes['NewsKind']>, ParentType, ContextType>;
  newsHubUnreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationChoices?: Resolver<Array<ResolversTypes['NotificationChoice']>, ParentType, ContextType>;
  notificationSchedule?: Resolver<ResolversTypes['NotificationSchedule'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pickerBoards?: Resolver<ResolversTypes['BoardConnection'], ParentType, ContextType, RequireFields<ViewerPickerBoardsArgs, 'first'>>;
  privacy?: Resolver<ResolversTypes['PrivacySettings'], ParentType, ContextType>;
  pushDevices?: Resolver<Array<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quickSavesBoardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, RequireFields<ViewerReportsArgs, 'first'>>;
  seesFewerAiPins?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  studioVideos?: Resolver<ResolversTypes['StudioVideoConnection'], ParentType, ContextType, RequireFields<ViewerStudioVideosArgs, 'first'>>;
  suggestedBoards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<ViewerSuggestedBoardsArgs, 'pin'>>;
  suggestedContacts?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<ViewerSuggestedContactsArgs, 'first'>>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
  topicsToPick?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  twoStepLogin?: Resolver<ResolversTypes['TwoStepLogin'], ParentType, ContextType>;
  unreadConversationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  violations?: Resolver<ResolversTypes['ViolationConnection'], ParentType, ContextType, RequireFields<ViewerViolationsArgs, 'first'>>;
}>;

export type ViolationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Violation'] = ResolversParentTypes['Violation']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ModerationDecisionKind'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ReportedKind'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ViolationConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ViolationConnection'] = ResolversParentTypes['ViolationConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ViolationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type ViolationEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ViolationEdge'] = ResolversParentTypes['ViolationEdge']> = ResolversObject<{
  node?: Resolver<ResolversTypes['Violation'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = GraphqlContext> = ResolversObject<{
  AdAttribution?: AdAttributionResolvers<ContextType>;
  AdSettings?: AdSettingsResolvers<ContextType>;
  AggregateRating?: AggregateRatingResolvers<ContextType>;
  AggregatedPinData?: AggregatedPinDataResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleBlock?: ArticleBlockResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleData?: ArticleDataResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  ArticleHeading?: ArticleHeadingResolvers<ContextType>;
  ArticleImage?: ArticleImageResolvers<ContextType>;
  ArticleLink?: ArticleLinkResolvers<ContextType>;
  ArticleParagraph?: ArticleParagraphResolvers<ContextType>;
  ArticlePicture?: ArticlePictureResolvers<ContextType>;
  ArticlePins?: ArticlePinsResolvers<ContextType>;
  ArticleResult?: ArticleResultResolvers<ContextType>;
  ArticleSummary?: ArticleSummaryResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  BoardConnection?: BoardConnectionResolvers<ContextType>;
  BoardData?: BoardDataResolvers<ContextType>;
  BoardEdge?: BoardEdgeResolvers<ContextType>;
  BoardInvite?: BoardInviteResolvers<ContextType>;
  BoardInviteData?: BoardInviteDataResolvers<ContextType>;
  BoardInviteResult?: BoardInviteResultResolvers<ContextType>;
  BoardLook?: BoardLookResolvers<ContextType>;
  BoardNote?: BoardNoteResolvers<ContextType>;
  BoardNoteTodo?: BoardNoteTodoResolvers<ContextType>;
  BoardResult?: BoardResultResolvers<ContextType>;
  BoardSearchResults?: BoardSearchResultsResolvers<ContextType>;
  BoardSection?: BoardSectionResolvers<ContextType>;
  BoardSectionData?: BoardSectionDataResolvers<ContextType>;
  BoardSectionResult?: BoardSectionResultResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Carousel?: CarouselResolvers<ContextType>;
  CarouselSlot?: CarouselSlotResolvers<ContextType>;
  CollectionItem?: CollectionItemResolvers<ContextType>;
  CollectionPin?: CollectionPinResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentMention?: CommentMentionResolvers<ContextType>;
  CommentRepliesData?: CommentRepliesDataResolvers<ContextType>;
  CommentRepliesResult?: CommentRepliesResultResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationData?: ConversationDataResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  ConversationMessage?: ConversationMessageResolvers<ContextType>;
  ConversationMessageConnection?: ConversationMessageConnectionResolvers<ContextType>;
  ConversationMessageEdge?: ConversationMessageEdgeResolvers<ContextType>;
  ConversationResult?: ConversationResultResolvers<ContextType>;
  ConversationSeen?: ConversationSeenResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DuplicateGroup?: DuplicateGroupResolvers<ContextType>;
  DuplicateGroupConnection?: DuplicateGroupConnectionResolvers<ContextType>;
  DuplicateGroupEdge?: DuplicateGroupEdgeResolvers<ContextType>;
  EditorialArticle?: EditorialArticleResolvers<ContextType>;
  HomeFeedReason?: HomeFeedReasonResolvers<ContextType>;
  HomeFeedSource?: HomeFeedSourceResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Interest?: InterestResolvers<ContextType>;
  InterestConnection?: InterestConnectionResolvers<ContextType>;
  InterestEdge?: InterestEdgeResolvers<ContextType>;
  InviteCode?: InviteCodeResolvers<ContextType>;
  InviteCodeData?: InviteCodeDataResolvers<ContextType>;
  InviteCodeResult?: InviteCodeResultResolvers<ContextType>;
  InviteSender?: InviteSenderResolvers<ContextType>;
  LinkPreview?: LinkPreviewResolvers<ContextType>;
  LinkState?: LinkStateResolvers<ContextType>;
  MerchantOffer?: MerchantOfferResolvers<ContextType>;
  MessageReaction?: MessageReactionResolvers<ContextType>;
  Moderation?: ModerationResolvers<ContextType>;
  ModerationDecision?: ModerationDecisionResolvers<ContextType>;
  ModerationDecisionConnection?: ModerationDecisionConnectionResolvers<ContextType>;
  ModerationDecisionEdge?: ModerationDecisionEdgeResolvers<ContextType>;
  Mute?: MuteResolvers<ContextType>;
  MuteConnection?: MuteConnectionResolvers<ContextType>;
  MuteEdge?: MuteEdgeResolvers<ContextType>;
  NewsBoard?: NewsBoardResolvers<ContextType>;
  NewsBusiness?: NewsBusinessResolvers<ContextType>;
  NewsConnection?: NewsConnectionResolvers<ContextType>;
  NewsEdge?: NewsEdgeResolvers<ContextType>;
  NewsHub?: NewsHubResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsWebhook?: NewsWebhookResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  NotificationChoice?: NotificationChoiceResolvers<ContextType>;
  NotificationSchedule?: NotificationScheduleResolvers<ContextType>;
  OfferSummary?: OfferSummaryResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  Pin?: PinResolvers<ContextType>;
  PinCommentsData?: PinCommentsDataResolvers<ContextType>;
  PinCommentsResult?: PinCommentsResultResolvers<ContextType>;
  PinConnection?: PinConnectionResolvers<ContextType>;
  PinData?: PinDataResolvers<ContextType>;
  PinEdge?: PinEdgeResolvers<ContextType>;
  PinEmbed?: PinEmbedResolvers<ContextType>;
  PinFeed?: PinFeedResolvers<ContextType>;
  PinRanking?: PinRankingResolvers<ContextType>;
  PinResult?: PinResultResolvers<ContextType>;
  PinSearchResults?: PinSearchResultsResolvers<ContextType>;
  PinTagChip?: PinTagChipResolvers<ContextType>;
  PinVideo?: PinVideoResolvers<ContextType>;
  PinVideoVariants?: PinVideoVariantsResolvers<ContextType>;
  PrivacySettings?: PrivacySettingsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueuedReport?: QueuedReportResolvers<ContextType>;
  QueuedReportConnection?: QueuedReportConnectionResolvers<ContextType>;
  QueuedReportEdge?: QueuedReportEdgeResolvers<ContextType>;
  RankingFeature?: RankingFeatureResolvers<ContextType>;
  ReactionCount?: ReactionCountResolvers<ContextType>;
  ReasonCount?: ReasonCountResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  RichMetadata?: RichMetadataResolvers<ContextType>;
  RichSummary?: RichSummaryResolvers<ContextType>;
  SavedPin?: SavedPinResolvers<ContextType>;
  SearchFilterOption?: SearchFilterOptionResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  ShippingInfo?: ShippingInfoResolvers<ContextType>;
  ShopCategory?: ShopCategoryResolvers<ContextType>;
  ShopCategoryData?: ShopCategoryDataResolvers<ContextType>;
  ShopCategoryResult?: ShopCategoryResultResolvers<ContextType>;
  ShopFilterOption?: ShopFilterOptionResolvers<ContextType>;
  ShopResults?: ShopResultsResolvers<ContextType>;
  ShopSection?: ShopSectionResolvers<ContextType>;
  Sponsorship?: SponsorshipResolvers<ContextType>;
  StoryLists?: StoryListsResolvers<ContextType>;
  StoryMention?: StoryMentionResolvers<ContextType>;
  StoryPage?: StoryPageResolvers<ContextType>;
  StoryPin?: StoryPinResolvers<ContextType>;
  StudioVideo?: StudioVideoResolvers<ContextType>;
  StudioVideoConnection?: StudioVideoConnectionResolvers<ContextType>;
  StudioVideoEdge?: StudioVideoEdgeResolvers<ContextType>;
  TodayModule?: TodayModuleResolvers<ContextType>;
  TopicData?: TopicDataResolvers<ContextType>;
  TopicResult?: TopicResultResolvers<ContextType>;
  TwoStepLogin?: TwoStepLoginResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  UserSearchResults?: UserSearchResultsResolvers<ContextType>;
  VariantDimension?: VariantDimensionResolvers<ContextType>;
  VariantSet?: VariantSetResolvers<ContextType>;
  VerifiedIdentity?: VerifiedIdentityResolvers<ContextType>;
  VideoCaptions?: VideoCaptionsResolvers<ContextType>;
  VideoVariant?: VideoVariantResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Violation?: ViolationResolvers<ContextType>;
  ViolationConnection?: ViolationConnectionResolvers<ContextType>;
  ViolationEdge?: ViolationEdgeResolvers<ContextType>;
}>;


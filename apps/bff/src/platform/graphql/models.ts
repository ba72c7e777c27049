/**
 * The rows that resolvers receive as parents, by GraphQL type name. Each domain adds those that it reads in
 * its `index.ts`, by module augmentation: the generated types then import no domain.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions -- augmented by the domains
export interface GraphqlModels {}

type ModelOf<Name extends string> = Name extends keyof GraphqlModels ? GraphqlModels[Name] : never;

/** The parent of a `Pin`. */
export type PinModel = ModelOf<'Pin'>;
/** The parent of a `Comment`. */
export type CommentModel = ModelOf<'Comment'>;
/** The parent of a `Board`. */
export type BoardModel = ModelOf<'Board'>;
/** The parent of a `BoardSection`. */
export type BoardSectionModel = ModelOf<'BoardSection'>;
/** The parent of a `BoardNote`. */
export type BoardNoteModel = ModelOf<'BoardNote'>;
/** The parent of a `CarouselSlot`. */
export type CarouselSlotModel = ModelOf<'CarouselSlot'>;
/** The parent of a `CollectionItem`. */
export type CollectionItemModel = ModelOf<'CollectionItem'>;
/** The parent of a `StoryPage`. */
export type StoryPageModel = ModelOf<'StoryPage'>;
/** The parent of a `Conversation`. */
export type ConversationModel = ModelOf<'Conversation'>;
/** The parent of a `ConversationMessage`. */
export type ConversationMessageModel = ModelOf<'ConversationMessage'>;
/** The parent of a `NewsItem`. */
export type NewsItemModel = ModelOf<'NewsItem'>;
/** The parent of a `NewsBoard`. */
export type NewsBoardModel = ModelOf<'NewsBoard'>;
/** The parent of a `PushDevice`. */
export type PushDeviceModel = ModelOf<'PushDevice'>;
/** The parent of a `Mute`. */
export type MuteModel = ModelOf<'Mute'>;
/** The parent of a `DuplicateGroup`. */
export type DuplicateGroupModel = ModelOf<'DuplicateGroup'>;
/** The parent of a `HomeFeedSource`. */
export type HomeFeedSourceModel = ModelOf<'HomeFeedSource'>;
/** The parent of a `ShopCategory`. */
export type ShopCategoryModel = ModelOf<'ShopCategory'>;
/** The parent of a `ShopResults`. */
export type ShopResultsModel = ModelOf<'ShopResults'>;
/** The parent of a `StudioVideo`. */
export type StudioVideoModel = ModelOf<'StudioVideo'>;
/** The parent of an `Interest`. */
export type InterestModel = ModelOf<'Interest'>;
/** The parent of a `User`. */
export type UserModel = ModelOf<'User'>;
/** The parent of a `Viewer`. */
export type ViewerModel = ModelOf<'Viewer'>;

import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: './src/**/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    './schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    './src/platform/graphql/generated/resolvers-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useIndexSignature: true,
        contextType: '../plugins/graphql.ts#GraphqlContext',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { DateTime: 'string' },
        strictScalars: true,
        mappers: {
          Pin: '../../../pins/pins/pin-view.ts#PinView',
          Comment: '../comments/comment-view.ts#CommentView',
          Board: '../boards/board-row.ts#BoardRow',
          BoardSection: '../boards/board-row.ts#SectionRow',
          BoardNote: '../boards/board-notes.ts#NoteRow',
          CarouselSlot: '../../../pins/pins/picture-holder.ts#SlotView',
          CollectionItem: '../../../pins/pins/picture-holder.ts#CollectionItemView',
          StoryPage: '../../../pins/pins/picture-holder.ts#PageView',
          Conversation: '../conversations/read-conversations.ts#ConversationView',
          ConversationMessage: '../conversations/read-messages.ts#MessageView',
          Moderation: '../viewer.ts#SignedIn',
          NewsItem: '../notifications/read-news.ts#NewsView',
          NewsBoard: '../notifications/read-news.ts#NewsBoardView',
          HomeFeedSource: '../feed/feed-sources.ts#FeedSource',
          Interest: '../interests/interest-row.ts#InterestRow',
          User: '../accounts/user-row.ts#UserRow',
          Viewer: '../accounts/user-row.ts#ViewerRow',
        },
      },
    },
  },
};
export default config;

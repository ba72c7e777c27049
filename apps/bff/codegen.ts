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
        contextType: '../context.ts#GraphqlContext',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { DateTime: 'string' },
        strictScalars: true,
        mappers: {
          Pin: '../models.ts#PinModel',
          Comment: '../models.ts#CommentModel',
          Board: '../models.ts#BoardModel',
          BoardSection: '../models.ts#BoardSectionModel',
          BoardNote: '../models.ts#BoardNoteModel',
          CarouselSlot: '../models.ts#CarouselSlotModel',
          CollectionItem: '../models.ts#CollectionItemModel',
          StoryPage: '../models.ts#StoryPageModel',
          Conversation: '../models.ts#ConversationModel',
          ConversationMessage: '../models.ts#ConversationMessageModel',
          NewsItem: '../models.ts#NewsItemModel',
          NewsBoard: '../models.ts#NewsBoardModel',
          PushDevice: '../models.ts#PushDeviceModel',
          Mute: '../models.ts#MuteModel',
          DuplicateGroup: '../models.ts#DuplicateGroupModel',
          HomeFeedSource: '../models.ts#HomeFeedSourceModel',
          ShopCategory: '../models.ts#ShopCategoryModel',
          ShopResults: '../models.ts#ShopResultsModel',
          StudioVideo: '../models.ts#StudioVideoModel',
          Interest: '../models.ts#InterestModel',
          User: '../models.ts#UserModel',
          Viewer: '../models.ts#ViewerModel',
          Moderation: '../../http/viewer.ts#SignedIn',
        },
      },
    },
  },
};
export default config;

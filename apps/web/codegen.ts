import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: '../bff/schema.graphql',
  documents: ['src/{data,features,screens}/**/*.graphql', '../../packages/pin-card/src/pin-card-fragment.ts'],
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  ignoreNoDocuments: true,
  generates: {
    './src/data/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'string' },
        strictScalars: true,
        immutableTypes: true,
      },
    },
  },
};
export default config;

import type { ICruiseOptions } from 'dependency-cruiser';

/**
 * Options of reading imports: type-only ones are included, and those of packages resolve to their sources.
 */
export const cruiseOptions: ICruiseOptions = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules'] },
  exclude: { path: ['(?:^|/)(?:node_modules|dist|storybook-static)/'] },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    exportsFields: ['exports'],
    conditionNames: ['@pegboard/source', 'import', 'default'],
  },
};

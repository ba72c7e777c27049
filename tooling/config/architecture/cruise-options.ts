import type { ICruiseOptions } from 'dependency-cruiser';

/** How imports are read: type-only ones too, and those of packages by their sources. */
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

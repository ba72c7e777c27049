import { oneOf, type Rule } from './rule.ts';

const LAYERS = ['shell', 'screens', 'features', 'data', 'messages'] as const;

/** Returns the rules of the layers of a web app below `src`, of which imports go down only (HO-04). */
export function webRules(src: string): readonly Rule[] {
  const inLayers = (...names: readonly (typeof LAYERS)[number][]): string => `^${src}/${oneOf(names)}/`;
  const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
    name: `web-${name}`,
    severity: 'error',
    comment,
    from,
    to,
  });
  return [
    forbid(
      'layers',
      `Each file is in one of the layers: ${LAYERS.join(', ')}.`,
      { path: `^${src}/`, pathNot: inLayers(...LAYERS) },
      {},
    ),
    forbid(
      'nothing-imports-shell',
      'The shell combines everything else: pass in what a lower layer needs of it.',
      { path: inLayers('screens', 'features', 'data', 'messages') },
      { path: inLayers('shell') },
    ),
    forbid(
      'no-screen-imports-a-screen',
      'A screen can be changed or removed alone: move what two screens share to features.',
      { path: `^${src}/screens/([^/]+)/` },
      { path: inLayers('screens'), pathNot: `^${src}/screens/$1/` },
    ),
    forbid(
      'no-feature-imports-a-screen',
      'Features are below screens: pass in what a feature needs of its screen.',
      { path: inLayers('features') },
      { path: inLayers('screens') },
    ),
    forbid(
      'data-and-messages-are-below-features',
      'Data and messages know neither screens nor features.',
      { path: inLayers('data', 'messages') },
      { path: inLayers('screens', 'features') },
    ),
    forbid(
      'messages-import-no-data',
      'Messages are at the bottom; data reads the language of the page from them.',
      { path: inLayers('messages') },
      { path: inLayers('data') },
    ),
    {
      ...forbid(
        'no-feature-cycle',
        'Features have an order: move what both need to a third one below them.',
        { path: `^${src}/features/[^/]+$` },
        { path: `^${src}/features/[^/]+$`, circular: true },
      ),
      scope: 'folder',
    },
  ];
}

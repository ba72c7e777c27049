import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  minifySync,
  parseSync,
  Visitor,
  type Plugin,
} from 'vite';
import { readKnownOperations } from './known-operations.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const source = '@pegboard/source';

const OPERATION = 'virtual:operation';
const NAMED_OPERATION = `
export const namedOperation = (hash, value) => {
  const named = (value) => ({ kind: 'Name', value });
  const selectionSet = { kind: 'SelectionSet', selections: [{ kind: 'Field', name: named('__typename') }] };
  const operation = { kind: 'OperationDefinition', operation: 'query', name: named(value), selectionSet };
  return { __meta__: { hash }, kind: 'Document', definitions: [operation] };
};
`;

/**
 * Replaces the documents of operations by their name and hash, by which they are sent: the selections would be 70 kB of
 * unused code. Each operation is a separate module, loaded with the screen that uses it.
 */
const namedOperations = (): Plugin => {
  const modules = new Map([[OPERATION, NAMED_OPERATION]]);
  const moduleOf = (constant: string, text: string): string => {
    const { __meta__, definitions } = JSON.parse(text) as {
      readonly __meta__: { readonly hash: string };
      readonly definitions: readonly [
        { readonly operation: string; readonly name: { readonly value: string } },
      ];
    };
    const [{ operation, name }] = definitions;
    if (operation !== 'query') throw new Error(`${name.value} is no query: the site writes by resources.`);
    return `import { namedOperation } from '${OPERATION}';
export const ${constant} = /* @__PURE__ */ namedOperation('${__meta__.hash}', '${name.value}');`;
  };
  return {
    name: 'named-operations',
    enforce: 'pre',
    transform: {
      filter: { id: /data\/generated\/graphql\.ts$/ },
      handler: (code) =>
        code.replaceAll(
          /^export const (\w+) = (\{"__meta__".*\}) as unknown as .*;$/gm,
          (_, constant: string, text: string) => {
            modules.set(`${OPERATION}/${constant}`, moduleOf(constant, text));
            return `export { ${constant} } from '${OPERATION}/${constant}';`;
          },
        ),
    },
    resolveId: { filter: { id: /^virtual:operation/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:operation/ }, handler: (id) => modules.get(id.slice(1)) },
  };
};

/**
 * Lets the bundler drop unused components of the router: creating one has no side effects, and its name is for
 * developer tools.
 */
const onlyRendered: Plugin = {
  name: 'only-rendered',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** Replaces the router's instrumentation of loaders and navigations, which is not used here. */
const unmeasuredRouter: Plugin = {
  name: 'unmeasured-router',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => `
      const unused = () => { throw new Error('The router is built without instrumentations.'); };
      export { unused as getRouteInstrumentationUpdates, unused as instrumentClientSideRouter, unused as instrumentHandler };
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const instrumentationResultMetaContext = undefined;
    `,
  },
};

/**
 * Replaces the errors by which React marks a suspended component: they are only compared. To create an error, a browser that is
 * measured or inspected parses the first file again, which takes as long as its evaluation.
 */
const plainMarks: Plugin = {
  name: 'plain-marks',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const marks = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;
      if (code.match(marks)?.length !== 5) throw new Error('React has other marks: correct plainMarks.');
      return code.replaceAll(marks, '$1 = {}');
    },
  },
};

/** The functions of the router that only actions and fetchers call, and the statements that replace their bodies. */
const SUBMISSIONS: Readonly<Record<string, string>> = {
  normalizeNavigateOptions: 'return { path };',
  handleAction: '',
  fetch: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  markFetchRedirectsDone: 'return false;',
  abortStaleFetchLoads: 'return false;',
  getUpdatedRevalidatingFetchers: 'return new Map();',
};

/**
 * Leaves out the parts of the router for actions and fetchers: screens only read by loaders, and write by resources.
 */
const onlyLoaders: Plugin = {
  name: 'only-loaders',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/router\.js$/ },
    handler(code) {
      const bodies = new Map<string, { readonly start: number; readonly end: number }>();
      const visitor = new Visitor({
        FunctionDeclaration({ id, body }) {
          if (id && body && id.name in SUBMISSIONS) bodies.set(id.name, body);
        },
      });
      visitor.visit(parseSync('router.js', code).program);
      if (bodies.size !== Object.keys(SUBMISSIONS).length)
        throw new Error('The router has other functions: correct SUBMISSIONS in vite.config.ts.');
      return [...bodies]
        .toSorted(([, one], [, other]) => other.start - one.start)
        .reduce(
          (rest, [name, { start, end }]) =>
            `${rest.slice(0, start)}{ ${SUBMISSIONS[name]} }${rest.slice(end)}`,
          code,
        );
    },
  },
};

/**
 * Lets modules preload others by their address relative to the folder of both: the site may be served below a path, and one build has no
 * path (OP-02).
 */
const relativePreloads: Plugin = {
  name: 'relative-preloads',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const relative = code.replace(/(assetsURL = function\(dep\) ?\{ ?return )"\/" ?\+ ?dep/, '$1"../"+dep');
      if (relative === code) throw new Error(`Vite preloads in another way: ${code.slice(0, 500)}`);
      return relative;
    },
  },
};

/**
 * Reports to the server in which file each screen is: a page names the styles and scripts of its own screen in its
 * head.
 */
const screenFiles: Plugin = {
  name: 'screen-files',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /apps\/web\/src\/shell\/router\/(?:routes|screens|business-screens)\.tsx$/ },
    handler: (code) =>
      code.replaceAll(
        /lazy: \(\) =>\s+import\('\.\.\/\.\.\/(screens\/[\w/.-]+)'\)/g,
        (lazy, file: string) => `file: 'src/${file}', ${lazy}`,
      ),
  },
};

/**
 * Minifies the functions whose source the server writes into pages; the renderer itself is not minified. Each is replaced by an object
 * with this source as its text.
 */
const inlineFunctions: Plugin = {
  name: 'inline-functions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /apps\/web\/src\/shell\/document\/inline\/[\w-]+\.ts$/ },
    handler: (code, id) => {
      const [, name = ''] = /^export function (\w+)\(/m.exec(code) ?? [];
      const asDefault = code.replace('export function', 'export default function');
      const { code: minified, errors } = minifySync(id, asDefault, { module: true });
      const source = /^export default (function .*\});?$/s.exec(minified.trim())?.[1];
      if (source === undefined || errors.length > 0) throw new Error(`${id} is not one exported function.`);
      return `export const ${name} = { toString: () => ${JSON.stringify(source)} };`;
    },
  },
};

/**
 * Lets the browser compile the functions of the first file while it is loaded, not one by one when they are called: hydration calls most of
 * them. The comment has to be the first of the file; browsers that do not know it ignore it.
 */
const compiledFirstFile: Plugin = {
  name: 'compiled-first-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/**
 * Groups of small modules of many screens that are bundled in one file each, because separate files would cost more
 * than their content.
 */
const PARTS = [
  /packages\/ui\/src\/(?:badge\/badge-messages|icon\/icons-common|button\/link-button|is-locale|valid-props)\./,
  /packages\/ui\/src\/feedback\/skeleton\./,
  /packages\/(?:routes\/src\/parse-pin-id|feedback\/src\/(?:use-relationship|ui\/follow-\w+)|types\/src\/rules\/format-count)\./,
  /apps\/web\/src\/(?:data\/use-is-hydrated|features\/(?:feedback\/follow|closeup\/pin-from-query|profile\/(?:lower-case|renamed)-path))\./,
  /^\0virtual:operation\/(?:Pin|ProfileBoards|Profile)Document$/,
];
/** Small modules of home and the close-up, where most visits begin. */
const FIRST_PARTS = [
  /packages\/types\/src\/(?:codes\/ad-codes|rules\/(?:src-set|dominant-color|has-price|safe-image|safe-link|pin-access)|text\/(?:collapse-whitespace|first-text|graphemes|labels|single-line|truncate))\.ts$/,
  /packages\/ui\/src\/(?:lazy-module|report-invalid-prop|model\/initials|avatar\/avatar|feedback\/visually-hidden)\./,
  /packages\/pin-card\/src\/from-graphql\.ts$/,
  /apps\/web\/src\/(?:features\/(?:links\/(?:canonical-link|language-links|plain-click)|feedback\/feedback-context)|messages\/(?:en-us-ads|language-names))\./,
  /^\0virtual:operation\/YourBoardsDocument$/,
];
/** The filters of boards and searches. */
const FILTER_PARTS = [
  /packages\/ui\/src\/tags\/chip\./,
  /apps\/web\/src\/features\/(?:filters\/(?:filter-menu|filters\.module)|explore\/explore-head)\./,
];
/** Parts of a board's page, which other screens of boards share. */
const BOARD_PARTS = [
  /apps\/web\/src\/(?:data\/offline-caches|features\/board-editing\/board\.module|messages\/en-us-offline)\./,
  /^\0virtual:operation\/Board(?:Invite|Pins)Document$/,
];
/** The button that shares a board or a profile. */
const SHARE_PARTS = [/apps\/web\/src\/(?:features\/sharing\/share-page|messages\/en-us-feedback)\./];
/** Parts of profiles and searches. */
const PROFILE_PARTS = [
  /packages\/routes\/src\/profile-paths\./,
  /apps\/web\/src\/(?:features\/profile\/profile(?:-tabs|\.module)|messages\/en-us-profile)\./,
];
/** Parts of a profile and of the lists of a person's followers, boards and Pins. */
const PERSON_PARTS = [
  /apps\/web\/src\/features\/profile\/(?:blocked-person|find-person|followers-settings-path|private-follow)\./,
];
/** Muting of a person, a board or a topic. */
const MUTING_PARTS = [
  /apps\/web\/src\/(?:features\/(?:feedback\/block-subject|muting\/use-mute)|messages\/en-us-muting)\./,
];
/** The grid of pins and its cards, without what a card or a grid loads later. */
const CARDS = [
  /packages\/pin-card\/src\/(?:pin-card|messages|ui\/(?:base-card|card-lines|card-media|member-parts|rich-parts|use-card-interaction)|model\/(?:card-(?:alt|picture|rows|saving|size|title)|closeup-target|credit|has-(?:chips|price-footer)|needs-rich-card|reactions|safe-name|shoppable|story-page|title-lines|unavailable-reason))\.tsx?$/,
  /packages\/pin-grid\/src\/(?:pin-grid|model\/(?:columns|layout|layout-cache|no-server-styles)|ui\/(?:early-key|deferred-loading|use-grid-window))\.tsx?$/,
  /apps\/web\/src\/features\/(?:pin-feed\/(?:app-pin-card|card-html-cache|feed-module|is-own-pin-in-place|lazy-card-video|opened-image|pin-feed|pin-sequence)|ads\/ad-menu|feedback\/use-(?:card-feedback|unblocked)|saving\/use-saved-board)\.tsx?$/,
];
/** The groups that no first screen of a visitor needs. */
const LATER_PARTS = [
  /packages\/ui\/src\/badge\/(?:media|verified)-badge\.tsx/,
  /packages\/ui\/src\/menu\/(?:lazy-menu-popup|menu-button|menu-items)\./,
  /packages\/types\/src\/(?:codes\/ai-labels|rules\/(?:ai-label|durations))\./,
];
/**
 * Styles of server-rendered content whose code is loaded later: the BFF includes these in every page, and those of
 * `PARTS`.
 */
const FIRST_STYLES = [
  /packages\/pin-(?:card|grid)\/src\/.*\.css$/,
  /packages\/closeup\/src\/ui\/rich-sections\.module\.css$/,
  /packages\/ui\/src\/(?:product|tags|badge\/(?:source-chip|reaction-icon|(?:media|verified)-badge))\b.*\.css$/,
];
/** The composer of Pins without what its lazy parts and other screens load as well. */
const COMPOSER = [
  /packages\/pin-builder\/src\/(?:builder-store|photo-previews|photo-type|pin-builder|video-runner)\.tsx?$/,
  /packages\/pin-builder\/src\/(?:pin-builder|ui\/edited-image)\.module\.css/,
  /packages\/pin-builder\/src\/ui\/(?!details-fields|file-button|option-fields|order-list|video-)[\w-]+\.tsx?$/,
  /packages\/pin-builder\/src\/(?:model\/(?:builder-(?!failure|video)|check-video-|image-edit|initial-|page-videos|step-|tag-products|to-|transition-)|tags\/model\/tags-after-edit)/,
  /apps\/web\/src\/features\/creating\/composer\.tsx$/,
];
/** The parts of forms, which nearly all pages of the settings share. */
const FORMS = [
  /apps\/web\/src\/features\/forms\/(?:form-page\.module|native-form|plain-form|submit-result|use-form-result|use-submit)\./,
  /apps\/web\/src\/features\/reports\/report-format\.ts$/,
  /packages\/ui\/src\/.*\/(?:field|text-field|select|switch)(?:\.module)?\.(?:tsx|css)$/,
];
/** The session of a draft and its ports, which the composer, the sheet and the list of drafts share. */
const DRAFTS = [
  /node_modules\/idb\//,
  /apps\/web\/src\/features\/creating\/(?:builder-ports|device-drafts|draft-api|draft-session|load-part|uploaded-media)\.ts$/,
];
/** The fields of drafts and their limits, which all that reads or writes a draft shares. */
const DRAFT_FIELDS = [
  /packages\/types\/src\/(?:entities\/(?:draft-story|draft-text|initial-pin-draft|pin-draft)|limits\/pin-builder-limits|codes\/story-codes)\.ts$/,
  /packages\/pin-builder\/src\/builder-error\.ts$/,
  /apps\/web\/src\/messages\/builder-messages\.ts$/,
];
/** The rules of drafts, which the composer, the sheet and the editor of a Pin share. */
const DRAFT_RULES = [
  /packages\/pin-builder\/src\/model\/(?:builder-failure|builder-video|check-file|item-images|link-text|validate-)/,
];
/** The groups by the names of their files. A module of several is in the first. */
const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  'first-styles': FIRST_STYLES,
  'first-parts': FIRST_PARTS,
  cards: CARDS,
  parts: PARTS,
  'filter-parts': FILTER_PARTS,
  'board-parts': BOARD_PARTS,
  'profile-parts': PROFILE_PARTS,
  'share-parts': SHARE_PARTS,
  'muting-parts': MUTING_PARTS,
  'person-parts': PERSON_PARTS,
  composer: COMPOSER,
  drafts: DRAFTS,
  'draft-fields': DRAFT_FIELDS,
  'draft-rules': DRAFT_RULES,
  forms: FORMS,
  'later-parts': LATER_PARTS,
};
const matching =
  (patterns: readonly RegExp[]) =>
  (id: string): boolean =>
    patterns.some((pattern) => pattern.test(id));

/** Builds one tree twice: the browser's files with a manifest, and the renderer that the BFF loads. */
export default defineConfig(({ command }) => ({
  plugins: [
    namedOperations(),
    onlyRendered,
    unmeasuredRouter,
    plainMarks,
    onlyLoaders,
    relativePreloads,
    inlineFunctions,
    screenFiles,
    compiledFirstFile,
    react(),
  ],
  build: { manifest: true, target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  environments: {
    client: {
      resolve: { conditions: [source, ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          input: 'src/shell/entry-client.tsx',
          output: {
            // The first file names some ninety others: a character less of each is 0.1 kB.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'main', tags: ['$initial'], includeDependenciesRecursively: false },
                ...Object.entries(GROUPS).map(([name, patterns]) => ({
                  name,
                  test: matching(patterns),
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: [source, ...defaultServerConditions],
        // The built renderer includes all dependencies; from source, Node loads external ones.
        noExternal: command === 'build' ? true : [/^@pegboard\//],
      },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/shell/entry-server.tsx' } },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr)
        throw new Error('Both environments, client and ssr, must be configured to build the site.');
      await builder.build(client);
      await builder.build(ssr);
      await buildScript('src/shell/worker/worker.ts', 'worker.js', { SHELL_FILES: shellFiles() });
      await buildScript('src/shell/embed-elements.ts', 'embed-elements.js');
      compressAssets(here('dist/client/assets/'));
      writeFileSync(here('dist/persisted-documents.json'), JSON.stringify(readKnownOperations(here('.'))));
    },
  },
}));

/** The modules whose files the service worker stores when it is installed: what pages of members need to be read offline. */
const SHELL = [
  'src/shell/entry-client.tsx',
  'src/shell/member.ts',
  'src/shell/router/screens.tsx',
  'src/screens/home/home.tsx',
  'src/screens/pin/pin.tsx',
  'src/screens/board/board.tsx',
];

/** Returns the addresses of the files of `SHELL`, with those that they import. */
function shellFiles(): readonly string[] {
  type Chunk = { readonly file: string; readonly css?: string[]; readonly imports?: string[] };
  const text = readFileSync(here('dist/client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The client's manifest has no ${name}: correct SHELL in vite.config.ts.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    chunk.imports?.forEach(visit);
  };
  SHELL.forEach(visit);
  return [...found].map((file) => `/${file}`);
}

/**
 * Builds a script as one file, for workers and for pages of other sites: neither can load modules of this site. `constants`
 * replaces names in its code.
 */
async function buildScript(
  entry: string,
  fileName: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await build({
    configFile: false,
    root: here('.'),
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      // Vite leaves the mode to the users of a library; a browser has no `process`.
      Object.entries({ ...constants, 'process.env.NODE_ENV': 'production' }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
    resolve: { conditions: [source, ...defaultClientConditions] },
    build: {
      target: 'es2022',
      outDir: here('dist/client'),
      emptyOutDir: false,
      lib: { entry: here(entry), formats: ['iife'], name: 'pegboard', fileName: () => fileName },
    },
  });
}

/**
 * Writes each client file also in Brotli and gzip, at the highest level: they are compressed once and served unchanged.
 */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
    const bytes = readFileSync(folder + name);
    writeFileSync(
      `${folder}${name}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${folder}${name}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

import { confusableSkeleton } from './confusables.ts';
import { ROUTES } from './route-table.ts';

/** First segments that the server handles itself. A server test checks them against its routes. */
const OF_THE_SERVER = [
  '.well-known',
  '_dev',
  'assets',
  'captions',
  'embed',
  'graphql',
  'healthz',
  'i',
  'oembed',
  'readyz',
  'resource',
  'tag',
  'upload',
  'v3',
  'v5',
];

/**
 * First segments reserved for the site: pages about it, and names that could be mistaken for it. Source: §2.
 */
const OF_THE_HOUSE = [
  'about',
  'admin',
  'ads',
  'api',
  'blog',
  'careers',
  'contact',
  'create',
  'developers',
  'explore',
  'help',
  'home',
  'legal',
  'pegboard',
  'pins',
  'press',
  'privacy',
  'security',
  'static',
  'status',
  'support',
  'terms',
];

/** The reserved first segments that are not in the route table. */
export const OTHER_FIRST_WORDS: readonly string[] = /* @__PURE__ */ [OF_THE_SERVER, OF_THE_HOUSE].flat();

/** Reserved second segments below a username, in addition to those of the route table. Source: §2. */
const BELOW_A_PERSON = ['_tools', 'tried'];

const isWord = (segment: string | undefined): segment is string => /^[^:*]/.test(segment ?? '');

/** The fixed segments of the route table: first segments, and segments below a username. */
const firstWords = (): readonly string[] => ROUTES.map(({ pattern }) => pattern.split('/')[1]).filter(isWord);
const wordsBelowAPerson = (): readonly string[] =>
  ROUTES.filter(({ pattern }) => pattern.startsWith('/:username/'))
    .map(({ pattern }) => pattern.split('/')[2])
    .filter(isWord);

/** The first segments of addresses that are neither usernames nor boards. Source: RT-02. */
export const RESERVED_FIRST_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ [/* @__PURE__ */ firstWords(), OTHER_FIRST_WORDS].flat(),
);

/** The second segments, below a username, that are not boards. Source: RT-02. */
export const RESERVED_SECOND_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ [/* @__PURE__ */ wordsBelowAPerson(), BELOW_A_PERSON].flat(),
);

const skeletonsOf = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].map(confusableSkeleton));
const FIRST_SKELETONS: ReadonlySet<string> = /* @__PURE__ */ skeletonsOf(RESERVED_FIRST_SEGMENTS);
const SECOND_SKELETONS: ReadonlySet<string> = /* @__PURE__ */ skeletonsOf(RESERVED_SECOND_SEGMENTS);

/** Normalizes a segment for comparison: width and case are ignored. */
export const normalizeSegment = (segment: string): string => segment.normalize('NFKC').toLowerCase();

/**
 * Returns whether a username is reserved, because an address of the site starts with it or with a confusable
 * word.
 */
export const isReservedUsername = (name: string): boolean => FIRST_SKELETONS.has(confusableSkeleton(name));

/**
 * Returns whether a board slug is reserved, because a profile's page ends with it or with a confusable word.
 */
export const isReservedBoardSlug = (slug: string): boolean => SECOND_SKELETONS.has(confusableSkeleton(slug));

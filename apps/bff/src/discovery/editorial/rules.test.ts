import type { ArticleContent } from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import { isEmployee } from '../../platform/http/viewer.ts';
import {
  articleState,
  checkArticle,
  checkComplete,
  checkTimes,
  isSlug,
  normalizeArticle,
  slugOfTitle,
} from './rules.ts';

const NOON = new Date('2026-12-01T12:00:00.000Z');
const earlier = new Date(NOON.getTime() - 1);
const later = new Date(NOON.getTime() + 1);

const anArticle = (content: Partial<ArticleContent> = {}): ArticleContent => ({
  kind: 'article',
  language: 'en',
  slug: 'clay-cups',
  title: 'Clay cups',
  summary: 'Six cups for slow mornings.',
  cover: { kind: 'pin', pinId: '7' },
  blocks: [{ kind: 'paragraph', text: 'Take your time.', links: [] }],
  ...content,
});

describe('the state of an article', () => {
  test.each([
    ['a draft stays one', 'draft', null, null, 'draft'],
    ['a draft with dates stays one', 'draft', earlier, later, 'draft'],
    ['a withdrawn one stays withdrawn', 'withdrawn', earlier, null, 'withdrawn'],
    ['it is scheduled a millisecond before', 'released', later, null, 'scheduled'],
    ['it is published exactly at its time', 'released', NOON, null, 'published'],
    ['it is published a millisecond before its end', 'released', earlier, later, 'published'],
    ['it has ended exactly at its end', 'released', earlier, NOON, 'ended'],
  ] as const)('[SR-15] %s', (_, state, publishAt, endAt, expected) => {
    expect(articleState({ state, publishAt, endAt }, NOON)).toBe(expected);
  });
});

test.each([
  [null, false],
  [{ role: 'user' }, false],
  [{ role: 'moderator' }, false],
  [{ role: 'employee' }, true],
] as const)('[SR-15] of %j may edit articles: %s', (viewer, may) => {
  expect(isEmployee(viewer)).toBe(may);
});

test.each([
  ['Ten cups & a pot!', 'ten-cups-a-pot'],
  ['Grandma’s Café', 'grandmas-café'],
  ['أكواب الطين', 'أكواب-الطين'],
  ['!?', ''],
  [`${'a'.repeat(99)} bc`, 'a'.repeat(99)],
])('[SR-15] the slug of %j is %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
  if (slug !== '') expect(isSlug(slug)).toBe(true);
});

test.each(['', 'Cups', 'cups-', '-cups', 'a--b', 'a b', 'a/b', '..', '12345', 'a'.repeat(101), 'a%b'])(
  '[SR-15] %j is no slug',
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);

test('[SR-15] texts are stored without control characters; a paragraph keeps its lines', () => {
  const stored = normalizeArticle(
    anArticle({
      title: ' Clay\u0007\ncups ',
      blocks: [
        { kind: 'heading', text: 'One\ntwo' },
        {
          kind: 'paragraph',
          text: ' One\r\ntwo\u0000 ',
          links: [{ text: ' two ', url: ' https://a.example/ ' }],
        },
        { kind: 'pins', pinIds: ['7', '8', '7'] },
      ],
    }),
  );
  expect(stored.title).toBe('Clay cups');
  expect(stored.blocks).toEqual([
    { kind: 'heading', text: 'One two' },
    { kind: 'paragraph', text: 'One\ntwo', links: [{ text: 'two', url: 'https://a.example/' }] },
    { kind: 'pins', pinIds: ['7', '8'] },
  ]);
});

const paragraph = (text: string, link?: { readonly text: string; readonly url: string }) =>
  anArticle({ blocks: [{ kind: 'paragraph', text, links: link ? [link] : [] }] });

test.each([
  ['an article may be incomplete', anArticle({ title: '', summary: '', cover: null, blocks: [] }), {}],
  [
    'a slug has small letters',
    anArticle({ slug: 'Clay' }),
    { slug: 'Use small letters, digits and dashes.' },
  ],
  ['a title has 100 characters', anArticle({ title: 'é'.repeat(100) }), {}],
  ['a title has no more', anArticle({ title: 'é'.repeat(101) }), { title: 'Use 100 characters or fewer.' }],
  [
    'a summary has 300 characters',
    anArticle({ summary: 'a'.repeat(301) }),
    { summary: 'Use 300 characters or fewer.' },
  ],
  [
    'a paragraph has 2000 characters',
    paragraph('a'.repeat(2001)),
    { 'blocks.0.text': 'Use 2000 characters or fewer.' },
  ],
  ['a link is on words of its paragraph', paragraph('A cup', { text: 'cup', url: 'https://a.example/' }), {}],
  [
    'a link is on no other words',
    paragraph('A cup', { text: 'pot', url: 'https://a.example/' }),
    { 'blocks.0.links.0.text': 'Use words of the paragraph.' },
  ],
  [
    'a link is an address of the web',
    paragraph('A cup', { text: 'cup', url: 'javascript:alert(1)' }),
    { 'blocks.0.links.0.url': 'Start with https://, as in https://example.com.' },
  ],
])('[SR-15] %s', (_, content, errors) => {
  expect(checkArticle(content)).toEqual(errors);
});

test('[SR-15] a complete article can be published', () => {
  expect(checkComplete(anArticle())).toEqual({});
});

test('[SR-15] everything that an article lacks is reported by its field', () => {
  const image = { source: 'stored', id: '9', altText: '' } as const;
  const lacking = anArticle({
    title: '',
    summary: '',
    cover: { kind: 'image', image },
    blocks: [
      { kind: 'heading', text: '' },
      { kind: 'pins', pinIds: [] },
      { kind: 'image', image },
    ],
  });
  expect(checkComplete(lacking)).toEqual({
    title: 'Write something first.',
    summary: 'Write something first.',
    'cover.image.altText': 'Describe the image.',
    'blocks.0.text': 'Write something first.',
    'blocks.1.pinIds': 'Add a Pin.',
    'blocks.2.image.altText': 'Describe the image.',
  });
  expect(checkComplete(anArticle({ cover: null, blocks: [] }))).toEqual({
    cover: 'Choose an image.',
    blocks: 'Write something first.',
  });
});

test.each([
  ['without an end', NOON, null, true],
  ['that ends later', NOON, later, true],
  ['that ends when it begins', later, later, false],
  ['that has ended', earlier, NOON, false],
] as const)('[SR-15] a publication %s', (_, publishAt, endAt, isValid) => {
  expect(checkTimes({ publishAt, endAt }, NOON)).toEqual(
    isValid ? {} : { end_at: 'Choose a time after the publication.' },
  );
});

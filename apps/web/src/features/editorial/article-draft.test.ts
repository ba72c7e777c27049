import { describe, expect, test } from 'vitest';
import {
  addBlock,
  changeBlock,
  changedPaths,
  draftErrors,
  EMPTY_ARTICLE,
  errorsBelow,
  moveBlock,
  parsePinReference,
  removeBlock,
  toContent,
  toDraft,
  toInstant,
  toLocalTime,
  withoutPaths,
} from './article-draft.ts';

const heading = (text: string) => ({ kind: 'heading', text }) as const;
const draft = toDraft({ ...EMPTY_ARTICLE, blocks: [heading('a'), heading('b'), heading('c')] });
const texts = (of: typeof draft): string =>
  of.blocks.map(({ block }) => (block.kind === 'heading' ? block.text : block.kind)).join(' ');

describe('blocks', () => {
  test('[SR-15] a draft has the content that it was made of', () => {
    expect(toContent(draft).blocks).toEqual([heading('a'), heading('b'), heading('c')]);
  });

  test.each([
    [0, 1, 'b a c'],
    [2, -1, 'a c b'],
    [0, -1, 'a b c'],
    [2, 1, 'a b c'],
    [9, 1, 'a b c'],
  ] as const)('[SR-15] moving block %i by %i gives %s', (key, by, expected) => {
    expect(texts(moveBlock(draft, key, by))).toBe(expected);
  });

  test('[SR-15] a block keeps its key when it is moved, and a new one gets another', () => {
    const changed = addBlock(removeBlock(moveBlock(draft, 0, 1), 1), 'paragraph');
    expect(changed.blocks.map(({ key }) => key)).toEqual([0, 2, 3]);
    expect(texts(changeBlock(changed, 3, heading('d')))).toBe('a c d');
  });

  test('[SR-15] an image block without an image is not stored, and errors are at the right block', () => {
    const withImage = moveBlock(addBlock(draft, 'image'), 3, -1);
    expect(texts(withImage)).toBe('a b empty-image c');
    expect(toContent(withImage).blocks).toHaveLength(3);
    const fields = { 'content.blocks.2.text': 'Too long.', 'blocks.0.text': 'Empty.', title: 'Missing.' };
    expect(draftErrors(withImage, fields)).toEqual({
      'blocks.3.text': 'Too long.',
      'blocks.0.text': 'Empty.',
      title: 'Missing.',
    });
  });

  test('[SR-15] the errors below a field are one text, each once', () => {
    const errors = { 'blocks.1.pinIds.0': 'Gone.', 'blocks.1.pinIds.2': 'Gone.', 'blocks.10.text': 'No.' };
    expect(errorsBelow(errors, 'blocks.1')).toBe('Gone.');
    expect(errorsBelow(errors, 'blocks.2')).toBeUndefined();
  });
});

test('[SR-15] the error of a field disappears when it is changed, those of blocks also when they are moved', () => {
  const errors = {
    title: 'No.',
    'cover.image.altText': 'No.',
    'blocks.1.text': 'No.',
    'blocks.2.text': 'No.',
  };
  const left = (after: typeof draft) => Object.keys(withoutPaths(errors, changedPaths(draft, after)));
  expect(left({ ...draft, title: 'Cups' })).toEqual([
    'cover.image.altText',
    'blocks.1.text',
    'blocks.2.text',
  ]);
  expect(left({ ...draft, cover: { kind: 'pin', pinId: '7' } })).not.toContain('cover.image.altText');
  expect(left(changeBlock(draft, 1, heading('d')))).toEqual([
    'title',
    'cover.image.altText',
    'blocks.2.text',
  ]);
  expect(left(moveBlock(draft, 1, 1))).toEqual(['title', 'cover.image.altText']);
});

describe('the address of a Pin', () => {
  test.each([
    ['123', '123'],
    [' 123 ', '123'],
    ['https://peg.example/pin/123/', '123'],
    ['https://peg.example/pin/123/?utm=1#comments', '123'],
    ['/pin/123/', '123'],
    ['https://other.example/pin/123/', undefined],
    ['https://peg.example/maya/cups/', undefined],
    ['https://peg.example/pin/none/', undefined],
    ['javascript:123', undefined],
    ['0', undefined],
    ['99999999999999999999', undefined],
    ['', undefined],
  ])('[SR-15] %j names the Pin %s', (text, id) => {
    expect(parsePinReference(text, 'https://peg.example')).toBe(id);
  });
});

test('[SR-15] a time is edited in local time', () => {
  const local = toLocalTime('2026-12-01T09:30:00.000Z');
  expect(local).toMatch(/^2026-1\d-\d\dT\d\d:\d\d$/);
  expect(toInstant(local)).toBe('2026-12-01T09:30:00.000Z');
  expect(toLocalTime(null)).toBe('');
  expect(toInstant('')).toBeUndefined();
});

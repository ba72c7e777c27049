import { expect, test } from 'vitest';

import { listMentionedNames, splitMentions } from './mentions.ts';

test.each<[string, string, readonly string[]]>([
  ['a name', 'Look, @ines!', ['ines']],
  ['a name at the end of a sentence', 'Ask @ines.', ['ines']],
  ['names in lower case, each once', '@Ines @INES @tom_2', ['ines', 'tom_2']],
  ['no e-mail', 'ines@pegboard.example', []],
  ['no path', '/@ines', []],
  ['nothing too short or too long', `@in @${'a'.repeat(31)}`, []],
  ['no @ alone', '@ @@', []],
  [
    '20 names at the most',
    Array.from({ length: 25 }, (_, at) => `@name${at}`).join(' '),
    Array.from({ length: 20 }, (_, at) => `name${at}`),
  ],
])('[CU-07, CR-08] mentions are %s', (_, text, names) => {
  expect(listMentionedNames(text)).toEqual(names);
});

test('[CR-08] a text is split at its mentions; a name that is none of them stays text', () => {
  expect(splitMentions('With @Ada and @bo1.', ['ada'])).toEqual([
    { kind: 'text', text: 'With ' },
    { kind: 'mention', text: '@Ada', username: 'ada' },
    { kind: 'text', text: ' and @bo1.' },
  ]);
  expect(splitMentions('', ['ada'])).toEqual([]);
});

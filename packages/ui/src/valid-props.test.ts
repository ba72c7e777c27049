import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLocale } from './is-locale.ts';
import {
  choiceProp,
  flagProp,
  functionProp,
  functionPropOr,
  hrefProp,
  imageUrlProp,
  itemsProp,
  lengthProp,
  listProp,
  localeProp,
  messagesProp,
  methodsProp,
  nodeProp,
  nullableProp,
  numberProp,
  objectProp,
  optionalProp,
  pinProp,
  shapeProp,
} from './prop-rules.ts';
import { textProp, validProps, type PropRule } from './valid-props.ts';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset());
afterEach(() => vi.unstubAllEnvs());

const read = (rule: PropRule, value: unknown): unknown => (rule.isValid(value) ? value : rule.instead(value));
const run = (): number => 7;
const [messages, person] = [{ title: 'Cup', count: String }, shapeProp({ id: textProp })];

const RULES: readonly (readonly [string, PropRule, valid: unknown, invalid: unknown, instead: unknown])[] = [
  ['text', textProp, 'cup', 7, ''],
  ['a number', numberProp, -1.5, '1', 0],
  ['a link', hrefProp, '/pin/7/', 'javascript:alert(1)', ''],
  ['an image', imageUrlProp, 'data:image/png;base64,', 'javascript:alert(1)', ''],
  ['a length', lengthProp, 0.5, 0, 1],
  ['a flag', flagProp, undefined, 'yes', true],
  ['a node', nodeProp, ['cup', 7, null], ['cup', {}], undefined],
  ['a list', listProp, [{}], [null, { id: 7 }, 'cup'], [{ id: 7 }]],
  ['no list', listProp, [], 'cup', []],
  ['an object', objectProp, { id: 7 }, 'cup', {}],
  ['a shape', person, { id: '7' }, { id: 7, name: 'Mira' }, { id: '', name: 'Mira' }],
  ['items', itemsProp({ id: textProp }), [{ id: '7' }], [null, { id: 7 }], [{ id: '' }]],
  ['a choice', choiceProp(['page', 'overlay']), 'overlay', 'sheet', 'page'],
  ['a locale', localeProp, 'ar', 'x', undefined],
  ['no locale', localeProp, undefined, 7, undefined],
  ['an optional text', optionalProp(textProp), undefined, null, undefined],
  ['a person or null', nullableProp(person), null, 'Mira', null],
  ['a pin', pinProp, { id: '7' }, { id: 7, title: 'Cup' }, { id: '', title: 'Cup' }],
  ['a substitute', functionPropOr(run), String, 7, run],
  [
    'methods',
    methodsProp({ read: run, add: run }),
    { read: String, add: String },
    { read: String },
    { read: String, add: run },
  ],
  [
    'messages',
    messagesProp(messages),
    undefined,
    { title: 'Tasse', count: 7 },
    { title: 'Tasse', count: String },
  ],
  ['no messages', messagesProp(messages), messages, null, messages],
];

test.each(RULES)(
  '[PK-01] a rule of %s keeps what is valid, and replaces what is not',
  (_, rule, valid, invalid, instead) => {
    expect(read(rule, valid)).toBe(valid);
    expect(rule.isValid(invalid)).toBe(false);
    expect(rule.instead(invalid)).toEqual(instead);
  },
);

test('[PK-01] a missing function is one that does nothing, and an unknown locale is none', () => {
  expect(functionProp.isValid(run)).toBe(true);
  expect((functionProp.instead(7) as () => unknown)()).toBeUndefined();
  expect([isLocale('de-AT'), isLocale('x'), isLocale(7), isLocale(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[PK-01] valid props are not copied', () => {
  const props = { title: 'Cup', other: 7 };
  expect(validProps('Copied', props, { title: textProp })).toBe(props);
});

test('[PK-01] development logs the component, each invalid prop and what it got, once', () => {
  const props = { title: 7, count: Number.NaN } as unknown as {
    readonly title: string;
    readonly count: number;
  };
  for (let time = 0; time < 2; time += 1)
    expect(validProps('Named', props, { title: textProp, count: numberProp })).toEqual({
      title: '',
      count: 0,
    });
  expect(logged.mock.calls.flat()).toEqual([
    'Named: the prop title must be a string. It got 7.',
    'Named: the prop count must be a finite number. It got NaN.',
  ]);
});

test('[PK-01] production logs nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(validProps('Silent', { title: 7 }, { title: textProp })).toEqual({ title: '' });
  expect(logged).not.toHaveBeenCalled();
});

import { isSafeLink, sanitizeImageUrl } from '@pegboard/types';
import { isLocale } from './is-locale.ts';
import { isNode, NODE_EXPECTED } from './safe-node.ts';
import { textProp, type PropRule } from './valid-props.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const nothing = (): undefined => undefined;

/** The address of a link; empty if it is invalid, or of a scheme that runs code. */
export const hrefProp: PropRule = {
  expected: 'a web address or a path',
  isValid: (value) => typeof value === 'string' && isSafeLink(value),
  instead: () => '',
};

/** The address of an image; empty if it is invalid. */
export const imageUrlProp: PropRule = {
  expected: 'the address of an image',
  isValid: (value) => sanitizeImageUrl(value) !== undefined,
  instead: () => '',
};

/** True, false or undefined; of an invalid value, whether it is truthy. */
export const flagProp: PropRule = {
  expected: 'true or false',
  isValid: (value) => value === undefined || typeof value === 'boolean',
  instead: Boolean,
};

/** A child that React renders; nothing if it is invalid. */
export const nodeProp: PropRule = {
  expected: NODE_EXPECTED,
  isValid: isNode,
  instead: nothing,
};

/** A finite number; 0 if it is invalid. */
export const numberProp: PropRule = {
  expected: 'a finite number',
  isValid: (value) => Number.isFinite(value),
  instead: () => 0,
};

/** A length above 0; 1 if it is invalid. */
export const lengthProp: PropRule = {
  expected: 'a number above 0',
  isValid: (value) => Number.isFinite(value) && (value as number) > 0,
  instead: () => 1,
};

/** A list of objects; of an invalid one, those entries that are objects. */
export const listProp: PropRule = {
  expected: 'an array of objects',
  isValid: (value) => Array.isArray(value) && value.every(isObject),
  instead: (value) => (Array.isArray(value) ? value.filter(isObject) : []),
};

/** A list of texts; of an invalid one, those entries that are texts. */
export const textsProp: PropRule = {
  expected: 'an array of strings',
  isValid: (value) => Array.isArray(value) && value.every(textProp.isValid),
  instead: (value) => (Array.isArray(value) ? value.filter(textProp.isValid) : []),
};

/** An object whose fields follow rules; of an invalid one, a copy with a substitute for each invalid field. */
export const shapeProp = (fields: Readonly<Record<string, PropRule>>): PropRule => ({
  expected: `an object with ${Object.entries(fields)
    .map(([name, { expected }]) => `${name} (${expected})`)
    .join(', ')}`,
  isValid: (value) => isObject(value) && listInvalid(value, fields).length === 0,
  instead: (value) => ({
    ...(isObject(value) && value),
    ...Object.fromEntries(
      listInvalid(isObject(value) ? value : {}, fields).map(([name, rule, invalid]) => [
        name,
        rule.instead(invalid),
      ]),
    ),
  }),
});

/** A list of objects whose fields follow rules; of an invalid one, those entries that are objects, with substitutes. */
export function itemsProp(fields: Readonly<Record<string, PropRule>>): PropRule {
  const item = shapeProp(fields);
  return {
    expected: `an array, each of ${item.expected}`,
    isValid: (value) => Array.isArray(value) && value.every(item.isValid),
    instead: (value) => (Array.isArray(value) ? value.filter(isObject).map(item.instead) : []),
  };
}

/** Returns the fields of an object that break their rules, with their values. */
function listInvalid(
  value: object,
  fields: Readonly<Record<string, PropRule>>,
): readonly (readonly [name: string, rule: PropRule, value: unknown])[] {
  return Object.entries(fields)
    .map(([name, rule]) => [name, rule, Reflect.get(value, name)] as const)
    .filter(([, rule, field]) => !rule.isValid(field));
}

/** A function; one that does nothing if it is invalid. */
export const functionProp: PropRule = {
  expected: 'a function',
  isValid: (value) => typeof value === 'function',
  instead: () => nothing,
};

/** A function; another one if it is invalid, for a function whose result is used. */
export const functionPropOr = (substitute: (...args: never) => unknown): PropRule => ({
  ...functionProp,
  instead: () => substitute,
});

/** An object with methods, such as ports; a substitute replaces each method that is missing. */
export const methodsProp = (
  substitutes: Readonly<Record<string, (...args: never) => unknown>>,
): PropRule => ({
  expected: `an object with the functions ${Object.keys(substitutes).join(', ')}`,
  isValid: (value) => isObject(value) && Object.keys(substitutes).every((name) => hasMethod(value, name)),
  instead: (value) => ({
    ...(isObject(value) && value),
    ...Object.fromEntries(Object.entries(substitutes).filter(([name]) => !hasMethod(value, name))),
  }),
});

const hasMethod = (value: unknown, name: string): boolean =>
  isObject(value) && typeof Reflect.get(value, name) === 'function';

/** The messages of a component, or undefined; a default replaces each message that is missing. */
export const messagesProp = (defaults: object): PropRule => {
  const isMessage = (value: unknown, name: string): boolean =>
    isObject(value) && typeof Reflect.get(value, name) === typeof Reflect.get(defaults, name);
  return {
    expected: 'an object with all messages',
    isValid: (value) =>
      value === undefined ||
      value === defaults ||
      Object.keys(defaults).every((name) => isMessage(value, name)),
    instead: (value) => ({
      ...defaults,
      ...Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => isMessage(value, name))),
    }),
  };
};

/** One of some values; the first if it is invalid. */
export const choiceProp = (values: readonly [string, ...string[]]): PropRule => ({
  expected: `one of ${values.join(', ')}`,
  isValid: (value) => values.some((each) => each === value),
  instead: () => values[0],
});

/** An object, such as messages; an empty one if it is invalid. */
export const objectProp: PropRule = { expected: 'an object', isValid: isObject, instead: () => ({}) };

/** A pin; one without contents if it is invalid. */
export const pinProp: PropRule = {
  expected: 'a pin with a string as id',
  isValid: (value) => isObject(value) && 'id' in value && typeof value.id === 'string',
  instead: (value) => ({ ...(isObject(value) && value), id: '' }),
};

/** A BCP 47 tag that formatters accept, or undefined. */
export const localeProp: PropRule = {
  expected: 'a BCP 47 language tag',
  isValid: (value) => value === undefined || isLocale(value),
  instead: nothing,
};

/** Returns the rule of a prop that may be absent: an invalid value is left out. */
export const optionalProp = ({ expected, isValid }: PropRule): PropRule => ({
  expected,
  isValid: (value) => value === undefined || isValid(value),
  instead: nothing,
});

/** Returns the rule of a prop that may be null: an invalid value counts as null. */
export const nullableProp = ({ expected, isValid }: PropRule): PropRule => ({
  expected: `${expected}, or null`,
  isValid: (value) => value === null || isValid(value),
  instead: () => null,
});

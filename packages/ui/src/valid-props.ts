import { reportInvalidProp } from './report-invalid-prop.ts';

/** A rule for a prop at run time. */
export type PropRule = {
  /** What the prop must be, as in "must be a string". */
  readonly expected: string;
  readonly isValid: (value: unknown) => boolean;
  /** Returns what is rendered in place of an invalid value. */
  readonly instead: (value: unknown) => unknown;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const nothing = (): undefined => undefined;

/** Text; empty if it is invalid. */
export const textProp: PropRule = {
  expected: 'a string',
  isValid: (value) => typeof value === 'string',
  instead: () => '',
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

/** An object with methods, such as ports; a substitute stands in for each method that is missing. */
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

/** Returns whether formatters accept a value as a locale. */
export function isLocale(value: unknown): value is string {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns the props of a component as they can be rendered: the same if all are valid; otherwise with a substitute for each
 * invalid prop, which is reported in development.
 */
export function validProps<Props extends object>(
  component: string,
  props: Props,
  rules: { readonly [Name in keyof Props]?: PropRule },
): Props {
  let valid = props;
  for (const name in rules) {
    const [rule, value] = [rules[name], props[name]];
    if (!rule || rule.isValid(value)) continue;
    reportInvalidProp(component, name, rule.expected, value);
    valid = { ...valid, [name]: rule.instead(value) };
  }
  return valid;
}

import { reportInvalidProp } from './report-invalid-prop.ts';

/** A rule for a prop at run time. */
export type PropRule = {
  /** The requirement, as in "must be a string". */
  readonly expected: string;
  readonly isValid: (value: unknown) => boolean;
  /** Returns what is rendered in place of an invalid value. */
  readonly instead: (value: unknown) => unknown;
};

/** Text; empty if it is invalid. */
export const textProp: PropRule = {
  expected: 'a string',
  isValid: (value) => typeof value === 'string',
  instead: () => '',
};

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

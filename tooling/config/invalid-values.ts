import { expect, vi } from 'vitest';

const MANY = 1000;

/** Values that an app without types may pass for a prop. */
const INVALID_VALUES: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['NaN', Number.NaN],
  ['a text', 'cup'],
  ['a script', 'javascript:alert(1)'],
  ['true', true],
  ['an empty object', {}],
  ['an array of anything', [null, 7, 'cup', undefined, {}]],
];

type Props = Readonly<Record<string, unknown>>;

/**
 * Expects that a component renders with each of its props invalid, and with each field of the first item of its lists invalid, in
 * development and in production, and that only development reports something (`isReported`).
 */
export function expectInvalidPropsRendered(
  name: string,
  valid: Props,
  render: (props: never) => string,
  isReported = true,
): void {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    for (const environment of ['production', 'development']) {
      vi.stubEnv('NODE_ENV', environment);
      for (const [title, props] of listInvalid(valid)) {
        let html = '';
        expect(() => {
          html = render(props as never);
        }, `${environment}: ${name} with ${title}`).not.toThrow();
        expect(html, `${environment}: ${name} with ${title}`).not.toMatch(
          /:NaN|\[object|>undefined<|"undefined"|(?:href|src)="javascript:/,
        );
      }
      const reports = logged.mock.calls
        .map(([text]) => String(text))
        .filter((text) => text.includes(': the prop '));
      if (environment === 'production') expect(reports, name).toEqual([]);
      else
        expect(reports.filter((text) => text.startsWith(`${name}: `)).length > 0, `${name} reports`).toBe(
          isReported,
        );
    }
  } finally {
    logged.mockRestore();
    vi.unstubAllEnvs();
  }
}

function* listInvalid(valid: Props): Generator<readonly [string, Props]> {
  for (const [prop, validValue] of Object.entries(valid)) {
    for (const [title, value] of INVALID_VALUES) yield [`${title} as ${prop}`, { ...valid, [prop]: value }];
    if (!Array.isArray(validValue)) continue;
    const [item, ...others] = validValue as readonly Props[];
    yield [`${MANY} items as ${prop}`, { ...valid, [prop]: Array.from({ length: MANY }, () => ({})) }];
    yield [`equal items as ${prop}`, { ...valid, [prop]: [item, item, ...others] }];
    for (const field of Object.keys(item ?? {}))
      for (const [title, value] of INVALID_VALUES)
        yield [
          `${title} as ${field} of the first of ${prop}`,
          { ...valid, [prop]: [{ ...item, [field]: value }, ...others] },
        ];
  }
}

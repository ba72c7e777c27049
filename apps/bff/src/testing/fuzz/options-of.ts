import fc from 'fast-check';
import { z } from 'zod';
import { hostileKey, hostileValue } from './hostile.ts';

type Options = Readonly<Record<string, unknown>>;
type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** Values that exist in the test data, by the name of the option. */
export type Known = (name: string) => readonly string[];

/** Generators of option values by option name; the first match applies. */
export type ValueGenerators = readonly (readonly [name: RegExp, values: readonly string[]])[];

const TEXT_MAX = 40;
const ITEMS_MAX = 3;
const OPTIONAL_MAX = 3;
/** Patterns that the text generator does not support; such texts are generated without the pattern. */
const LOOKAROUND = /\(\?<?[=!]/;
const FORMATS: Readonly<Record<string, string>> = {
  email: 'mara@pegboard.example',
  uri: 'https://example.com/a',
  hostname: 'example.com',
  date: '2026-11-21',
  'date-time': '2026-11-21T09:00:00.000Z',
};

/** Returns a generator of valid options for a request, by its schema, which often names existing objects. */
export function validOptions(options: z.ZodType, known: Known): fc.Arbitrary<Options> {
  return valueOf(schemaOf(options), '', known) as fc.Arbitrary<Options>;
}

const schemas = new WeakMap<z.ZodType, Schema>();

function schemaOf(options: z.ZodType): Schema {
  const made =
    schemas.get(options) ?? (z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(options, made);
  return made;
}

/** Generates valid options with one defect: an option is missing, unknown, of another type, or hostile. */
export function nearlyValidOptions(options: fc.Arbitrary<Options>): fc.Arbitrary<unknown> {
  return options.chain((valid) => {
    const names = Object.keys(valid);
    const added = fc.tuple(hostileKey, hostileValue).map(([key, value]) => with_(valid, key, value));
    if (names.length === 0) return added;
    const name = fc.constantFrom(...names);
    return fc.oneof(
      added,
      name.map((one) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== one))),
      fc.tuple(name, hostileValue).map(([one, value]) => with_(valid, one, value)),
      name.map((one) => with_(valid, one, [valid[one]])),
      name.map((one) => with_(valid, one, typeof valid[one] === 'string' ? 7 : JSON.stringify(valid[one]))),
    );
  });
}

function with_(options: Options, key: string, value: unknown): Options {
  return Object.fromEntries([...Object.entries(options).filter(([name]) => name !== key), [key, value]]);
}

function valueOf(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const { anyOf = schema.oneOf, allOf } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueOf(one, name, known)));
  if (allOf) return valueOf(Object.assign({}, ...allOf), name, known);
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, known);
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(typeof schema.items === 'object' ? schema.items : {}, name, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX)),
      });
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.oneof(fc.constantFrom(...known(name), 'a'), hostileValue);
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, known: Known) {
  const named = Object.entries(properties).map(([name, one]) => [name, valueOf(one, name, known)] as const);
  const wanted = named.filter(([name]) => required.includes(name));
  const rest = named.filter(([name]) => !required.includes(name));
  const object = fc
    .subarray(rest, { maxLength: Math.min(rest.length, OPTIONAL_MAX) })
    .chain((optional) => fc.record(Object.fromEntries([...wanted, ...optional])));
  if (named.length > 0 || typeof additionalProperties !== 'object') return object;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.jsonValue({ maxDepth: 1 }), {
    maxKeys: ITEMS_MAX,
  });
}

function textOf(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = TEXT_MAX, pattern, format = '' } = schema;
  const fits = pattern === undefined ? undefined : new RegExp(pattern);
  const some = known(name).filter((value) => fits?.test(value) ?? true);
  const there = some.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...some) }] : [];
  const formatted = FORMATS[format];
  const made =
    formatted !== undefined
      ? fc.constant(formatted)
      : fits && !LOOKAROUND.test(fits.source)
        ? fc.stringMatching(fits).map((text) => text.slice(0, maxLength))
        : fc.string({
            unit: 'grapheme',
            minLength,
            maxLength: Math.max(minLength, Math.min(maxLength, TEXT_MAX)),
          });
  return fc.oneof(...there, { weight: 2, arbitrary: made });
}

function rangeOf({ minimum = -10, maximum = 1000 }: Schema): { readonly min: number; readonly max: number } {
  return { min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) };
}

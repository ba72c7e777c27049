import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { hostileText, hostileValue } from './hostile.ts';
import type { Known } from './options-of.ts';
import type { FuzzRequest } from './requests.ts';

const SDL = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const DEPTH = 6;
const FIELDS_MAX = 5;

/** Generates GraphQL queries from the schema: any fields, with valid, nearly valid or harmful arguments. */
export function graphqlRequests(known: Known): fc.Arbitrary<FuzzRequest> {
  const schema = buildSchema(SDL);
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no query.');
  const selection = (type: GraphQLObjectType, depth: number): fc.Arbitrary<string> => {
    const fields = Object.values(type.getFields()).filter(({ type: of }) => depth > 0 || isLeaf(of));
    if (fields.length === 0) return fc.constant('{ __typename }');
    return fc
      .array(fc.constantFrom(...fields), { minLength: 1, maxLength: FIELDS_MAX })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((field, at) =>
            fc
              .tuple(argumentsOf(field.args), inner(field.type, depth - 1))
              .map(([args, below]) => `f${at}: ${field.name}${args} ${below}`),
          ),
        ),
      )
      .map((parts) => `{ ${parts.join(' ')} }`);
  };
  const inner = (type: GraphQLOutputType, depth: number): fc.Arbitrary<string> => {
    const named = getNamedType(type);
    if (isObjectType(named)) return selection(named, depth);
    if (!isAbstractType(named)) return fc.constant('');
    const parts = schema
      .getPossibleTypes(named)
      .map((one) => selection(one, depth).map((of) => `... on ${one.name} ${of}`));
    return fc.tuple(fc.constant('__typename'), ...parts).map((all) => `{ ${all.join(' ')} }`);
  };
  const argumentsOf = (args: readonly GraphQLArgument[]): fc.Arbitrary<string> => {
    const generated = args.map(({ name, type }) =>
      fc.option(
        literal(type, name).map((text) => `${name}: ${text}`),
        { nil: '', freq: isNonNullType(type) ? 20 : 3 },
      ),
    );
    return fc
      .tuple(...generated)
      .map((all) => (all.some(Boolean) ? `(${all.filter(Boolean).join(' ')})` : ''));
  };
  const literal = (type: GraphQLInputType, name: string): fc.Arbitrary<string> => {
    if (isNonNullType(type)) return literal(type.ofType, name);
    if (isListType(type))
      return fc.array(literal(type.ofType, name), { maxLength: 3 }).map((all) => `[${all.join(' ')}]`);
    const fits: fc.Arbitrary<unknown> = isEnumType(type)
      ? fc.constantFrom(...type.getValues().map((value) => value.name))
      : type.name === 'Int'
        ? fc.integer({ min: -2, max: 120 })
        : fc
            .constantFrom(...(known(name.toLowerCase()).length > 0 ? known(name.toLowerCase()) : ['cup']))
            .map(quoted);
    return fc.oneof(
      { weight: 8, arbitrary: fits.map(String) },
      { weight: 1, arbitrary: hostileText.map(quoted) },
      { weight: 1, arbitrary: fc.constantFrom('null', '7', '1.5', 'true', '[]', '{}', 'NOT_THERE') },
    );
  };
  const good = selection(query, DEPTH).map((text) => ({ query: text }));
  const bodies: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 8, arbitrary: good },
    { weight: 1, arbitrary: fc.tuple(good, hostileValue).map(([one, variables]) => ({ ...one, variables })) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        hostileValue,
        hostileText.map((text) => ({ query: text })),
      ),
    },
  );
  return bodies.map((body) => ({
    call: 'graphql',
    method: 'POST',
    url: '/graphql',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }));
}

function isLeaf(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return !isObjectType(named) && !isAbstractType(named);
}

function quoted(text: string): string {
  return JSON.stringify(text.toWellFormed());
}

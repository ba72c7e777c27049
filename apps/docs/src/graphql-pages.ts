import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';

import { codeCell, proseCell, table, type Page } from './markdown.ts';

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>>;

/** Returns the pages of a GraphQL schema: its queries, objects, inputs, and the other types. */
export function graphqlPages(sdl: string): readonly Page[] {
  const schema = buildSchema(sdl);
  const query = schema.getQueryType();
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && type !== query)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  return [
    page('queries', 'Queries', 1, query ? Object.values(query.getFields()).map(querySection) : []),
    page('objects', 'Objects', 2, objects.map(typeSection)),
    page('inputs', 'Inputs', 3, types.filter(isInputObjectType).map(typeSection)),
    page(
      'other-types',
      'Enums, unions and scalars',
      4,
      types.filter((type) => isEnumType(type) || isUnionType(type) || isScalarType(type)).map(typeSection),
    ),
  ];
}

const page = (name: string, label: string, order: number, sections: readonly string[]): Page => ({
  slug: `reference/graphql/${name}`,
  title: `GraphQL: ${label.toLowerCase()}`,
  label,
  description: `The ${label.toLowerCase()} of the GraphQL schema.`,
  order,
  body: `Generated from \`apps/bff/schema.graphql\`. GraphQL is for reading; [changes are REST calls](/reference/rest/).\n\n${sections.join('\n\n')}`,
});

function querySection(field: GraphQLField<unknown, unknown>): string {
  const rows = field.args.map((argument) => [
    codeCell(argument.name),
    codeCell(String(argument.type)),
    proseCell(argument.description ?? ''),
  ]);
  return [
    `## ${field.name}`,
    text(field.description),
    `Returns \`${String(field.type)}\`.`,
    table(['Argument', 'Type', 'Meaning'], rows),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function typeSection(type: GraphQLNamedType): string {
  return [`## ${type.name}`, text(type.description), membersOf(type)].filter(Boolean).join('\n\n');
}

function membersOf(type: GraphQLNamedType): string {
  if (isEnumType(type))
    return table(
      ['Value', 'Meaning'],
      type.getValues().map(({ name, description }) => [codeCell(name), proseCell(description ?? '')]),
    );
  if (isUnionType(type))
    return `One of ${type
      .getTypes()
      .map(({ name }) => `\`${name}\``)
      .join(', ')}.`;
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return fieldsTable(type.getFields());
  return 'A scalar.';
}

const fieldsTable = (fields: Fields): string =>
  table(
    ['Field', 'Type', 'Meaning'],
    Object.values(fields).map((field) => [
      codeCell(signature(field)),
      codeCell(String(field.type)),
      proseCell(field.description ?? ''),
    ]),
  );

const signature = (field: Fields[string]): string =>
  'args' in field && field.args.length > 0
    ? `${field.name}(${field.args.map(({ name, type }) => `${name}: ${String(type)}`).join(', ')})`
    : field.name;

const text = (description: string | null | undefined): string => (description ?? '').replaceAll('<', '&lt;');

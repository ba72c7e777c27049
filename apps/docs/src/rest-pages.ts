import { codeCell, proseCell, table, type Page } from './markdown.ts';

/** The parts of a JSON schema that the reference shows. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
};
type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
};

/** The parts of the OpenAPI description that the reference shows. */
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

const SECTIONS_LABEL: Readonly<Record<string, string>> = { v5: 'v5', other: 'Other calls' };

/**
 * Returns a page for the REST calls of each domain group, one for those of v5, and one for the rest. `groupOf` returns
 * the group of the server whose sources declare a resource.
 */
export function restPages(api: OpenApi, groupOf: (resource: string) => string | undefined): readonly Page[] {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const groups = Map.groupBy(calls, ({ path, operation }) =>
    path.startsWith('/v5/') ? 'v5' : (groupOf(operation.tags?.[0] ?? '') ?? 'other'),
  );
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([group, own]) => {
      const label = SECTIONS_LABEL[group] ?? `${group.slice(0, 1).toUpperCase()}${group.slice(1)}`;
      return {
        slug: `reference/rest/${group}`,
        title: `REST: ${label}`,
        label,
        description: `The REST calls of ${label}: parameters, bodies and answers.`,
        body: `Generated from \`apps/bff/openapi.json\`. [Errors](/reference/errors/) lists the codes of failures.\n\n${own.map((call) => callSection(call, api)).join('\n\n')}`,
      };
    });
}

function callSection({ method, path, operation }: Call, api: OpenApi): string {
  const body = Object.entries(operation.requestBody?.content ?? {});
  const answer = Object.entries(
    operation.responses['200']?.content ?? operation.responses['201']?.content ?? {},
  );
  return [
    `## ${operation.operationId}`,
    `\`${method.toUpperCase()} ${path}\``,
    summaryOf(operation),
    `Authentication: ${authenticationOf(operation)}.`,
    table(['Parameter', 'In', 'Type', 'Meaning'], parameterRows(operation, api)),
    ...body.map(([type, { schema }]) => fieldsOf(`Body (\`${type}\`)`, schema)),
    ...answer.map(([type, { schema }]) => fieldsOf(`Answer (\`${type}\`)`, dataOf(schema))),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the summary of a call, unless it is only the internal name of its endpoint. */
function summaryOf({ summary = '', description = '' }: Operation): string {
  const text = /^v\d_\w+$/.test(summary) ? description : `${summary}\n\n${description}`;
  return text.trim().replaceAll('<', '&lt;');
}

const authenticationOf = ({ security = [] }: Operation): string =>
  security
    .map(
      (one) =>
        Object.keys(one)
          .map((name) => `\`${name}\``)
          .join(' and ') || 'none',
    )
    .join(', or ') || 'none';

const parameterRows = ({ parameters = [] }: Operation, api: OpenApi): string[][] =>
  parameters.map((parameter) => {
    const one =
      parameter.$ref === undefined
        ? parameter
        : (api.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? {});
    return [
      `${codeCell(one.name ?? '')}${one.required === true ? ' (required)' : ''}`,
      one.in ?? '',
      codeCell(typeName(one.schema ?? {})),
      proseCell(one.description ?? ''),
    ];
  });

function fieldsOf(title: string, schema: Schema | undefined): string {
  const rows = schema === undefined ? [] : fieldRows(schema, '', true);
  if (rows.length === 0) return '';
  return `${title}:\n\n${table(['Field', 'Type', 'Meaning'], rows)}`;
}

/** Returns the schema of `resource_response.data`, where an answer has it. */
const dataOf = (schema: Schema | undefined): Schema | undefined =>
  schema?.allOf?.[1]?.properties?.['resource_response']?.properties?.['data'] ?? schema;

const MAX_DEPTH = 3;

function fieldRows(schema: Schema, prefix: string, isTop: boolean): string[][] {
  const object = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const start = isTop && schema.type === 'array' ? '[].' : prefix;
  return Object.entries(object.properties ?? {}).flatMap(([name, field]) => {
    const path = `${start}${name}`;
    const required = object.required?.includes(name) === true ? ' (required)' : '';
    const row = [
      `${codeCell(path)}${required}`,
      codeCell(typeName(field)),
      proseCell(field.description ?? ''),
    ];
    const isDeep = path.split('.').length >= MAX_DEPTH;
    return [row, ...(isDeep ? [] : fieldRows(field, `${path}${field.type === 'array' ? '[]' : ''}.`, false))];
  });
}

function typeName(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map(typeName))].join(' | ');
  if (schema.type === 'array') return `${typeName(schema.items ?? {})}[]${limit(schema.maxItems)}`;
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  const type = Array.isArray(schema.type)
    ? schema.type.join(' | ')
    : ((schema.type as string | undefined) ?? 'any');
  return `${type}${schema.format === undefined ? '' : ` (${schema.format})`}${limit(schema.maxLength)}`;
}

const limit = (max: number | undefined): string => (max === undefined ? '' : `, at most ${max}`);

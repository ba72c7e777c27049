import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import jsonSchemaDiff from 'json-schema-diff';

/** A JSON Schema, or a part of an OpenAPI description. */
type Json = { readonly [name: string]: unknown };

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Json;
  readonly content?: Media;
};
/** Schemas by media type; an operation has one. */
type Media = { readonly [type: string]: { readonly schema: Json } };
type Operation = {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Media };
  readonly responses: { readonly 200?: { readonly content?: Media } };
};

/** The part of an OpenAPI description that callers rely on. */
export type ApiDescription = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

/**
 * Returns the breaking changes for callers of the previous requests, a sentence each: a removed request, a
 * new login requirement, rejected input, or an unknown response. None for additions.
 */
export async function findBrokenRequests(
  before: ApiDescription,
  after: ApiDescription,
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, was] of Object.entries(methods)) {
      const is = after.paths[path]?.[method];
      const what = is ? await brokenIn(was, is) : ['is gone'];
      broken.push(...what.map((one) => `${method.toUpperCase()} ${path} ${one}`));
    }
  return broken;
}

async function brokenIn(was: Operation, is: Operation): Promise<readonly string[]> {
  if (isDeepStrictEqual(was, is)) return [];
  const taken = await difference(request(was), request(is), { isAnswer: false });
  const result = await difference(answer(was), answer(is), { isAnswer: true });
  return [
    ...(is.security && !was.security ? ['wants a session'] : []),
    ...(taken.removalsFound ? ['no longer takes all that it took'] : []),
    ...(result.additionsFound ? ['answers what it never did'] : []),
  ];
}

type Difference = { readonly additionsFound: boolean; readonly removalsFound: boolean };

/** The use of schemas: for an answer, only what it adds breaks callers; for a request, only what it removes. */
type Use = { readonly isAnswer: boolean };

/**
 * Returns whether a schema accepts inputs that the other rejects. Only differing parts that may break callers are compared,
 * each by itself, because the cost grows with the product of their alternatives.
 */
async function difference(was: Json, is: Json, use: Use): Promise<Difference> {
  const parts = separateParts(...differing(was, is), use);
  const found: Difference[] = [];
  for (const [sourceSchema, destinationSchema] of parts)
    found.push(await jsonSchemaDiff.diffSchemas({ sourceSchema, destinationSchema }));
  return {
    additionsFound: found.some(({ additionsFound }) => additionsFound),
    removalsFound: found.some(({ removalsFound }) => removalsFound),
  };
}

/**
 * Returns the differing properties of two schemas, at any depth, that can be compared by themselves: those that both
 * have and require alike. The others remain in one pair, without new properties that break no caller: any of an answer,
 * and optional ones of a request.
 */
function separateParts(was: Json, is: Json, use: Use): readonly (readonly [Json, Json])[] {
  if (isDeepStrictEqual(was, is)) return [];
  const { properties: before, required: _before, ...restBefore } = was;
  const { properties: after, required: _after, ...restAfter } = is;
  if (!before || !after || !isDeepStrictEqual(restBefore, restAfter)) return [[was, is]];
  const [source, destination] = [{ ...(before as Json) }, { ...(after as Json) }];
  const parts: (readonly [Json, Json])[] = [];
  for (const [name, part] of Object.entries(before as Json)) {
    const other = destination[name];
    if (other === undefined || isRequired(was, name) !== isRequired(is, name)) continue;
    parts.push(...separateParts(part as Json, other as Json, use));
    delete source[name];
    delete destination[name];
  }
  const isClosed = restAfter['additionalProperties'] === false;
  for (const name of Object.keys(destination))
    if (!(name in source) && (use.isAnswer || (isClosed && !isRequired(is, name)))) delete destination[name];
  const remaining = [
    withProperties(was, source as Record<string, Json>),
    withProperties(is, destination as Record<string, Json>),
  ] as const;
  return isDeepStrictEqual(...remaining) ? parts : [...parts, remaining];
}

/** Returns two schemas without the properties in which they are equal, at any depth. */
function differing(was: Json, is: Json): readonly [Json, Json] {
  const [oneBefore, oneAfter] = [onePart(was, is), onePart(is, was)];
  if (oneBefore && oneAfter) return differing(oneBefore, oneAfter);
  if (was['type'] === 'array' && is['type'] === 'array') {
    const [source, destination] = differing((was['items'] ?? {}) as Json, (is['items'] ?? {}) as Json);
    return [
      { ...was, items: source },
      { ...is, items: destination },
    ];
  }
  const [before, after] = [was['properties'], is['properties']] as readonly (
    | Record<string, Json>
    | undefined
  )[];
  if (![was, is].every(({ type = 'object' }) => type === 'object') || !before || !after) return [was, is];
  const source = { ...before };
  const destination = { ...after };
  for (const name of Object.keys(before).filter((each) => each in after)) {
    if (isRequired(was, name) !== isRequired(is, name)) continue;
    if (isDeepStrictEqual(before[name], after[name])) {
      delete source[name];
      delete destination[name];
    } else [source[name], destination[name]] = differing(before[name] ?? {}, after[name] ?? {});
  }
  return [withProperties(was, source), withProperties(is, destination)];
}

/**
 * Returns the relevant part of a schema: the alternative to null, if both accept null, or the part that the
 * other does not also require. Undefined if there is more than one.
 */
function onePart({ anyOf, allOf }: Json, other: Json): Json | undefined {
  const isSame = (part: Json, parts: unknown): boolean =>
    ((parts ?? []) as readonly Json[]).some((each) => isDeepStrictEqual(each, part));
  const parts = anyOf
    ? (anyOf as readonly Json[]).filter((part) => part['type'] !== 'null' || !isSame(part, other['anyOf']))
    : ((allOf ?? []) as readonly Json[]).filter((part) => !isSame(part, other['allOf']));
  return parts.length === 1 ? parts[0] : undefined;
}

const requiredOf = ({ required }: Json): readonly string[] => (required ?? []) as readonly string[];
const isRequired = (schema: Json, name: string): boolean => requiredOf(schema).includes(name);

const withProperties = (schema: Json, properties: Record<string, Json>): Json => ({
  ...schema,
  properties,
  required: requiredOf(schema).filter((name) => name in properties),
});

/** Returns the input of an operation as one object: its parameters by name, and the body. */
function request({ parameters = [], requestBody: body }: Operation): Json {
  const named = parameters.filter((parameter) => 'name' in parameter);
  const schemas = named.map(({ name, schema, content }) => [name, comparable(schema ?? schemaOf(content))]);
  const required = named.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(schemas),
      ...(body ? { body: comparable(schemaOf(body.content)) } : {}),
    },
    required: [...required, ...(body?.required ? ['body'] : [])],
    additionalProperties: false,
  };
}

/** The schema of the one media type: JSON, or the form of an upload. */
function schemaOf(content: Media = {}): Json {
  return Object.values(content)[0]?.schema ?? {};
}

/** Returns the response schema of a request. Objects are open, because callers ignore unknown properties. */
function answer({ responses }: Operation): Json {
  return comparable(schemaOf(responses[200]?.content), { isOpen: true });
}

const IGNORED_KEYWORDS = new Set(['$schema', '$ref', 'default', 'description', 'format', 'propertyNames']);

/**
 * Converts a schema to the vocabulary of the comparison. That has no `enum`, `const` or `pattern`: each of
 * their values becomes a unique number, which no other schema accepts.
 */
function comparable(schema: unknown, options: { readonly isOpen?: boolean } = {}): Json {
  const { enum: values, const: value, pattern, ...rest } = schema as Json;
  if (Array.isArray(values)) return { anyOf: values.map((one) => only('value', one)) };
  if (value !== undefined) return only('value', value);
  if (pattern !== undefined) return only('pattern', pattern);
  const compared = Object.entries(rest).filter(
    ([word]) => !IGNORED_KEYWORDS.has(word) && !(options.isOpen && word === 'additionalProperties'),
  );
  return Object.fromEntries(compared.map(([word, part]) => [word, comparablePart(word, part, options)]));
}

function comparablePart(word: string, part: unknown, options: { readonly isOpen?: boolean }): unknown {
  if (word === 'properties')
    return Object.fromEntries(
      Object.entries(part as Json).map(([name, one]) => [name, comparable(one, options)]),
    );
  if (Array.isArray(part) && word !== 'required' && word !== 'type')
    return part.map((one) => comparable(one, options));
  return typeof part === 'object' && !Array.isArray(part) ? comparable(part, options) : part;
}

function only(kind: 'value' | 'pattern', one: unknown): Json {
  const number = createHash('sha256')
    .update(`${kind} ${JSON.stringify(one)}`)
    .digest()
    .readUIntBE(0, 6);
  return { type: 'integer', minimum: number, maximum: number };
}

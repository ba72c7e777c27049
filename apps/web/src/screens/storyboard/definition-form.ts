/** The definition of an experience, in the server's form (EX-03). */
export type Definition = {
  readonly placementId: string;
  readonly experienceId: string;
  readonly type: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly targeting: Readonly<Record<string, unknown>> & { readonly audience: string };
  readonly frequency: { readonly maxViews?: number | undefined; readonly coolDownDays?: number | undefined };
  readonly priority: number;
  readonly triggeredBy?: string | undefined;
  readonly isOn: boolean;
};

/** The kinds of experiences, each with the fields of its content. */
export const CONTENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  footer: [],
  nux: ['steps'],
  modal: ['title', 'text', 'confirm', 'dismiss', 'url'],
  toast: ['title', 'text', 'confirm', 'dismiss', 'url'],
  tooltip: ['title', 'text', 'confirm', 'dismiss', 'url'],
  interstitial: ['title', 'text', 'confirm', 'dismiss', 'url'],
  upsell: ['title', 'text', 'confirm', 'dismiss', 'source'],
};

/** The devices that an experience can target. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

/** The values of an experience's form: text by field name; lists are separated by commas. */
export type DefinitionTexts = Readonly<Record<string, string>>;

const LISTS = new Set(['steps', 'devices', 'locales', 'countries']);
const NUMBERS = new Set(['minDaysSinceJoin', 'maxDaysSinceJoin', 'maxViews', 'coolDownDays', 'priority']);

/** Returns the form values of an existing experience. */
export function toFormValues(definition: Definition): DefinitionTexts {
  const { content, targeting, frequency, ...rest } = definition;
  const { facts, ...whom } = targeting;
  const texts = Object.entries({ ...rest, ...content, ...whom, ...frequency }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : String(value)] as const],
  );
  return { ...Object.fromEntries(texts), facts: factLines(facts) };
}

/** Parses the definition of a form: empty fields are omitted, and the server reports errors by field. */
export function parseDefinition(texts: DefinitionTexts, isOn: boolean): object {
  const type = texts['type'] ?? '';
  const read = (names: readonly string[]): object =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = (texts[name] ?? '').trim();
        return text === '' ? [] : [[name, valueOf(name, text)]];
      }),
    );
  const facts = factsFrom(texts['facts'] ?? '');
  return {
    ...read(['placementId', 'experienceId', 'type', 'priority', 'triggeredBy']),
    content: read(CONTENT_FIELDS[type] ?? []),
    targeting: {
      ...read(['audience', 'devices', 'locales', 'countries', 'minDaysSinceJoin', 'maxDaysSinceJoin']),
      ...(Object.keys(facts).length > 0 ? { facts } : {}),
    },
    frequency: read(['maxViews', 'coolDownDays']),
    isOn,
  };
}

function valueOf(name: string, text: string): unknown {
  if (NUMBERS.has(name)) return Number(text);
  return LISTS.has(name) ? listOf(text) : text;
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Formats facts as lines: `surface = home`. Values are words, numbers or booleans. */
function factLines(facts: unknown): string {
  return Object.entries((facts ?? {}) as Record<string, unknown>)
    .map(([name, value]) => `${name} = ${String(value)}`)
    .join('\n');
}

function factsFrom(lines: string): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [name = '', ...rest] = line.split('=');
      const text = rest.join('=').trim();
      return name.trim() === '' || text === '' ? [] : [[name.trim(), factOf(text)] as const];
    }),
  );
}

function factOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Groups experiences by placement, in numerical order. */
export function byPlacement(definitions: readonly Definition[]): readonly (readonly Definition[])[] {
  const groups = new Map<string, Definition[]>();
  for (const one of definitions) groups.set(one.placementId, [...(groups.get(one.placementId) ?? []), one]);
  return [...groups.values()].toSorted(
    ([one], [other]) => Number(one?.placementId) - Number(other?.placementId),
  );
}

/** Returns the errors by form field; the server reports them by path in the definition. */
export function groupErrorsByField(problems: Readonly<Record<string, string>>): DefinitionTexts {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [
      path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path,
      problem,
    ]),
  );
}

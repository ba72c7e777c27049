import { transform, type ContainerRule, type Declaration } from 'lightningcss';

/**
 * Returns the names that built files use and no style of theirs declares, a sentence each: the build scopes the names of a
 * CSS module, so that a name of another module, or one in a text of the code, no longer matches.
 *
 * 1. `@container name` has a container of that name; the text of a style in the code too;
 * 2. `animation: name` has `@keyframes` of that name.
 *
 * @param files every built file and its text, by its path in the package
 */
export function findUndeclaredStyleNames(files: ReadonlyMap<string, string>): readonly string[] {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const code = [...files].filter(([path]) => path.endsWith('.js'));
  const names = sheets.map(([path, css]) => ({ path, ...namesOf(path, css) }));
  const containers = new Set(names.flatMap((sheet) => sheet.containers));
  const keyframes = new Set(names.flatMap((sheet) => sheet.keyframes));
  const queries = [
    ...names.map(({ path, queries }) => ({ path, queries })),
    ...code.map(([path, text]) => ({ path, queries: queriesInCode(text) })),
  ];
  return [
    ...queries.flatMap(({ path, queries }) => missing(path, 'container', queries, containers)),
    ...names.flatMap(({ path, animations }) => missing(path, 'animation', animations, keyframes)),
  ];
}

type StyleNames = Readonly<Record<'containers' | 'queries' | 'keyframes' | 'animations', readonly string[]>>;

function namesOf(filename: string, css: string): StyleNames {
  const names = {
    containers: [] as string[],
    queries: [] as string[],
    keyframes: [] as string[],
    animations: [] as string[],
  };
  transform({
    filename,
    code: new TextEncoder().encode(css),
    visitor: {
      Rule: {
        container: ({ value }: { readonly value: ContainerRule }) => {
          if (value.name != null) names.queries.push(value.name);
        },
        keyframes: ({ value }) => {
          names.keyframes.push(value.name.value);
        },
      },
      Declaration: (declaration) => {
        names.containers.push(...containersOf(declaration));
        names.animations.push(...animationsOf(declaration));
      },
    },
  });
  return names;
}

function containersOf(declaration: Declaration): readonly string[] {
  if (declaration.property === 'container-name') return namesIn(declaration.value);
  return declaration.property === 'container' ? namesIn(declaration.value.name) : [];
}

const namesIn = (list: { readonly type: string; readonly value?: readonly string[] }): readonly string[] =>
  list.type === 'names' ? (list.value ?? []) : [];

function animationsOf(declaration: Declaration): readonly string[] {
  const names =
    declaration.property === 'animation'
      ? declaration.value.map(({ name }) => name)
      : declaration.property === 'animation-name'
        ? declaration.value
        : [];
  return names.flatMap((name) => (name.type === 'none' ? [] : [name.value]));
}

const queriesInCode = (text: string): readonly string[] =>
  [...text.matchAll(/@container\s+(?!not\b|style\b)([a-z][\w-]*)\s/gi)].map(([, name = '']) => name);

const missing = (
  path: string,
  kind: string,
  used: readonly string[],
  declared: ReadonlySet<string>,
): readonly string[] =>
  [...new Set(used)]
    .filter((name) => !declared.has(name))
    .map((name) => `${path} uses the ${kind} ${name}, which no style declares`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node, Project, ts, type ExportedDeclarations, type Symbol, type Type } from 'ts-morph';

import { codeCell, proseCell, table, type Page } from './markdown.ts';
import { ROOT } from './paths.ts';

type Entry = { readonly name: string; readonly file: string };
type Named = { readonly name: string; readonly declaration: ExportedDeclarations };

/** The suffixes of types whose fields a user of the package passes or replaces. */
const WITH_FIELDS = /(?:Props|Ports|Messages|Options|Actions)$/;
const TYPE_LENGTH = 160;

/** Opens the sources of all packages for reading their types. */
export const openSources = (): Project =>
  new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['@pegboard/source'],
      allowImportingTsExtensions: true,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
  });

/** Returns the page of a package's exports: its components with their props, functions, types and constants, from the types. */
export function apiPage(project: Project, name: string): Page {
  const sections = entriesOf(name).map((entry) => entrySection(project, entry));
  return {
    slug: `packages/${name}/api`,
    title: `${name}: exports`,
    label: 'Props and exports',
    description: `The components of @pegboard/${name} with their props, and all other exports.`,
    order: 2,
    body: `Generated from the types of the package. [The package](/packages/${name}/) explains how they work together.\n\n${sections.join('\n\n')}`,
  };
}

function entriesOf(name: string): readonly Entry[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly '@pegboard/source'?: string } | string>>;
  };
  return Object.entries(manifest.exports).flatMap(([key, value]) => {
    const source = typeof value === 'string' ? undefined : value['@pegboard/source'];
    return source !== undefined && /\.tsx?$/.test(source)
      ? [{ name: `@pegboard/${name}${key.slice(1)}`, file: join(ROOT, 'packages', name, source) }]
      : [];
  });
}

function entrySection(project: Project, { name, file }: Entry): string {
  const exported = [...project.addSourceFileAtPath(file).getExportedDeclarations()]
    .flatMap(([key, [declaration]]): Named[] => (declaration ? [{ name: key, declaration }] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const components = exported.filter(isComponent);
  const withFields = exported.filter(
    (one) => isType(one) && WITH_FIELDS.test(one.name) && !isPropsOf(one, components),
  );
  const shown = new Set([...components, ...withFields]);
  const others = exported.filter((one) => !shown.has(one) && !isPropsOf(one, components));
  return [
    `## \`${name}\``,
    ...components.map(componentSection),
    ...withFields.map(fieldsSection),
    othersSection(
      name,
      'Functions and values',
      others.filter((one) => !isType(one)),
    ),
    othersSection(name, 'Types', others.filter(isType)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const isType = ({ declaration }: Named): boolean =>
  Node.isTypeAliasDeclaration(declaration) || Node.isInterfaceDeclaration(declaration);

const isComponent = ({ name, declaration }: Named): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (Node.isFunctionDeclaration(declaration) || Node.isVariableDeclaration(declaration)) &&
  declaration.getType().getCallSignatures().length > 0;

const isPropsOf = ({ name }: Named, components: readonly Named[]): boolean =>
  components.some((component) => name === `${component.name}Props`);

function componentSection({ name, declaration }: Named): string {
  const props = declaration
    .getType()
    .getCallSignatures()[0]
    ?.getParameters()[0]
    ?.getTypeAtLocation(declaration);
  const rows = props ? fieldRows(props, declaration) : [];
  return [
    `### \`<${name}>\``,
    documentation(declaration),
    table(['Prop', 'Type', 'Meaning'], rows),
    rows.length === 0 ? 'It has no props of its own.' : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const fieldsSection = ({ name, declaration }: Named): string =>
  [
    `### \`${name}\``,
    documentation(declaration),
    table(['Field', 'Type', 'Meaning'], fieldRows(declaration.getType(), declaration)),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Returns a row per field that a package of the repository declares; those of HTML elements are left out. */
function fieldRows(type: Type, at: Node): string[][] {
  const fields = type.isUnion()
    ? type.getUnionTypes().flatMap((part) => part.getProperties())
    : type.getProperties();
  const own = new Map(fields.filter(isOwn).map((field) => [field.getName(), field]));
  return [...own.values()].map((field) => {
    const required = field.isOptional() ? '' : ' (required)';
    return [
      `${codeCell(field.getName())}${required}`,
      codeCell(typeText(field, at)),
      proseCell(symbolDocumentation(field)),
    ];
  });
}

const isOwn = (field: Symbol): boolean =>
  field
    .getDeclarations()
    .some((declaration) => !declaration.getSourceFile().getFilePath().includes('/node_modules/'));

function typeText(field: Symbol, at: Node): string {
  const declaration = field.getDeclarations()[0];
  const written = Node.isPropertySignature(declaration) ? declaration.getTypeNode()?.getText() : undefined;
  const text = (written ?? field.getTypeAtLocation(at).getText(at, ts.TypeFormatFlags.NoTruncation))
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
  return text.length > TYPE_LENGTH ? `${text.slice(0, TYPE_LENGTH)} …` : text;
}

function othersSection(entry: string, title: string, exported: readonly Named[]): string {
  if (exported.length === 0) return '';
  const rows = exported.map(({ name, declaration }) => [
    codeCell(name),
    proseCell(documentation(declaration)),
  ]);
  return `### ${title} of \`${entry}\`\n\n${table(['Name', 'Meaning'], rows)}`;
}

const symbolDocumentation = (symbol: Symbol): string =>
  ts.displayPartsToString(symbol.compilerSymbol.getDocumentationComment(undefined));

function documentation(declaration: ExportedDeclarations): string {
  const documented = Node.isVariableDeclaration(declaration)
    ? declaration.getVariableStatement()
    : declaration;
  if (!documented || !Node.isJSDocable(documented)) return '';
  return documented
    .getJsDocs()
    .map((doc) => doc.getDescription().trim())
    .join('\n\n')
    .replaceAll('{@link ', '`')
    .replaceAll('<', '&lt;');
}

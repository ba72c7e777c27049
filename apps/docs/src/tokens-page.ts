import { codeCell, table, type Page } from './markdown.ts';

type Token = { readonly name: string; readonly light: string; readonly dark: string };

const COMMENT = /\/\*[\s\S]*?\*\//g;
const BLOCK = /(?:^|\n)(:root,\n\[data-theme\]|:root) \{([\s\S]*?)\n\}/g;
const DECLARATION = /(--pb-[\w-]+):\s*([^;]*);/g;
const BOTH = /^var\(--pb-on-light, ?([\s\S]+?)\) var\(--pb-on-dark, ?([\s\S]+)\)$/;
const INTERNAL = /^--pb-(?:scheme|on-light|on-dark)$/;

/** Returns the tokens that a style sheet declares for the whole page, in its order. */
export function listTokens(css: string): readonly Token[] {
  const blocks = [...css.replaceAll(COMMENT, '').matchAll(BLOCK)].map(([, , block = '']) => block);
  return blocks.flatMap((block) =>
    [...block.matchAll(DECLARATION)].flatMap(([, name = '', value = '']) => {
      if (INTERNAL.test(name)) return [];
      const [, light = value, dark = value] = BOTH.exec(value.trim()) ?? [];
      return [{ name, light: light.trim(), dark: dark.trim() }];
    }),
  );
}

/** Returns the page of the design tokens: their values in both themes. */
export function tokensPage(css: string): Page {
  const groups = Map.groupBy(listTokens(css), ({ name }) => name.split('-')[3] ?? '');
  const sections = [...groups].map(([group, tokens]) => `## ${headingOf(group)}\n\n${groupTable(tokens)}`);
  return {
    slug: 'packages/ui/tokens',
    title: 'Design tokens',
    label: 'Tokens',
    description: 'Every custom property of @pegboard/ui with its value in the light and the dark theme.',
    order: 3,
    body: `Generated from the style sheet of \`@pegboard/ui\`. [Theming](/guides/theming/) shows how to change them.\n\n${sections.join('\n\n')}`,
  };
}

const headingOf = (group: string): string => `${group.slice(0, 1).toUpperCase()}${group.slice(1)}`;

function groupTable(tokens: readonly Token[]): string {
  const isThemed = tokens.some(({ light, dark }) => light !== dark);
  return isThemed
    ? table(
        ['Token', 'Light', 'Dark'],
        tokens.map(({ name, light, dark }) => [codeCell(name), valueCell(light), valueCell(dark)]),
      )
    : table(
        ['Token', 'Value'],
        tokens.map(({ name, light }) => [codeCell(name), valueCell(light)]),
      );
}

const valueCell = (value: string): string =>
  /^#[\da-f]{6,8}$/i.test(value) ? `${swatch(value)} ${codeCell(value)}` : codeCell(value);

const swatch = (color: string): string => `<span class="swatch" style="background-color:${color}"></span>`;

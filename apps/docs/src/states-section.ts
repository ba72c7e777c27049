import { table } from './markdown.ts';

const TITLE = /\btitle: '([^']+)'/;
const STORY = /(?:\/\*\* ([^*]*?) \*\/\s*)?^export const ([A-Z]\w*)(?:: \w+)? =/gm;

/** Returns the section of a package's states: every story of its components, by the title of its file. */
export function statesSection(stories: readonly string[]): string {
  const rows = stories
    .map((source): string[] => {
      const states = [...source.matchAll(STORY)].map(([, text, name = '']) => text ?? words(name));
      return [TITLE.exec(source)?.[1] ?? '', states.map(withoutStop).join('; ')];
    })
    .filter(([title, states]) => title !== '' && states !== '')
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  if (rows.length === 0) return '';
  return `## Every state\n\nEach state is a story, and a test in light and dark, left to right and right to left. \`pnpm workshop\` shows them.\n\n${table(
    ['Stories', 'States'],
    rows.map((row) => row.map((cell) => cell.replaceAll('<', '&lt;').replaceAll('|', '\\|'))),
  )}\n`;
}

const words = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const withoutStop = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/\.$/, '');

/** The headings that changesets write, by the heading that says what it means for a user. */
const HEADINGS: Readonly<Record<string, string>> = {
  'Major Changes': 'New',
  'Minor Changes': 'New',
  'Patch Changes': 'Fixed',
};
const INTRODUCTION = 'First release';
const MIGRATION = 'What to change';
const DEPENDENCIES = 'Dependencies';
const ORDER = [MIGRATION, 'New', 'Fixed', DEPENDENCIES];

/** The first line of a paragraph that says what a user must change. */
const BREAKING = /^Breaking: /;

/**
 * Returns a changelog whose newest version is grouped for users: what to change, what is new, what was fixed. A paragraph of a
 * changeset that begins with `Breaking:` is moved to the first group. A changelog without such headings is unchanged,
 * so a repeated call changes nothing.
 */
export function groupNewestVersion(changelog: string): string {
  const versions = changelog.split(/^(?=## )/m);
  const newest = versions.findIndex((part) => part.startsWith('## '));
  return versions.map((part, index) => (index === newest ? groupVersion(part) : part)).join('');
}

/** Returns the section of a version in a changelog, without its heading; empty if there is none. */
export function changelogOf(changelog: string, version: string): string {
  const section = changelog.split(/^(?=## )/m).find((part) => part.startsWith(`## ${version}\n`));
  return section?.slice(section.indexOf('\n')).trim() ?? '';
}

function groupVersion(section: string): string {
  const [heading = '', ...parts] = section.split(/^### /m);
  const isGrouped = parts.every((part) => !(headingOf(part) in HEADINGS));
  if (isGrouped) return section;
  const groups = new Map<string, string[]>();
  const add = (group: string, text: string): void =>
    void groups.set(group, [...(groups.get(group) ?? []), text.trim()]);
  for (const part of parts) {
    const group = HEADINGS[headingOf(part)] ?? headingOf(part);
    for (const item of itemsOf(part)) {
      if (item.startsWith('Depends on ')) add(DEPENDENCIES, item);
      else
        for (const paragraph of paragraphsOf(item))
          if (BREAKING.test(paragraph)) add(MIGRATION, capitalized(paragraph.replace(BREAKING, '')));
          else add(group, paragraph);
    }
  }
  const sections = ORDER.filter((group) => groups.has(group)).map(
    (group) =>
      `### ${group}\n\n${sorted(groups.get(group) ?? [])
        .map(toItem)
        .join('\n')}\n`,
  );
  return `${heading.trim()}\n\n${sections.join('\n')}\n`;
}

/** Returns the items of a group, the one that introduces the package first. */
const sorted = (items: readonly string[]): readonly string[] =>
  items.toSorted((a, b) => Number(b.startsWith(INTRODUCTION)) - Number(a.startsWith(INTRODUCTION)));

const headingOf = (part: string): string => part.split('\n')[0] ?? '';

/** Returns the list items below a heading, without their indentation. */
function itemsOf(part: string): readonly string[] {
  const text = part.slice(headingOf(part).length);
  return text
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replaceAll(/^ {2}/gm, '').trim());
}

/** Returns the breaking paragraphs of an item, and the others together. */
function paragraphsOf(item: string): readonly string[] {
  const paragraphs = item.split(/\n{2,}/);
  const others = paragraphs.filter((paragraph) => !BREAKING.test(paragraph)).join('\n\n');
  return [...(others === '' ? [] : [others]), ...paragraphs.filter((paragraph) => BREAKING.test(paragraph))];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const toItem = (text: string): string => `- ${text.replaceAll(/\n(?=.)/g, '\n  ')}`;

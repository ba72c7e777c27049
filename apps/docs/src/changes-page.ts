import type { Page } from './markdown.ts';

/** A change that is not released yet. */
export type Change = { readonly bump: string; readonly summary: string };

const HEADINGS = [
  ['major', 'Changes that break callers'],
  ['minor', 'New'],
  ['patch', 'Fixed'],
] as const;

/** Returns the page of a package's changes: those of the next version, and the changelog of the released ones. */
export function changesPage(name: string, changelog: string, pending: readonly Change[]): Page {
  const next = HEADINGS.flatMap(([bump, heading]) => {
    const own = pending.filter((change) => change.bump === bump);
    return own.length === 0 ? [] : [`### ${heading}`, ...own.map(({ summary }) => `- ${indent(summary)}`)];
  });
  const released = changelog.replace(/^# .*\n+/, '').trim();
  return {
    slug: `packages/${name}/changes`,
    title: `${name}: changes`,
    label: 'Changes and migration',
    description: `The changes of @pegboard/${name} by version.`,
    order: 4,
    body: [
      'A change that breaks callers says how to migrate.',
      next.length > 0 ? '## Next version' : '',
      ...next,
      released === '' ? 'No version is released yet.' : released,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const indent = (text: string): string => text.trim().replaceAll('\n', '\n  ');

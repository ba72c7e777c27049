import { expect, test } from 'vitest';
import changelog from '../changelog.mjs';
import { changelogOf, groupNewestVersion } from './user-changelog.ts';

const WRITTEN = `# @pegboard/pin-card

## 0.2.0

### Minor Changes

- Cards show a price.

  It is formatted for the reader.

  Breaking: rename \`sourceLook\` to \`sourceChipVariant\`;
  \`npx @pegboard/codemods\` does it.

- Cards open by a key.
- First release of the price.

### Patch Changes

- Long titles are cut.
- Depends on \`@pegboard/types\` 0.2.0.

## 0.1.0

### Minor Changes

- First release.
`;

const GROUPED = `# @pegboard/pin-card

## 0.2.0

### What to change

- Rename \`sourceLook\` to \`sourceChipVariant\`;
  \`npx @pegboard/codemods\` does it.

### New

- First release of the price.
- Cards show a price.

  It is formatted for the reader.
- Cards open by a key.

### Fixed

- Long titles are cut.

### Dependencies

- Depends on \`@pegboard/types\` 0.2.0.

## 0.1.0

### Minor Changes

- First release.
`;

test('[PK-07] the newest version of a changelog says what to change, what is new and what was fixed', () => {
  expect(groupNewestVersion(WRITTEN)).toBe(GROUPED);
});

test('[PK-07] grouping a second time changes nothing', () => {
  expect(groupNewestVersion(GROUPED)).toBe(GROUPED);
});

test('[PK-07] the text of a version is found by its number', () => {
  expect(changelogOf(GROUPED, '0.1.0')).toBe('### Minor Changes\n\n- First release.');
  expect(changelogOf(GROUPED, '0.3.0')).toBe('');
});

test('[PK-07] the lines of changesets name no commit', async () => {
  expect(await changelog.getReleaseLine({ summary: 'Cards show a price.\n\nFormatted.' })).toBe(
    '\n- Cards show a price.\n\n  Formatted.',
  );
  const updated = [{ name: '@pegboard/types', newVersion: '0.2.0' }];
  expect(await changelog.getDependencyReleaseLine([], updated)).toBe('- Depends on `@pegboard/types` 0.2.0.');
  expect(await changelog.getDependencyReleaseLine([], [])).toBe('');
});

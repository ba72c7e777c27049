import { manifest } from './manifest.ts';
import { renamed, type PackageNames } from './package-names.ts';

/** A file with its path from the project's directory. */
export type ProjectFile = { readonly path: string; readonly text: string };

/**
 * Returns all files of a new feature package, and its changeset; `template` contains the files to rename, by
 * path.
 */
export function packageFiles(names: PackageNames, template: readonly ProjectFile[]): readonly ProjectFile[] {
  const room = `packages/${names.kebab}`;
  return [
    { path: `${room}/package.json`, text: `${JSON.stringify(manifest(names), null, 2)}\n` },
    { path: `${room}/tsconfig.json`, text: TYPES },
    { path: `${room}/turbo.json`, text: BOUNDARY },
    { path: `${room}/tsdown.config.ts`, text: BUILD },
    ...template.map(({ path, text }) => ({
      path: `${room}/${renamed(path, names)}`,
      text: renamed(text, names),
    })),
    { path: `.changeset/${names.kebab}-first-release.md`, text: changeset(names) },
  ];
}

const BUILD = `import { libraryBuild } from '@pegboard/config/library-build';
import { defineConfig } from 'tsdown';

export default defineConfig(libraryBuild);
`;

const TYPES = `{
  "extends": "../../tooling/config/library.json",
  "include": ["src"]
}
`;

const BOUNDARY = `{ "extends": ["//"], "tags": ["feature"] }
`;

const changeset = ({ kebab, sentence }: PackageNames): string => `---
'@pegboard/${kebab}': minor
---

First release. ${sentence}: pins by their titles, each one to open.
`;

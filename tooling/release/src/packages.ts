import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that a release publishes. */
export type PublishedPackage = {
  readonly name: string;
  readonly version: string;
  /** The absolute path. */
  readonly folder: string;
  /** The file name of its archive. */
  readonly archive: string;
};

/** Returns the published packages of a project, by name. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        readonly name: string;
        readonly version: string;
        readonly private?: boolean;
      };
      const { name, version } = manifest;
      if (manifest.private === true) return [];
      const archive = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
      return [{ name, version, folder: join(root, dirname(path)), archive }];
    });
}

import { Contrib, Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackageURL } from 'packageurl-js';
import parseLicense from 'spdx-expression-parse';

/** A package in the answer of `pnpm list --json --prod --depth Infinity`. */
export type ListedPackage = {
  readonly name?: string;
  readonly from?: string;
  readonly version: string;
  readonly path: string;
  readonly deduped?: boolean;
  readonly dependencies?: Readonly<Record<string, ListedPackage>>;
};

/** The relevant fields of an installed package's manifest. */
export type InstalledManifest = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
};

/**
 * Returns the software bill of materials of a published package as CycloneDX 1.6 JSON: its runtime dependencies, direct
 * and indirect, with licences and who depends on whom. The same packages give the same bytes.
 */
export function createSbom(
  listed: ListedPackage,
  options: {
    /** The time of the released commit. */
    readonly time: Date;
    readonly readManifest?: (path: string) => InstalledManifest;
  },
): string {
  const readManifest = options.readManifest ?? manifestAt;
  const edges = dependenciesByPath(listed);
  const components = new Map([...edges.keys()].map((path) => [path, componentOf(readManifest(path))]));
  for (const [path, dependencies] of edges)
    for (const dependency of dependencies) {
      const target = components.get(dependency);
      if (target) components.get(path)?.dependencies.add(target.bomRef);
    }
  const bom = new Models.Bom();
  bom.metadata.timestamp = options.time;
  const subject = components.get(listed.path);
  if (subject) bom.metadata.component = subject;
  for (const [path, component] of components) if (path !== listed.path) bom.components.add(component);
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  const text = serializer.serialize(bom, { sortLists: true, space: 2 });
  // The specification wants a serial number, which would be random: it is taken from the contents.
  const { $schema, bomFormat, specVersion, ...rest } = JSON.parse(text) as Record<string, unknown>;
  const serialNumber = `urn:uuid:${uuidOf(text)}`;
  return `${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...rest }, null, 2)}\n`;
}

/** Throws when a text is not a valid bill of materials of CycloneDX 1.6. */
export async function validateSbom(text: string): Promise<void> {
  const error = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (error !== null) throw new Error('The bill of materials is not valid CycloneDX.', { cause: error });
}

/** Returns the paths of the dependencies of each package; pnpm lists those of a repeated package only once. */
function dependenciesByPath(root: ListedPackage): ReadonlyMap<string, readonly string[]> {
  const edges = new Map<string, readonly string[]>();
  const add = (listed: ListedPackage): void => {
    const dependencies = Object.values(listed.dependencies ?? {});
    if (listed.deduped !== true)
      edges.set(
        listed.path,
        dependencies.map(({ path }) => path),
      );
    for (const dependency of dependencies) add(dependency);
  };
  add(root);
  return edges;
}

/** Makes an SPDX id or expression of what is one, and a name of everything else. */
const licenses = new Contrib.License.Factories.LicenseFactory(parseLicense);

function componentOf({ name, version, description, license }: InstalledManifest): Models.Component {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = new PackageURL('npm', scope, bare ?? name, version, undefined, undefined);
  const component = new Models.Component(Enums.ComponentType.Library, bare ?? name, {
    bomRef: `${name}@${version}`,
    version,
    purl: purl.toString(),
    ...(scope !== undefined && { group: scope }),
    ...(description !== undefined && { description }),
  });
  if (license !== undefined) component.licenses.add(licenses.makeFromString(license));
  return component;
}

function manifestAt(path: string): InstalledManifest {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as InstalledManifest;
}

/** Returns a UUID (version 8, RFC 9562) of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

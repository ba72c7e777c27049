import { expect, test } from 'vitest';
import { archiveList, listedFiles } from './archive-files.ts';
import { createProvenance } from './provenance.ts';
import { createSbom, validateSbom, type InstalledManifest, type ListedPackage } from './sbom.ts';

const zod: ListedPackage = { from: 'zod', version: '4.6.7', path: '/zod' };
const types: ListedPackage = { version: 'link:../types', path: '/types', dependencies: { zod } };
const card: ListedPackage = {
  name: '@pegboard/pin-card',
  version: '0.1.0',
  path: '/pin-card',
  // pnpm lists the dependencies of a repeated package once.
  dependencies: { '@pegboard/types': types, zod: { ...zod, deduped: true } },
};
const MANIFESTS: Readonly<Record<string, InstalledManifest>> = {
  '/pin-card': { name: '@pegboard/pin-card', version: '0.1.0', license: 'MIT', description: 'A card.' },
  '/types': { name: '@pegboard/types', version: '0.1.0', license: 'MIT' },
  '/zod': { name: 'zod', version: '4.6.7', license: 'MIT' },
};
const sbom = (): string =>
  createSbom(card, {
    time: new Date('2026-11-27T12:00:00Z'),
    readManifest: (path) => MANIFESTS[path] ?? { name: 'unknown', version: '0' },
  });

test('[PK-07] [BY-24] a bill of materials lists each package once, with who depends on whom', async () => {
  const text = sbom();
  await validateSbom(text);
  const bom = JSON.parse(text) as Readonly<Record<string, unknown>>;
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { 'bom-ref': '@pegboard/pin-card@0.1.0', group: '@pegboard', name: 'pin-card' } },
    components: [
      { 'bom-ref': '@pegboard/types@0.1.0', purl: 'pkg:npm/%40pegboard/types@0.1.0' },
      { 'bom-ref': 'zod@4.6.7', purl: 'pkg:npm/zod@4.6.7', licenses: [{ license: { id: 'MIT' } }] },
    ],
    dependencies: expect.arrayContaining([
      { ref: '@pegboard/pin-card@0.1.0', dependsOn: ['@pegboard/types@0.1.0', 'zod@4.6.7'] },
      { ref: '@pegboard/types@0.1.0', dependsOn: ['zod@4.6.7'] },
    ]),
  });
});

test('[PK-07] the same packages have the same bill of materials, byte by byte', () => {
  expect(sbom()).toBe(sbom());
});

test('[BY-24] what is no bill of materials is refused', async () => {
  await expect(validateSbom('{ "bomFormat": "other" }')).rejects.toThrow('not valid CycloneDX');
});

test('[PK-07] [BY-24] the provenance names the archives, the commit and the lockfile', () => {
  const statement = createProvenance({
    subjects: [{ name: 'pegboard-types-0.1.0.tgz', sha256: 'ab' }],
    commit: 'c0ffee',
    lockfileSha256: 'cd',
    builder: 'urn:test',
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'pegboard-types-0.1.0.tgz', digest: { sha256: 'ab' } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [{ digest: { gitCommit: 'c0ffee' } }, { digest: { sha256: 'cd' } }],
      },
      runDetails: { builder: { id: 'urn:test' } },
    },
  });
});

test('[PK-07] the list of an archive is compared by its paths', () => {
  expect(listedFiles('package/package.json\npackage/dist/index.js\npackage/LICENSE\n')).toBe(
    'LICENSE\ndist/index.js\npackage.json\n',
  );
  expect(archiveList(import.meta.dirname)).toBe('CHANGELOG.md\nLICENSE\nREADME.md\npackage.json\n');
});

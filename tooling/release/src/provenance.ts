/** A file of a release, by its name and digest. */
export type Subject = { readonly name: string; readonly sha256: string };

const REPOSITORY = 'https://github.com/pegboard/pegboard';

/**
 * Returns an unsigned in-toto statement with a SLSA v1 provenance predicate: from which commit and lockfile the archives
 * of a release were built. The registry adds a signed one of its own to each published archive.
 */
export function createProvenance(facts: {
  readonly subjects: readonly Subject[];
  readonly commit: string;
  readonly lockfileSha256: string;
  /** The URI of the builder, such as the workflow. */
  readonly builder: string;
}): object {
  const { subjects, commit, lockfileSha256, builder } = facts;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${REPOSITORY}/blob/main/docs/releasing.md`,
        externalParameters: { repository: REPOSITORY, ref: 'refs/heads/main' },
        resolvedDependencies: [
          { uri: `git+${REPOSITORY}`, digest: { gitCommit: commit } },
          { name: 'pnpm-lock.yaml', digest: { sha256: lockfileSha256 } },
        ],
      },
      runDetails: { builder: { id: builder } },
    },
  };
}

import type { ClockDeps, ConfigDeps, DatabaseDeps, JobDeps, LogDeps } from '../../platform/deps.ts';
import type { FileSize } from '../../platform/object-storage/index.ts';
import type { FileKind } from './storage-report.ts';

/** The services that `administration/storage` needs. */
export type Deps = DatabaseDeps & ClockDeps & JobDeps & ConfigDeps & LogDeps;

/** A place of files, and the kind of each of them. */
export type MeasuredPlace = {
  readonly kinds: readonly FileKind[];
  readonly kindOf: (path: string) => FileKind;
  readonly listSizes: () => AsyncIterable<FileSize>;
};

/** The places of the files of a site. */
export type StoragePorts<D> = {
  readonly placesOf: (deps: D) => readonly MeasuredPlace[];
  /** Returns the time of a regular backup by the path of its file; undefined for another file. */
  readonly timeOfBackup: (path: string) => Date | undefined;
};

import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  rmdirSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small separate disk that can be filled completely. */
export type SmallDisk = {
  readonly dir: string;
  fill(): void;
  /** Frees the space that `fill` allocated. */
  makeRoom(): void;
  remove(): void;
};

const CHUNK_BYTES = 1 << 20;
const MB = 1 << 20;

/** Mounts a small disk in memory; undefined without root permissions. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'pegboard-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'pegboard-proof', dir], {
      stdio: 'ignore',
    });
  } catch {
    rmdirSync(dir);
    return undefined;
  }
  const ballast = join(dir, 'ballast');
  return {
    dir,
    fill: () => fill(ballast),
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', dir]);
      rmdirSync(dir);
    },
  };
}

/** Returns the free space of a disk in megabytes. */
export function freeMb(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return Math.floor((bavail * bsize) / MB);
}

function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (let bytes = CHUNK_BYTES; bytes >= 1; bytes = Math.floor(bytes / 2)) {
      const zeros = Buffer.alloc(bytes);
      while (isWritten(handle, zeros));
    }
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isWritten(handle: number, bytes: Buffer): boolean {
  try {
    return writeSync(handle, bytes) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

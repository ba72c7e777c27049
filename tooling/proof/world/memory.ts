import { readFileSync } from 'node:fs';

/** The memory of a process while it is watched. */
export type MemoryWatch = {
  /** The largest resident set since the watch began, in megabytes. */
  peakMb(): number;
  stop(): void;
};

const LOOK_MS = 50;

/** Returns the resident set of a process in megabytes; 0 when it has ended. */
export function residentMb(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0; // it has ended
  }
}

/** Watches the resident set of a process. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = residentMb(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), LOOK_MS);
  return { peakMb: () => peak, stop: () => clearInterval(timer) };
}

import { readdirSync, readFileSync } from 'node:fs';

/** The monitored memory of a process and its children. */
export type MemoryWatch = {
  /** Returns the peak resident set since the start of monitoring, in megabytes. */
  peakMb(): number;
  stop(): void;
};

const SAMPLE_INTERVAL_MS = 50;

/** Returns the resident set of a process and its children, in megabytes; 0 after its exit. */
export function residentMb(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = childrenOf(pid).map(residentMb);
    return children.reduce((sum, mb) => sum + mb, Math.round(Number(kilobytes) / 1024));
  } catch {
    return 0; // it has exited
  }
}

function childrenOf(pid: number): readonly number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** Monitors the resident set of a process and its children. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = residentMb(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), SAMPLE_INTERVAL_MS);
  return { peakMb: () => peak, stop: () => clearInterval(timer) };
}

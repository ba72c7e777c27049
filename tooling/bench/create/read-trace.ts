/** An event of a trace of Chromium; times are in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of the thread in a task. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** The categories that a recording needs. */
export const TRACE_CATEGORIES = [
  '-*',
  'blink.user_timing',
  'cc',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
];

/** The facts of a recording that the benchmark compares; times are in milliseconds. */
export type Recording = {
  /** The longest task of the main thread of a page, in processor time: other load of the machine does not count. */
  readonly longestTaskMs: number;
  /** The longest task of the main thread by the step that the page marked before it. */
  readonly longestTasks: Readonly<Record<string, number>>;
  /** The time that the main thread spent on decoding images. */
  readonly mainDecodeMs: number;
};

const DECODING =
  /^(?:Decode Image|Decode LazyPixelRef|ImageDecodeTask|ImageDecodeTaskImpl::RunOnWorkerThread)$/;

/** Reads a trace that Playwright recorded. */
export function readTrace(trace: Buffer): Recording {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] };
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const isMain = ({ pid, tid }: TraceEvent): boolean => mains.has(`${pid}/${tid}`);
  const msOf = ({ dur = 0 }: TraceEvent): number => dur / 1000;
  const tasks = events.filter((event) => event.name === 'RunTask' && isMain(event));
  const decodings = events.filter(({ name }) => DECODING.test(name));
  return {
    longestTaskMs: Math.max(0, ...tasks.map(threadMsOf)),
    longestTasks: longestTasks(events, tasks),
    mainDecodeMs: decodings.filter(isMain).reduce((sum, event) => sum + msOf(event), 0),
  };
}

const threadMsOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

const STEP = 'step:';

function longestTasks(
  events: readonly TraceEvent[],
  tasks: readonly TraceEvent[],
): Readonly<Record<string, number>> {
  const steps = events.filter(({ name }) => name.startsWith(STEP)).toSorted((one, two) => one.ts - two.ts);
  return Object.fromEntries(
    steps.map(({ name, ts }, nth) => {
      const end = steps[nth + 1]?.ts ?? Number.POSITIVE_INFINITY;
      const own = tasks.filter((task) => task.ts >= ts && task.ts < end);
      return [name.slice(STEP.length), Math.max(0, ...own.map(threadMsOf))];
    }),
  );
}

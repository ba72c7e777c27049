import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageEdit } from '@pegboard/types';
import type { PreviewContents, PreviewResult } from './preview-image.ts';
import type { ModelResult } from './describe-image.ts';
import type { ImageResult, DescriptorResult } from './process-image.ts';

/** An image to process: the bytes of an upload, the edit of a stored original, a drawing of the site, or a link preview. */
export type ImageTask = StoredImageTask | DescribeTask | DescribeStoredTask | ModelTask | PreviewTask;

/** An image for link previews that is drawn from stored covers and texts (IO-10). */
export type PreviewTask = { readonly kind: 'preview'; readonly contents: PreviewContents };

/** An upload whose descriptor is computed. */
export type DescribeTask = { readonly kind: 'describe'; readonly bytes: Uint8Array };

/** A stored image or a part of it of which the descriptor is computed: with those of its parts, if it is whole. */
export type DescribeStoredTask = {
  readonly kind: 'describe-stored';
  readonly stored: Uint8Array;
  readonly part?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
};

/** The question which model describes images. */
export type ModelTask = { readonly kind: 'model' };

/** An image of which every size is made. */
export type StoredImageTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'edit';
      readonly stored: Uint8Array;
      readonly format: string;
      readonly edit: ImageEdit;
    }
  | { readonly kind: 'drawing'; readonly svg: string }
  | { readonly kind: 'drawn-frames'; readonly frames: readonly string[]; readonly delayMs: number };

/** The message that a process sends when it has finished a task, with its memory in bytes. */
export type ImageAnswer = ({ readonly result: AnyResult } | { readonly error: string }) & {
  readonly heldBytes: number;
};

/** A pool of processes that decode and encode images. */
export type ImagePool = {
  /** True if a model of the operator describes images: then only the pool does. */
  readonly usesModel?: boolean;
  process<Task extends ImageTask>(task: Task): Promise<ResultOf<Task>>;
  close(): Promise<void>;
};

/** The result of a task. */
type ResultOf<Task extends ImageTask> = Task extends ModelTask
  ? ModelResult | Extract<ImageResult, { ok: false }>
  : Task extends DescribeTask | DescribeStoredTask
    ? DescriptorResult
    : Task extends PreviewTask
      ? PreviewResult | Extract<ImageResult, { ok: false }>
      : ImageResult;

/** The result of any task. */
export type AnyResult = ImageResult | DescriptorResult | ModelResult | PreviewResult;

type Job = {
  readonly task: ImageTask;
  resolve(result: AnyResult): void;
  reject(error: Error): void;
};
type ImageProcess = { readonly child: ChildProcess; job: Job | undefined; timer?: NodeJS.Timeout };

/** The limits of a pool. */
export type ImagePoolLimits = {
  /** Milliseconds after which a process that has not finished an image is killed. */
  readonly taskMs: number;
  /** Maximum memory of a process after an image; one with more is replaced. */
  readonly heldBytes: number;
};

const PROCESSES_MAX = 4;
/**
 * Thirty times the duration of the slowest accepted image, 100 megapixels of HEIC, on an idle core; less than the lease
 * of the job that waits for it.
 */
const LIMITS: ImagePoolLimits = { taskMs: 180_000, heldBytes: 600_000_000 };
const PROCESS_FILE = fileURLToPath(new URL('./image-process.ts', import.meta.url));
/**
 * The settings of Node, fonts and libraries that are passed on. Secrets of the site are not passed to code that decodes
 * foreign files.
 */
const PASSED_SETTINGS =
  /^(?:PATH|HOME|LANG|LC_\w+|TMPDIR|TZ|LD_LIBRARY_PATH|FONTCONFIG_\w+|XDG_\w+|NODE_\w+)$/;

/**
 * Returns a pool of as many processes as there are cores, at most 4. They start with the first tasks and end with this
 * process. Worker threads are unsuitable: encoders run in the thread pool of their process, where file access and the
 * compression of pages would wait behind them at the same priority, and the process keeps their memory. A process that
 * takes too long is killed, and its image is rejected as `image_too_slow`.
 */
export function createImagePool(
  size: number = Math.min(availableParallelism(), PROCESSES_MAX),
  processFile = PROCESS_FILE,
  limits = LIMITS,
  embedderPath?: string,
): ImagePool {
  const queue: Job[] = [];
  const processes: ImageProcess[] = [];

  const next = (worker: ImageProcess): void => {
    worker.job = queue.shift();
    if (!worker.job) {
      // An idle process does not keep this one alive.
      worker.child.unref();
      worker.child.channel?.unref();
      return;
    }
    worker.child.ref();
    worker.child.channel?.ref();
    worker.child.send(worker.job.task);
    worker.timer = setTimeout(() => {
      worker.job?.resolve({ ok: false, code: 'image_too_slow' });
      worker.child.kill('SIGKILL');
    }, limits.taskMs);
  };

  const start = (): ImageProcess => {
    const child = fork(processFile, {
      serialization: 'advanced',
      env: {
        ...settingsOf(process.env),
        ...(embedderPath !== undefined && { PEGBOARD_EMBEDDER: embedderPath }),
      },
      // A C2PA library uses cryptography that is experimental in Node, which warns about it on every start.
      execArgv: [...process.execArgv, '--disable-warning=ExperimentalWarning'],
    });
    const worker: ImageProcess = { child, job: undefined };
    let hasEnded = false;
    const end = (why: string): void => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(worker.timer);
      worker.job?.reject(new Error(`The process of a picture ended while it worked: ${why}.`));
      processes.splice(processes.indexOf(worker), 1);
      if (queue.length > 0) next(start());
    };
    child.on('message', (answer: ImageAnswer) => {
      const { job } = worker;
      clearTimeout(worker.timer);
      if ('result' in answer) job?.resolve(answer.result);
      else job?.reject(new Error(`A picture could not be processed: ${answer.error}`));
      worker.job = undefined;
      if (answer.heldBytes <= limits.heldBytes) next(worker);
      else {
        // Decoders do not return memory to the system before the process ends.
        end('it held too much memory');
        child.kill('SIGKILL');
      }
    });
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(String(signal ?? code)));
    processes.push(worker);
    return worker;
  };

  return {
    usesModel: embedderPath !== undefined,
    process<Task extends ImageTask>(task: Task) {
      const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Task>>();
      // A process answers a task with a result of its kind.
      queue.push({ task, resolve: resolve as Job['resolve'], reject });
      const idle = processes.find(({ job }) => job === undefined);
      if (idle) next(idle);
      else if (processes.length < size) next(start());
      return promise;
    },
    async close() {
      queue.length = 0;
      const ended = processes.map(async ({ child, timer }) => {
        clearTimeout(timer);
        const exit = once(child, 'exit');
        child.ref();
        child.kill('SIGKILL');
        await exit;
      });
      await Promise.all(ended);
    },
  };
}

/** Returns the environment of a process that decodes foreign files. */
export function settingsOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = Object.entries(environment).filter(([name]) => PASSED_SETTINGS.test(name));
  // The memory arenas of many threads are never returned to the system.
  return { ...Object.fromEntries(passed), MALLOC_ARENA_MAX: '2' };
}

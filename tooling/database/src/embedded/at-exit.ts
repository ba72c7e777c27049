/** An action that runs once: on request or at process exit, whichever is first. */
interface Ending {
  /** For the last moment of a process, which cannot wait. */
  readonly now: () => void;
  readonly soon: () => Promise<void>;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const open = new Map<Ending, () => Promise<void>>();

const onExit = (): void => {
  for (const ending of open.keys()) ending.now();
  open.clear();
};

const onSignal = (signal: NodeJS.Signals): void => {
  // the application has its own way to end; if that forgets us, `exit` does not
  if (process.listenerCount(signal) > 1) return;
  void Promise.allSettled([...open.values()].map((end) => end())).then(() => {
    process.off(signal, onSignal);
    process.kill(process.pid, signal);
  });
};

const watch = (): void => {
  process.on('exit', onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
};

const unwatch = (): void => {
  process.off('exit', onExit);
  for (const signal of SIGNALS) process.off(signal, onSignal);
};

/** Sees to it that `ending` happens before this process is gone; the answer makes it happen now, and only once. */
export const atExit = (ending: Ending): (() => Promise<void>) => {
  let ended: Promise<void> | undefined;
  const end = (): Promise<void> => {
    ended ??= ending.soon().finally(() => {
      open.delete(ending);
      if (open.size === 0) unwatch();
    });
    return ended;
  };
  if (open.size === 0) watch();
  open.set(ending, end);
  return end;
};

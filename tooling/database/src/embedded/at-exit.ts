/** An action that runs once: on request or at process exit, whichever is first. */
interface Ending {
  /** Runs synchronously at process exit. */
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
  // the application handles the signal itself; if it exits without us, `exit` runs the action
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

/** Runs `ending` before this process exits; the returned function runs it at once, and only once. */
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

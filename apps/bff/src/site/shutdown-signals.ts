const CLOSE_LIMIT_MS = 10_000;

/**
 * Shuts the process down on termination signals: runs `close`, for at most ten seconds after its initial
 * wait.
 */
export function shutDownOnSignals(close: () => Promise<void>, waitMs = 0): void {
  let isClosing = false;
  const end = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), waitMs + CLOSE_LIMIT_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

// A preload script of the site: shuts it down gracefully when the start script was killed and can no longer
// do so.
import { isMainThread } from 'node:worker_threads';

const POLL_INTERVAL_MS = 500;
const parent = process.ppid;

if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_INTERVAL_MS);
  timer.unref();
}

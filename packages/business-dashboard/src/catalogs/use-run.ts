'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CatalogPorts, CatalogResult, CatalogSummary, CatalogRun } from './catalog-types.ts';
import { runProgress } from './run-progress.ts';

const POLL_INTERVAL_MS = 1500;

/** The latest run of a catalog, the progress of its upload, and its actions. */
export type CatalogRunControl = {
  readonly run: CatalogRun | null;
  /** Progress from 0 to 1 while a file is sent; otherwise null. */
  readonly sent: number | null;
  readonly problem: string | null;
  begin(file: File | null, mayShrink: boolean): void;
  cancel(): void;
};

/** Starts and cancels runs of a catalog, and polls the progress of a pending one. */
export function useRun(
  ports: CatalogPorts,
  { id: catalogId, last_run: first }: CatalogSummary,
  { failed, onEnded }: { readonly failed: string; readonly onEnded: () => void },
): CatalogRunControl {
  const [run, setRun] = useState(first);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);
  const isGoing = run !== null && runProgress(run) !== null && sent === null;
  const take = (result: CatalogResult<CatalogRun>): void => {
    if (result.ok) setRun(result.data);
    setProblem(result.ok ? null : result.message || failed);
  };
  const look = useEffectEvent(() => {
    if (!run) return;
    void ports.readRun(run.id).then((result) => {
      if (!result.ok) return;
      setRun(result.data);
      if (!runProgress(result.data)) onEnded();
    });
  });
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(() => look(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isGoing]);
  return {
    run,
    sent,
    problem,
    begin(file, mayShrink) {
      const abort = new AbortController();
      sending.current = abort;
      setProblem(null);
      setSent(file ? 0 : null);
      void ports
        .begin({ catalogId, file, mayShrink, onSent: setSent, signal: abort.signal })
        .then((result) => {
          setSent(null);
          if (!abort.signal.aborted) take(result);
        });
    },
    cancel() {
      sending.current?.abort();
      if (sent !== null) return;
      if (run) void ports.cancel(run.id).then(take);
    },
  };
}

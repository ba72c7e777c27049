import { appendFileSync } from 'node:fs';

/** An intent: all its attempts share one id. */
export type Intent = {
  readonly id: string;
  /** `make` creates one record, `unmake` deletes one that a `make` of the same effect created. */
  readonly does: 'make' | 'unmake';
  /**
   * The record that it creates or deletes, such as `save 7 on 9`; several intents may have the same effect.
   */
  readonly effect: string;
};

/** The result of an attempt: done, rejected for sure, or unknown. */
export type AttemptResult =
  | { readonly kind: 'ok'; readonly answer?: string }
  | { readonly kind: 'fail'; readonly why: string }
  | { readonly kind: 'info'; readonly why: string };

/** A line of the ledger: every attempt is one `invoke` and, after its end, one of the others. */
export type Line =
  | ({ readonly line: 'invoke' } & Intent)
  | ({ readonly line: 'result'; readonly id: string } & AttemptResult);

/** The intents of clients and the responses they got, in order. */
export type Ledger = {
  readonly lines: readonly Line[];
  invoke(intent: Intent): void;
  result(id: string, result: AttemptResult): void;
};

/** Opens a ledger; with a file, each line is written before the client continues. */
export function openLedger(file?: string): Ledger {
  const lines: Line[] = [];
  const write = (line: Line): void => {
    lines.push(line);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  return {
    lines,
    invoke: (intent) => write({ line: 'invoke', ...intent }),
    result: (id, result) => write({ line: 'result', id, ...result }),
  };
}

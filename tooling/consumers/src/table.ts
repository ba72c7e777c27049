import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends an interface of Vitest
  interface TaskMeta {
    /** The row of a test in the table of results. */
    row?: Readonly<Record<string, string | number>>;
  }
}

/** Prints the measured results of all consumers as a table after the last test. */
export default class TableOfResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.result().state !== 'skipped')
        .map((test) => ({
          consumer: test.name.replace(/^\[[^\]]+\] /, '').split(':')[0] ?? '',
          result: test.result().state,
          seconds: Math.round((test.diagnostic()?.duration ?? 0) / 1000),
          ...test.meta().row,
        })),
    );
    console.table(rows);
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageFile } from './process-image.ts';

/** A picture to encode, by its original as it is stored. */
export type AvifTask = { readonly stored: Uint8Array; readonly signature: string };

/** The response of the encoding process. */
export type AvifAnswer = { readonly files: readonly ImageFile[] } | { readonly error: string };

/** Encodes AVIF in a process of its own, at the lowest priority: visitors never wait for it. */
export type AvifEncoder = {
  /** Encodes a picture; one at a time. */
  encode(task: AvifTask): Promise<readonly ImageFile[]>;
  /** Ends the process; the next picture starts another. */
  rest(): void;
};

/** An encoder whose process starts with the first picture, and ends with this one at the latest. */
export function createAvifEncoder(): AvifEncoder {
  let running: ChildProcess | undefined;
  return {
    encode(task) {
      const child = (running ??= fork(fileURLToPath(new URL('./avif-process.ts', import.meta.url)), {
        serialization: 'advanced',
      }));
      const { promise, resolve, reject } = Promise.withResolvers<readonly ImageFile[]>();
      const ended = (code: unknown): void => {
        if (running === child) running = undefined;
        reject(new Error(`The AVIF process ended while it encoded (${String(code)}).`));
      };
      child.once('exit', ended);
      child.once('message', (answer: AvifAnswer) => {
        child.off('exit', ended);
        if ('files' in answer) resolve(answer.files);
        else reject(new Error(`A picture could not be encoded as AVIF: ${answer.error}`));
      });
      child.send(task);
      return promise;
    },
    rest() {
      const child = running;
      running = undefined;
      child?.kill('SIGKILL');
    },
  };
}

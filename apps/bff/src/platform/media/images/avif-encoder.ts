import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageFile } from './process-image.ts';

/** An image to encode, by its stored original. */
export type AvifTask = { readonly stored: Uint8Array; readonly signature: string };

/** The response of the encoding process. */
export type AvifAnswer = { readonly files: readonly ImageFile[] } | { readonly error: string };

/** Encodes AVIF in a separate process at the lowest priority, so that requests are not delayed. */
export type AvifEncoder = {
  /** Encodes an image; one at a time. */
  encode(task: AvifTask): Promise<readonly ImageFile[]>;
  /** Ends the process; the next image starts another. */
  rest(): void;
};

/** Returns an encoder whose process starts with the first image, and ends with this one at the latest. */
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

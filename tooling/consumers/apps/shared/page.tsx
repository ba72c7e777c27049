// @boundaries-ignore the app installs it
import type { ReactNode } from 'react';
import { pins } from './pins';
import { Pins } from './readme-pins';

/** The page of an app: the grid of the README with sixty pins. */
export function Page({ nonce }: { readonly nonce?: string }): ReactNode {
  return (
    <main>
      <h1>Cups</h1>
      <Pins pins={pins} {...(nonce === undefined ? {} : { nonce })} />
    </main>
  );
}

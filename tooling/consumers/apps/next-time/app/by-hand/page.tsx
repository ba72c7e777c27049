// @boundaries-ignore the app installs it
import { connection } from 'next/server';
// @boundaries-ignore the app installs it
import type { ReactNode } from 'react';
import { firstPins } from '../first-pins';
import { ByHand } from '../by-hand';

/** The same markup as that of the grid, from the same pins, rendered for each request. */
export default async function ByHandPage(): Promise<ReactNode> {
  await connection();
  return <ByHand pins={firstPins} />;
}

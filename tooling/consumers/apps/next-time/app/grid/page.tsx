// @boundaries-ignore the app installs it
import { connection } from 'next/server';
// @boundaries-ignore the app installs it
import type { ReactNode } from 'react';
import { firstPins } from '../first-pins';
import { Pins } from '../readme-pins';

/** The grid of the README with fifty pins, rendered for each request. */
export default async function GridPage(): Promise<ReactNode> {
  await connection();
  return <Pins pins={firstPins} nonce="n" />;
}

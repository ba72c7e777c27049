// @boundaries-ignore the app has it
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Host } from '../host';

export default async function PlainPage(): Promise<ReactNode> {
  await connection();
  return <Host />;
}

import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { readResource } from '../../data/read-resource.ts';

const schema = z.object({ label: z.nullable(z.string()) });

/** Reads the name of the operator's provider; null without one. */
export async function readSignOnLabel({ context }: LoaderFunctionArgs): Promise<string | null> {
  const read = await readResource(context, 'SignOnProvider', {});
  return read.ok ? schema.parse(read.data).label : null;
}

import { z } from 'zod';
import { parseJson } from '../../platform/http/plugins/bodies.ts';

const CONTEXT_MAX = 4000;

/** The context in a request: an object, or its JSON, of at most 4,000 characters. */
export const contextSchema = z
  .union([
    z.string().max(CONTEXT_MAX, `Use ${CONTEXT_MAX} characters or fewer.`),
    z.record(z.string(), z.unknown()),
  ])
  .transform((sent, check): Readonly<Record<string, unknown>> => {
    const facts = typeof sent === 'string' ? readObject(sent) : sent;
    if (facts !== undefined) return facts;
    check.addIssue({ code: 'custom', message: 'Give the JSON text of an object.' });
    return z.NEVER;
  });

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(parseJson(text)).data;
  } catch {
    // Invalid JSON is reported like a value that is not an object.
    return undefined;
  }
}

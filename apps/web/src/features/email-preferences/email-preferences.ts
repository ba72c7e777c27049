import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';

/** The email lists of a member, with the masked address. */
export type EmailChoices = z.infer<typeof choicesSchema>;

const choicesSchema = z.object({ email: z.string(), lists: z.record(z.string(), z.boolean()) });

/**
 * Reads the email preferences of the link's recipient, otherwise of the viewer. Null if the link is no longer
 * valid.
 */
export async function readChoices(
  context: LoaderFunctionArgs['context'],
  token: string | undefined,
): Promise<EmailChoices | null> {
  const read = await readResource(context, 'EmailSettings', toEmailOptions(token));
  return read.ok ? choicesSchema.parse(read.data) : null;
}

/** Enables or disables email lists. Throws `ResourceError`. */
export async function changeChoices(
  token: string | undefined,
  lists: Readonly<Record<string, boolean>>,
): Promise<EmailChoices> {
  const options = { ...toEmailOptions(token), lists };
  return choicesSchema.parse(await callResource({ name: 'EmailSettings', action: 'update', options }));
}

/** Returns the request options that identify the member. */
export const toEmailOptions = (token: string | undefined): { readonly token?: string } =>
  token === undefined ? {} : { token };

/** Returns the token of an email link. */
export const getToken = (params: URLSearchParams): string | undefined => params.get('token') ?? undefined;

/** Returns an address of these pages with the link's token, and its own query. */
export function withToken(
  path: string,
  token: string | undefined,
  query: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ ...toEmailOptions(token), ...query });
  return params.size === 0 ? path : `${path}?${params}`;
}

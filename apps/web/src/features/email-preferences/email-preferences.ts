import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';

/** The email lists of a member; the address is shown by its first letter. */
export type EmailChoices = z.infer<typeof choicesSchema>;

const choicesSchema = z.object({ email: z.string(), lists: z.record(z.string(), z.boolean()) });

/** Reads them: of whom the link was mailed to, else of the member. Null when the link no longer works. */
export async function readChoices(
  context: LoaderFunctionArgs['context'],
  token: string | undefined,
): Promise<EmailChoices | null> {
  const read = await readResource(context, 'EmailSettings', toEmailOptions(token));
  return read.ok ? choicesSchema.parse(read.data) : null;
}

/** Turns lists on or off. Throws `ResourceError`. */
export async function changeChoices(
  token: string | undefined,
  lists: Readonly<Record<string, boolean>>,
): Promise<EmailChoices> {
  const options = { ...toEmailOptions(token), lists };
  return choicesSchema.parse(await callResource({ name: 'EmailSettings', action: 'update', options }));
}

/** The options by which a call says whose mails it is about. */
export const toEmailOptions = (token: string | undefined): { readonly token?: string } =>
  token === undefined ? {} : { token };

/** The token of a mail's link. */
export const getToken = (params: URLSearchParams): string | undefined => params.get('token') ?? undefined;

/** An address of these pages for whom the link was mailed to, with what else its query says. */
export function withToken(
  path: string,
  token: string | undefined,
  query: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ ...toEmailOptions(token), ...query });
  return params.size === 0 ? path : `${path}?${params}`;
}

import { sendCall } from '@pegboard/resource-client';
import * as z from 'zod/mini';
import { callResource, resourcePorts } from '../../data/call-resource.ts';

/** Which mails somebody gets, by the list; the address is shown by its first letter. */
export type EmailChoices = z.infer<typeof choicesSchema>;

const choicesSchema = z.object({ email: z.string(), lists: z.record(z.string(), z.boolean()) });

/** Reads them: of whom the link was mailed to, else of the member. Undefined when the link no longer works. */
export async function readChoices(token: string | undefined): Promise<EmailChoices | undefined> {
  const call = { name: 'EmailSettings', action: 'get', options: optionsOf(token) } as const;
  const answer = await sendCall(resourcePorts({}), call);
  return answer.ok ? choicesSchema.safeParse(answer.data).data : undefined;
}

/** Turns lists on or off. Throws `ResourceError`. */
export async function changeChoices(
  token: string | undefined,
  lists: Readonly<Record<string, boolean>>,
): Promise<EmailChoices> {
  const options = { ...optionsOf(token), lists };
  return choicesSchema.parse(await callResource({ name: 'EmailSettings', action: 'update', options }));
}

/** The options by which a call says whose mails it is about. */
export const optionsOf = (token: string | undefined): { readonly token?: string } =>
  token === undefined ? {} : { token };

/** The token of a mail's link. */
export const tokenOf = (params: URLSearchParams): string | undefined => params.get('token') ?? undefined;

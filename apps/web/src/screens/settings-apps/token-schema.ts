import * as z from 'zod/mini';

/** The response of PersonalTokenResource: a token without its text. */
export const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  expires_at: z.string(),
});

/** The response to the creation of a token: the only one with its text. */
export const newTokenSchema = z.object({ name: z.string(), access_token: z.string() });

/** A personal access token as its member sees it. */
export type PersonalToken = z.infer<typeof tokenSchema>;

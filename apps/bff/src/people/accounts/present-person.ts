import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import type { UserRow } from './user-row.ts';

/** A member in a REST list, such as a follower, a collaborator or an invited member. */
export const personSchema = z.strictObject({
  id: idAnswer,
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.string().nullable(),
});

/** Presents a member in a list. */
export function presentPerson({
  id,
  username,
  fullName,
  imageSignature,
}: UserRow): z.infer<typeof personSchema> {
  return {
    id: String(id),
    username,
    full_name: fullName,
    image_medium_url: imageSignature === null ? null : imageUrl(imageSignature, '136x136'),
  };
}

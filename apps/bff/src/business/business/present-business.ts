import { z } from 'zod';
import { idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { Membership } from './find-business.ts';
import { kindSchema, getPermissions, roleSchema } from './rights.ts';

/** A business as shown to one of its members. */
export const businessSchema = z.strictObject({
  id: idAnswer,
  kind: kindSchema,
  name: z.string(),
  website_url: z.string().nullable(),
  category: z.string().nullable(),
  /** The account whose pins belong to this business. */
  profile_username: z.string().nullable(),
  parent_id: idAnswer.nullable(),
  created_at: timeAnswer,
  /** The viewer's role and permissions. */
  role: roleSchema,
  rights: z.array(z.string()),
});

/** Presents a business to one of its members. */
export function presentBusiness({ business, member }: Membership): z.infer<typeof businessSchema> {
  return {
    id: String(business.id),
    kind: business.kind,
    name: business.name,
    website_url: business.websiteUrl,
    category: business.category,
    profile_username: business.profileUsername,
    parent_id: business.parentId === null ? null : String(business.parentId),
    created_at: business.createdAt.toISOString(),
    role: member.role,
    rights: [...getPermissions(member.role)],
  };
}

import { z } from 'zod';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import {
  authenticatedResource,
  type Answer,
  type AnswerSchema,
  type AnyResource,
  type Call,
  type Resource,
} from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { authorizeBusiness, type BusinessRequirement, type Membership } from './find-business.ts';

type BusinessResource<O extends z.ZodRawShape, D extends AnswerSchema> = Omit<
  Resource<z.ZodType, SignedIn, D>,
  'access' | 'options' | 'handle'
> &
  BusinessRequirement & {
    /** Strict schema of the options in addition to `business_id`, which all these operations have. */
    readonly options: z.ZodObject<O, z.core.$strict>;
    readonly handle: (
      options: z.infer<z.ZodObject<O, z.core.$strict>>,
      call: Call<SignedIn> & Membership,
    ) => Promise<Answer<z.infer<D>>>;
  };

/**
 * Declares a resource of one business: reads `business_id`, admits members whose role has the permission, and
 * passes the business and the member to `handle`. Others receive `business_not_found`, whether it exists or
 * not; members without the permission `business_right_missing`. The tenant matrix tests every one of them
 * (BD-04).
 */
export function businessResource<O extends z.ZodRawShape, D extends AnswerSchema>(
  deps: Pick<Deps, 'db'>,
  { right, kinds, options, handle, ...definition }: BusinessResource<O, D>,
): AnyResource {
  const gate: BusinessRequirement = { right, ...(kinds && { kinds }) };
  const resource = authenticatedResource({
    ...definition,
    options: z.strictObject({ business_id: idSchema, ...options.shape }),
    async handle(sent, call) {
      const { business_id: id, ...rest } = sent as { readonly business_id: string };
      const membership = await authorizeBusiness(deps.db, call.viewer, id, gate);
      return handle(rest as z.infer<z.ZodObject<O, z.core.$strict>>, { ...call, ...membership });
    },
  });
  return { ...resource, business: gate };
}

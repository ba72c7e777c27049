import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import type { Deps } from './deps.ts';
import { readLink } from './input.ts';
import { offsiteAddress, type LinkTokens } from './link-tokens.ts';

/** GraphQL resolver of a pin's signed redirect (OB-05), so that a click need not wait for the check. */
export function offsiteResolvers({ env }: Pick<Deps, 'env'>, tokens: LinkTokens): Resolvers {
  return {
    Pin: {
      trackedLink({ id, link }) {
        const url = link === null ? undefined : readLink(link);
        // The same for a whole day, so that a page with it can be cached for all visitors.
        return url
          ? offsiteAddress(env.publicUrl, tokens, { url: url.href, pin: String(id) }, 'the day after')
          : null;
      },
    },
  };
}

import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import type { Deps } from './deps.ts';
import { readLink } from './input.ts';
import { offsiteAddress, type LinkTokens } from './link-tokens.ts';

/** The signed way out of a pin (OB-05), so that a click need not wait for the check. */
export function offsiteResolvers({ env }: Pick<Deps, 'env'>, tokens: LinkTokens): Resolvers {
  return {
    Pin: {
      trackedLink({ id, link }) {
        const url = link === null ? undefined : readLink(link);
        // The same for a whole day: a page that shows it stays the same for all of its visitors.
        return url
          ? offsiteAddress(env.publicUrl, tokens, { url: url.href, pin: String(id) }, 'the day after')
          : null;
      },
    },
  };
}

import { offsiteCheckSchema } from '@pegboard/types';
import { noteAdClick } from '../../advertising/conversions/index.ts';
import type { Deps } from './deps.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { v3Route, type AnyV3Route } from '../../platform/http/v3-route.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { checkLink } from './check-link.ts';
import { offsiteOptions } from './input.ts';
import { offsiteAddress, type LinkTokens } from './link-tokens.ts';
import { recordClick } from './record-click.ts';

const CHECKS_A_MINUTE = defineLimit({
  name: 'link checks an address',
  max: 240,
  windowMs: 60_000,
  against: 'load',
});

/**
 * Declares the check of outbound links (§7, OB-03). Its `url` is the address on our site that redirects to
 * the link for a day, and null for a blocked link; `redirect_status` 'error' means that the check failed.
 */
export function offsiteV3Routes(deps: Deps, tokens: LinkTokens): readonly AnyV3Route[] {
  return [
    v3Route({
      method: 'POST',
      path: '/v3/offsite/',
      endpoint: 'v3_offsite',
      access: 'anyone',
      options: offsiteOptions,
      answer: offsiteCheckSchema,
      async handle(
        {
          check_only: isCheck,
          pin_id: linkedId,
          url: link,
          client_tracking_params: mark,
          aux_data: aux = {},
        },
        { viewer, address, asksForPrivacy },
      ) {
        await deps.limits.count([CHECKS_A_MINUTE, getClientSubnet(address)]);
        const url = new URL(link);
        const { status, message } = await checkLink(deps, url);
        if (!isCheck) {
          await recordClick(deps, viewer, { linkedId, url, status, aux });
          if (aux.clickthrough_type !== 'rightClick')
            await noteAdClick(deps, { mark, viewer, asksForPrivacy });
        }
        const isOpen = status === 'ok' || status === 'error';
        const leads = isOpen
          ? offsiteAddress(deps.env.publicUrl, tokens, { url: link, pin: linkedId ?? '' })
          : null;
        return { data: { message, redirect_status: status, url: leads } };
      },
    }),
  ];
}

import type { ActionResult } from '@pegboard/business-dashboard';
import { billingMessages, type ChargeData, type ChargeResult } from '@pegboard/business-dashboard/billing';
import { sendRequest } from '@pegboard/resource-client';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { resourcePorts } from '../../data/call-resource.ts';
import { billing as billingTexts } from '../../messages/business/billing.ts';
import { useBusinessErrors } from '../../messages/business/business-errors.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { getClientErrorMessage } from '../../messages/client-messages.ts';
import { useBusiness } from './business-data.ts';
import { useBusinessApi } from './use-business-api.ts';
import { appWindow } from '../../data/app-window.ts';

type Said = { readonly isDone: boolean; readonly text: string };

const CARD = 'card_token';
const CHARGE = 'charge';

/** Returns the address of a payment processor's page that redirects back to `here`. */
export const processorHref = (path: string, here: string): string => {
  const join = path.endsWith('back=') ? '' : `${path.includes('?') ? '&' : '?'}back=`;
  return `${path}${join}${encodeURIComponent(here)}`;
};

/**
 * Handles the payments of a page: charges a card, and processes the result of the processor's page, a card
 * token or a confirmed charge.
 */
export function usePayments(): {
  /** The address of this page, without the processor's parameters. */
  readonly here: string;
  readonly said: Said | undefined;
  readonly charge: (name: string, options: object) => Promise<ChargeResult>;
} {
  const { id } = useBusiness();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { call } = useBusinessApi();
  const translate = useBusinessErrors();
  const texts = useTranslated(billingTexts) ?? billingMessages;
  const [said, setSaid] = useState<Said>();
  const taken = useRef('');
  const params = new URLSearchParams(search);
  const [token, charged] = [params.get(CARD), params.get(CHARGE)];
  params.delete(CARD);
  params.delete(CHARGE);
  const here = `${pathname}${params.size > 0 ? `?${params}` : ''}`;
  const answered = (data: unknown): ChargeResult => {
    const charge = data as ChargeData;
    if (charge.state === 'needs_confirmation' && charge.confirm_path !== null)
      appWindow.location.assign(processorHref(charge.confirm_path, here));
    if (charge.state === 'succeeded' || charge.state === 'needs_confirmation')
      return { ok: true, isAnswered: true };
    const message = charge.state === 'declined' ? texts.declined : texts.pending;
    return { ok: false, message, isAnswered: charge.state === 'declined' };
  };
  useEffect(() => {
    const back = token ?? charged;
    if (back === null || taken.current === back) return;
    taken.current = back;
    const report = (result: ActionResult, done: string): void =>
      setSaid({ isDone: result.ok, text: result.ok ? done : result.message || texts.failed });
    const take = async (): Promise<void> => {
      if (token !== null)
        report(
          await call(
            { name: 'PaymentMethod', action: 'create', options: { business_id: id, token } },
            () => undefined,
          ),
          texts.cardAdded,
        );
      else {
        let result: ActionResult = { ok: false, message: '' };
        const sent = await call(
          { name: 'Charge', action: 'update', options: { business_id: id, charge_id: charged ?? '' } },
          (data) => (result = answered(data)),
        );
        report(sent.ok ? result : sent, texts.paid);
      }
      await navigate(here, { replace: true, preventScrollReset: true });
    };
    void take().catch(() => setSaid({ isDone: false, text: texts.failed }));
  });
  return {
    here,
    said,
    async charge(name, options) {
      const response = await sendRequest(resourcePorts({}), {
        name,
        action: 'create',
        options: { business_id: id, ...options },
      });
      if (!response.ok) {
        const { message, fields, http_status: status } = translate(getClientErrorMessage(response.failure));
        return { ok: false, message, fields, isAnswered: status >= 400 && status < 500 };
      }
      const result = answered(response.data);
      await revalidate();
      return result;
    },
  };
}

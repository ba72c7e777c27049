import type { ActionResult } from '@pegboard/business-dashboard';
import { useRevalidator } from 'react-router';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { useBusinessErrors } from '../../messages/business/business-errors.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

type Call = Parameters<typeof callResource>[0];

/** Returns the requests of business pages with their results; after a success the page is reloaded. */
export function useBusinessApi(): {
  readonly call: (call: Call, then?: (data: unknown) => void) => Promise<ActionResult>;
} {
  const { revalidate } = useRevalidator();
  const { errors } = useTexts('site', enUs);
  const translate = useBusinessErrors();
  return {
    async call(call, then) {
      try {
        const data = await callResource(call);
        if (then) then(data);
        else await revalidate();
        return { ok: true };
      } catch (error) {
        if (!(error instanceof ResourceError)) throw error;
        const { code, message, fields } = translate(error.failure);
        return { ok: false, message: code === 'network' ? errors.offline : message, fields };
      }
    },
  };
}

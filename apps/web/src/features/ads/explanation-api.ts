import {
  explanationFromRest,
  type AdExplanation,
  type AdExplanationPorts,
  type NamedCode,
} from '@pegboard/ad-explanation';
import { callResource } from '../../data/call-resource.ts';

const RESOURCES = { countries: 'Countries', locales: 'Locales' } as const;

/**
 * Returns the ports of the ad explanation. Each read is made for this viewer and bypasses the query cache.
 */
export function explanationPorts(about: {
  readonly query: string | undefined;
  readonly locale: string;
}): AdExplanationPorts {
  return {
    async read(pinId): Promise<AdExplanation> {
      const query = sendableQuery(about.query);
      const options = { pin_id: pinId, ...(query === '' ? {} : { query }) };
      const data = await callResource({ name: 'AdExplanation', action: 'get', options });
      const explanation = explanationFromRest(data);
      if (!explanation) throw new Error('The explanation of an ad came in another shape than was agreed.');
      return explanation;
    },
    async readNames(list) {
      const options = { locale: about.locale };
      const names = await callResource({ name: RESOURCES[list], action: 'get', options });
      return Array.isArray(names) ? names.filter(isNamedCode) : [];
    },
  };
}

/** Maximum length of the search query in the server's request. */
const QUERY_MAX = 200;

/**
 * Reduces search terms to a form that the server accepts, so that any address can be explained without an
 * error.
 */
export function sendableQuery(query: string | undefined): string {
  return (query ?? '').replaceAll('\0', '').slice(0, QUERY_MAX).toWellFormed();
}

function isNamedCode(data: unknown): data is NamedCode {
  return (
    typeof data === 'object' &&
    data !== null &&
    'code' in data &&
    'name' in data &&
    typeof data.code === 'string' &&
    typeof data.name === 'string'
  );
}

import { closeupSeo } from '@pegboard/closeup/seo';
import { parsePinId } from '@pegboard/routes';
import { operationKey } from '../../data/query-cache.ts';
import { PinDocument, type PinQuery } from '../../data/generated/graphql.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { attributes, dataScript, type Screen } from '../../features/document-head/screen-head.ts';
import { oembedLinks } from '../../features/document-head/alternate-links.ts';
import { toPin } from '../../features/closeup/pin-from-query.ts';

/**
 * Returns the head of a pin's page for search engines and previews, in addition to title and address (CU-09).
 */
export function pinHead({ answers, params, publicUrl, language }: Screen): string {
  const messages = language?.site ?? enUs;
  const known = answers.read(operationKey(PinDocument, { pin: parsePinId(params['slug'] ?? '') }));
  const result = known?.kind === 'known' ? (known.data as PinQuery).result : undefined;
  if (result?.__typename !== 'PinData') return '';
  const seo = closeupSeo(toPin(result.data), {
    publicUrl,
    name: messages.site,
    untitled: messages.pin.untitled,
    oembedHref: (address) => address,
  });
  const metas = seo.meta.map(
    ({ attribute, key, content }) => `<meta ${attributes({ [attribute]: key, content })}>`,
  );
  const oembed = seo.oembed === undefined ? '' : oembedLinks(seo.oembed, seo.title, publicUrl);
  return metas.join('') + oembed + dataScript('application/ld+json', seo.jsonLd);
}

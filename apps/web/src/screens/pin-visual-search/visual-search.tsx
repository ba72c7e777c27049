import { CropPicture, parseCrop, formatCrop, INITIAL_CROP, type Crop } from '@pegboard/closeup/crop';
import { parsePinId, pinPath, visualSearchPath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import {
  SimilarPins,
  VisualSearchFrame,
  VisualSearchKinds,
} from '../../features/visual-search/visual-search-frame.tsx';
import { PinDocument, VisualSearchDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { visualSearchTexts as enUsVisualSearch } from '../../messages/en-us-pin.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { notFound } from '../../data/not-found.ts';
import { toPin } from '../../features/closeup/pin-from-query.ts';
import styles from '../../features/visual-search/visual-search.module.css';

const cropOf = (params: URLSearchParams): Crop => parseCrop(params.get('crop')) ?? INITIAL_CROP;
const isOfProducts = (pathname: string): boolean => /\/products\/*$/.test(pathname);

/** Reads the pin and what looks like the part of its picture that the address names. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const { pathname, searchParams } = new URL(request.url);
  const pin = parsePinId(params['slug'] ?? '');
  const sought = { pin, crop: cropOf(searchParams), productsOnly: isOfProducts(pathname) };
  const [{ result }] = await Promise.all([
    answers.ask(PinDocument, { pin }),
    answers.ask(VisualSearchDocument, firstPage(sought)),
  ]);
  if (result.__typename !== 'PinData') throw notFound();
  return null;
}

/** The search by a part of a pin's picture (CU-06): of all pins, or below `products/` of products alone. */
export function Component(): ReactNode {
  const { slug = '' } = useParams();
  const id = parsePinId(slug);
  const data = useQuery(PinDocument, { pin: id });
  const pin = useMemo(
    () => (data?.result.__typename === 'PinData' ? toPin(data.result.data) : undefined),
    [data],
  );
  return pin ? <SearchScreen key={id} pin={pin} /> : null;
}

function SearchScreen({ pin }: { readonly pin: Pin }): ReactNode {
  const texts = useTexts('visualSearch', enUsVisualSearch);
  const cropMessages = useTexts('cropMessages');
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const named = formatCrop(cropOf(params));
  const crop = useMemo(() => parseCrop(named) ?? INITIAL_CROP, [named]);
  const isProducts = isOfProducts(pathname);
  const mark = (next: Crop): void =>
    void navigate(visualSearchPath(pin.id, isProducts ? 'products' : undefined, formatCrop(next)), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <VisualSearchFrame
      title={texts.title}
      picture={
        <>
          <Link className={styles.back} to={pinPath(pin)}>
            {texts.back}
          </Link>
          <h1>{texts.title}</h1>
          <p className={styles.hint}>{texts.hint}</p>
          <CropPicture
            images={pin.images}
            alt={pin.altText ?? pin.autoAltText ?? pin.title ?? ''}
            crop={crop}
            onCrop={mark}
            locale={locale}
            messages={cropMessages}
          />
        </>
      }
      kinds={
        <VisualSearchKinds isProducts={isProducts} pathOf={(kind) => visualSearchPath(pin.id, kind, named)} />
      }
      found={<Found key={`${isProducts} ${named}`} pinId={pin.id} crop={crop} isProducts={isProducts} />}
    />
  );
}

function Found(props: {
  readonly pinId: string;
  readonly crop: Crop;
  readonly isProducts: boolean;
}): ReactNode {
  const { pinId, crop, isProducts } = props;
  const feed = useFeed({
    key: `visual search ${pinId} ${isProducts} ${formatCrop(crop)}`,
    document: VisualSearchDocument,
    variables: { pin: pinId, crop, productsOnly: isProducts },
    connectionOf: (data) => data.feed.connection,
  });
  return <SimilarPins feed={feed} />;
}

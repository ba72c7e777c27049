import { CropPicture, INITIAL_CROP } from '@pegboard/closeup/crop';
import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import { Button, getFormText } from '@pegboard/ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { SearchByImageDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { useIsHydrated } from '../../data/use-is-hydrated.ts';
import { isTextField, toComposerStart } from '../../features/creating/transfer.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { searchPath } from '../../features/search/search-address.ts';
import {
  SimilarPins,
  VisualSearchFrame,
  VisualSearchKinds,
} from '../../features/visual-search/visual-search-frame.tsx';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { describeAddress, describeFile, describeImage, readKept, type KeptSearch } from './search-image.ts';
import styles from './search-visual.module.css';

const PATH = '/search/visual/';
const LOOK = /^[\w-]{64}$/;

type Sought = { readonly look: string; readonly isProducts: boolean };

/** Returns the search of an address: the code of the image, which is empty or not valid before one is chosen. */
function soughtOf(params: URLSearchParams): Sought | undefined {
  const look = params.get('look') ?? '';
  return LOOK.test(look) ? { look, isProducts: params.get('kind') === 'products' } : undefined;
}

const pathOf = ({ look, isProducts }: Sought): string =>
  `${PATH}?${new URLSearchParams({ look, ...(isProducts && { kind: 'products' }) })}`;

/** Reads what looks like the image of the address. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const sought = soughtOf(new URL(request.url).searchParams);
  if (sought)
    await context
      .get(answersContext)
      .ask(SearchByImageDocument, firstPage({ look: sought.look, productsOnly: sought.isProducts }));
  return null;
}

/** The search with an image of the viewer's own: a file, a photo, a copied image or an address (SR-12). */
export function Component(): ReactNode {
  const texts = useTexts('search', enUsSearch).visual;
  const [params] = useSearchParams();
  const sought = soughtOf(params);
  return (
    <VisualSearchFrame
      title={texts.title}
      picture={<ImageChoice sought={sought} />}
      kinds={
        sought && (
          <VisualSearchKinds
            isProducts={sought.isProducts}
            pathOf={(kind) => pathOf({ ...sought, isProducts: kind === 'products' })}
          />
        )
      }
      found={sought && <Found key={pathOf(sought)} {...sought} />}
    />
  );
}

function Found({ look, isProducts }: Sought): ReactNode {
  const feed = useFeed({
    key: `search by image ${look} ${isProducts}`,
    document: SearchByImageDocument,
    variables: { look, productsOnly: isProducts },
    connectionOf: (data) => data.feed.connection,
  });
  return <SimilarPins feed={feed} />;
}

function ImageChoice({ sought }: { readonly sought: Sought | undefined }): ReactNode {
  const texts = useTexts('search', enUsSearch).visual;
  const locale = useLocale();
  const cropMessages = useTexts('cropMessages');
  const navigate = useNavigate();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const { state } = useLocation() as { readonly state: unknown };
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isHydrated = useIsHydrated();
  // The server does not know what the history of the browser keeps.
  const kept = useMemo(() => (isHydrated ? readKept(state) : undefined), [isHydrated, state]);
  const open = (look: string, next: KeptSearch | undefined, isReplaced = false): void =>
    void navigate(pathOf({ look, isProducts: sought?.isProducts ?? false }), {
      state: next,
      replace: isReplaced,
      preventScrollReset: isReplaced,
    });
  const searchFile = (file: File): Promise<boolean> =>
    submit(async () => {
      const { look, image } = await describeFile(file);
      open(look, image && { image, crop: INITIAL_CROP });
    });
  const searchAddress = (url: string): Promise<boolean> =>
    submit(async () => open(await describeAddress(url), undefined));
  const searchPart = (next: KeptSearch): Promise<boolean> =>
    submit(async () => open(await describeImage(next.image, next.crop), next, true));
  const transfer = useEffectEvent((event: Event, data: DataTransfer | null): void => {
    const { files, url } = (data && toComposerStart(data)) ?? {};
    const file = files?.find(({ type }) => type.startsWith('image/'));
    if (!file && url === undefined) return;
    event.preventDefault();
    void (file ? searchFile(file) : searchAddress(url ?? ''));
  });
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    // Before the page, which would begin a Pin with the image.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => transfer(event, event.dataTransfer), { signal });
    document.addEventListener(
      'paste',
      (event) => {
        if (!isTextField(event.target)) transfer(event, event.clipboardData);
      },
      { signal },
    );
    return () => page.abort();
  }, []);
  return (
    <>
      <h1>{texts.title}</h1>
      {kept ? (
        <>
          <p className={styles.hint}>{texts.cropHint}</p>
          <CropPicture
            images={{ '736x': kept.image }}
            alt={texts.yourImage}
            crop={kept.crop}
            onCrop={(crop) => void searchPart({ ...kept, crop })}
            locale={locale}
            messages={cropMessages}
          />
        </>
      ) : (
        <p className={styles.hint} id={hintId}>
          {texts.hint}
        </p>
      )}
      {isHydrated ? (
        <>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) void searchFile(file);
            }}
          />
          <Button
            variant={kept ? 'secondary' : 'primary'}
            disabled={isBusy}
            aria-describedby={kept ? undefined : hintId}
            onClick={() => input.current?.click()}
          >
            {kept ? texts.another : texts.choose}
          </Button>
        </>
      ) : null}
      <PlainForm
        className={styles.address}
        action={PATH}
        onSend={(form) => void searchAddress(getFormText(form, 'image_url').trim())}
      >
        <label>
          {texts.address}
          <input
            type="url"
            name="image_url"
            dir="ltr"
            defaultValue={values['image_url']}
            required
            maxLength={2000}
            placeholder="https://"
            aria-invalid={fields['image_url'] !== undefined}
          />
        </label>
        <Button type="submit" variant="secondary" disabled={isBusy}>
          {texts.search}
        </Button>
      </PlainForm>
      <p className={styles.error} role="alert">
        {message ?? fields['image_url'] ?? fields['image_base64']}
      </p>
      <output className={styles.hint}>{isBusy ? texts.busy : ''}</output>
      {kept ? null : <ColorLinks />}
    </>
  );
}

/** Renders links to the searches by color. */
function ColorLinks(): ReactNode {
  const { visual, values } = useTexts('search', enUsSearch);
  const address = { tab: 'pins', guides: [], filters: [], isExact: false } as const;
  return (
    <nav className={styles.colors} aria-label={visual.colors}>
      <p>{visual.colors}</p>
      <ul>
        {SEARCH_FILTER_VALUES.color.map((color) => (
          <li key={color}>
            <Link to={searchPath({ ...address, query: `color:${color}` })}>
              <span className={styles.swatch} data-color={color} aria-hidden />
              {values.color[color]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

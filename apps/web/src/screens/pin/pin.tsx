import { Closeup, CommentsSection, preloadCloseup } from '@pegboard/closeup';
import { getOriginalPinId } from '@pegboard/pin-card';
import { parsePinId, profilePath, visualSearchPath } from '@pegboard/routes';
import { getProducts, type Pin, type Pinner } from '@pegboard/types';
import { ErrorBoundary, Skeleton } from '@pegboard/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { WhyAdButton } from '../../features/closeup/why-ad-button.tsx';
import { useAdView, useVisitHandlers } from '../../features/outbound/outbound-links.tsx';
import { usePinFeedback } from '../../features/feedback/use-pin-feedback.ts';
import { Link } from '../../features/links/link.tsx';
import { PinActions } from '../../features/closeup/pin-actions.tsx';
import { Follow } from '../../features/feedback/follow.tsx';
import { firstInteraction } from '../../features/visitor/on-first-interaction.ts';
import { PinMedia } from '../../features/closeup/pin-media.tsx';
import { useSaving } from '../../features/saving/saving-context.ts';
import { PinDocument, RelatedPinsDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { firstPage } from '../../data/use-feed.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { notFound } from '../../data/not-found.ts';
import styles from './pin.module.css';
import { AiInfo, MoreOfPin, RelatedPins, NearProducts, NearReactions } from './lazy-related-pins.tsx';
import { pinHead } from './pin-head.ts';
import { toPin, type PinData } from '../../features/closeup/pin-from-query.ts';
import { useOpenPin } from '../../features/pin-feed/use-open-pin.ts';
import { useImageViewer } from './use-image-viewer.tsx';
import { usePinKeys } from './use-pin-keys.ts';
import { useRecentCloseup } from './use-recent-closeup.ts';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

const Comments = lazy(() => import('../../features/closeup/comments.tsx'));
const loadGrid = () => import('./related-grid.tsx');
const RelatedGrid = lazy(loadGrid);
/** For visitors: the server has rendered the grid, whose code is loaded when the page is used. */
const RelatedGridWhenUsed = lazy(() => firstInteraction.then(loadGrid));

/**
 * Metadata for search engines and previews, which the server writes into visitors' pages; browsers do not
 * load its code.
 */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: pinHead, isForAll: true } : {};

/** Loads the pin; its related pins are requested at once and streamed. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const pin = parsePinId(params['slug'] ?? '');
  // Without related pins the close-up is still complete.
  answers.ask(RelatedPinsDocument, firstPage({ pin })).catch(() => undefined);
  const policy = context.get(freshnessContext).policy(`/pin/${pin}/`);
  const { result } = await answers.ask(PinDocument, { pin }, policy);
  if (result.__typename !== 'PinData') throw notFound(result.isGone);
  await preloadCloseup(toPin(result.data)).catch(() => undefined);
  return null;
}

/** Renders the close-up of a pin. */
export function Component(): ReactNode {
  const { slug = '' } = useParams();
  const id = parsePinId(slug);
  const data = useQuery(PinDocument, { pin: id });
  if (data?.result.__typename !== 'PinData') return null;
  return <PinScreen key={id} data={data.result.data} />;
}

function PinScreen({ data }: { readonly data: PinData }): ReactNode {
  const closeupMessages = useTexts('closeupMessages');
  const locale = useLocale();
  const messages = useTexts('site', enUs);
  const viewer = useViewer();
  const saving = useSaving();
  const navigate = useNavigate();
  const { key } = useLocation();
  const pin = toPin(data);
  const visitHandlers = useVisitHandlers('Closeup');
  useAdView(pin);
  const { open, viewer: imageViewer } = useImageViewer(pin);
  usePinKeys();
  useRecentCloseup(pin.id);
  // The first history entry of a visit has no previous page of this site: then closing opens the home page.
  const close = (): void => void (key === 'default' ? navigate('/') : navigate(-1));
  const openPin = useOpenPin();
  const feedback = usePinFeedback(pin, viewer?.entityId, close);
  return (
    <>
      <PinHead pin={pin} />
      <Closeup
        pin={pin}
        viewer={viewer ? 'signed-in' : 'signed-out'}
        locale={locale}
        onClose={close}
        video={
          <>
            <PinMedia pin={pin} onEnlarge={open} />
            <SearchPicture pin={pin} />
          </>
        }
        onEnlarge={pin.video ? undefined : () => open()}
        profileHref={profilePath}
        visitHandlers={visitHandlers}
        offers={data.otherOffers}
        onOpen={openPin}
        adInfo={<WhyAdButton pin={pin} feedback={feedback} />}
        aiInfo={<AiInfo />}
        follow={followMaker}
        save={saving.controls({
          pinId: pin.id,
          originalPinId: getOriginalPinId(data),
          saved: data.savedByViewer,
          images: data.images,
          layout: 'closeup',
          title: pin.title ?? pin.gridTitle ?? undefined,
        })}
        actions={<PinActions pin={pin} feedback={feedback} hasSaid={data.viewerFeedback !== 'none'} />}
        more={<MoreOfPin pin={pin} />}
        comments={
          <>
            {data.isPromoted ? null : (
              <div className={styles.reactions}>
                <NearReactions data={data} />
              </div>
            )}
            <PinComments data={data} path={pin.seoUrl ?? ''} />
            <RelatedPins pin={pin} />
          </>
        }
        messages={closeupMessages}
      >
        {getProducts(pin).length > 0 || pin.aggregatedPinData?.isShopTheLook ? (
          <div className={styles.products}>
            <NearProducts pin={pin} />
          </div>
        ) : null}
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{messages.pin.related}</h2>
          <Suspense fallback={<RelatedSkeleton />}>
            {viewer ? <RelatedGrid pinId={pin.id} /> : <RelatedGridWhenUsed pinId={pin.id} />}
          </Suspense>
        </section>
      </Closeup>
      {imageViewer}
    </>
  );
}

/** Renders the link to visually similar pins of a part of the image, or of a video's poster (CU-06). */
function SearchPicture({ pin }: { readonly pin: Pin }): ReactNode {
  const messages = useTexts('site', enUs);
  return (
    <Link
      className={styles.search}
      data-over={pin.video ? 'video' : 'picture'}
      to={visualSearchPath(pin.id)}
      aria-label={messages.pin.searchPicture}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 8V4h4m8 0h4v4M4 16v4h4m12 0-4-4m-4 2a4 4 0 1 1 0-8 4 4 0 0 1 0 8" />
      </svg>
    </Link>
  );
}

/** Renders the follow button of the pin's creator, unless that is the viewer. */
function FollowMaker({ person }: { readonly person: Pinner }): ReactNode {
  const viewer = useViewer();
  const { entityId: id, fullName, username, explicitlyFollowedByMe: isFollowed } = person;
  const name = fullName || username;
  if (!name || id === viewer?.entityId) return null;
  return <Follow subject={{ kind: 'pinner', id, name }} known={isFollowed ?? false} />;
}

const followMaker = (person: Pinner): ReactNode => <FollowMaker person={person} />;

/** Renders the comments of the pin; their code loads when they are near the viewport. */
function PinComments({ data, path }: { readonly data: PinData; readonly path: string }): ReactNode {
  const { entityId, commentCount, isCommentingAllowed } = data;
  return (
    <CommentsSection isAllowed={isCommentingAllowed}>
      {(isPressed, awaited) => (
        <ErrorBoundary fallback={awaited}>
          <Suspense fallback={awaited}>
            <Comments
              pinId={entityId}
              path={path}
              count={commentCount}
              isAllowed={isCommentingAllowed}
              autoFocus={isPressed}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </CommentsSection>
  );
}

function RelatedSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}

/**
 * Renders title and address, which change when the next pin is opened. All other metadata is in
 * `pin-head.ts`.
 */
function PinHead({ pin }: { readonly pin: Pin }): ReactNode {
  const messages = useTexts('site', enUs);
  return (
    <>
      <title>{messages.title(pin.title ?? pin.gridTitle ?? messages.pin.untitled)}</title>
      <CanonicalLink path={pin.seoUrl ?? ''} />
    </>
  );
}

'use client';

import { rootAttributes, type RootProps } from '@pegboard/ui';
import { isRenderableImage, splitMentions, srcSet, type Pin } from '@pegboard/types';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CloseupProps } from '../closeup-props.ts';
import { closeupSlides, type CloseupSlide } from '../model/slides.ts';
import { closeupCarouselMessages, type CloseupCarouselMessages } from './slides-messages.ts';
import styles from './slides.module.css';

/** The props of the slides of a pin. */
export type CloseupCarouselProps = RootProps & {
  readonly pin: Pin;
  /** Renders the video of a story page. */
  readonly videoOf?: ((slide: CloseupSlide) => ReactNode) | undefined;
  /** Returns the event handlers of an outbound link, as on the close-up. */
  readonly visitHandlers?: CloseupProps['visitHandlers'];
  /** Renders what is over the image of a slide, by its index. */
  readonly overlayOf?: ((slide: CloseupSlide, index: number) => ReactNode) | undefined;
  /** Shows the image of a slide enlarged. */
  readonly onEnlarge?: ((index: number) => void) | undefined;
  /** Returns the path of a profile; without it, mentions of members are plain text. */
  readonly profileHref?: ((username: string) => string) | undefined;
  readonly messages?: CloseupCarouselMessages | undefined;
};

/**
 * Renders the slides of a carousel or the pages of a story over the image of a close-up (CU-03): moved by
 * swipe, arrows and keys, without wrapping around. Renders nothing for a pin with one image.
 */
export function CloseupCarousel(props: CloseupCarouselProps): ReactNode {
  const { pin } = props;
  const messages = props.messages ?? closeupCarouselMessages;
  // Untyped callers pass pins that are not loaded yet.
  const slides = closeupSlides((pin as typeof pin | null | undefined) ?? {});
  const [index, setIndex] = useState(0);
  const scroller = useRef<HTMLUListElement>(null);
  if (slides.length === 0) return null;
  const go = (to: number): void => {
    const { current: list } = scroller;
    if (!list || to < 0 || to >= slides.length) return;
    const isRtl = getComputedStyle(list).direction === 'rtl';
    list.scrollTo({ left: (isRtl ? -1 : 1) * to * list.clientWidth, behavior: motion() });
  };
  const pressed = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    go(index + ((event.key === 'ArrowRight') === isRtl ? -1 : 1));
  };
  return (
    <div
      role="group"
      aria-label={messages.label}
      data-part="closeup-carousel"
      {...rootAttributes(props, styles.slides)}
    >
      <ul
        ref={scroller}
        role="list"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }
      >
        {slides.map((slide, at) => (
          <li key={slide.id} inert={at !== index}>
            <Slide
              slide={slide}
              isNear={Math.abs(at - index) <= 1}
              {...props}
              messages={messages}
              index={at}
            />
          </li>
        ))}
      </ul>
      <Arrow
        way="back"
        label={messages.previous}
        isOpen={index > 0}
        onPress={() => go(index - 1)}
        onKeyDown={pressed}
      />
      <Arrow
        way="forward"
        label={messages.next}
        isOpen={index < slides.length - 1}
        onPress={() => go(index + 1)}
        onKeyDown={pressed}
      />
      <output className={styles.place} data-part="slide">
        {messages.slideOf(index + 1, slides.length)}
      </output>
    </div>
  );
}

const motion = (): 'auto' | 'smooth' =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Renders one slide; its image is loaded when the slide is visible or adjacent. */
function Slide(
  props: Omit<CloseupCarouselProps, 'messages'> & {
    readonly slide: CloseupSlide;
    readonly index: number;
    readonly isNear: boolean;
    readonly messages: CloseupCarouselMessages;
  },
): ReactNode {
  const { slide, index, isNear, messages, onEnlarge } = props;
  const { images, texts, link, video } = slide;
  const picture = [images?.['736x'], images?.['474x'], images?.['236x']].find(isRenderableImage);
  const [title, ...rest] = texts;
  return (
    <>
      {picture ? (
        <img
          src={picture.url}
          srcSet={srcSet(images, ['236x', '474x', '736x'], isRenderableImage)}
          sizes="(max-width: 739px) 100vw, 508px"
          width={picture.width}
          height={picture.height}
          // The caption below describes the image.
          alt={title === undefined ? (props.pin.altText ?? '') : ''}
          loading={isNear ? 'eager' : 'lazy'}
          draggable={false}
        />
      ) : null}
      {video ? props.videoOf?.(slide) : null}
      {onEnlarge && picture && !video ? (
        <button
          type="button"
          className={styles.enlarge}
          data-part="enlarge"
          aria-label={messages.enlarge}
          onClick={() => onEnlarge(index)}
        />
      ) : null}
      {picture && !video ? props.overlayOf?.(slide, index) : null}
      {texts.length === 0 && link === undefined ? null : (
        <div
          className={styles.caption}
          data-part="caption"
          data-place={slide.textPlace}
          data-alignment={slide.textAlignment}
        >
          {title === undefined ? null : (
            <b>
              <SlideText text={title} slide={slide} profileHref={props.profileHref} />
            </b>
          )}
          {rest.map((text, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- texts have no identity but their place
            <p key={at}>
              <SlideText text={text} slide={slide} profileHref={props.profileHref} />
            </p>
          ))}
          {link === undefined ? null : (
            <a
              href={link}
              target="_blank"
              rel="noopener nofollow ugc"
              {...props.visitHandlers?.(props.pin, link)}
            >
              {messages.visit}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** Renders a text of a slide, in which mentioned members are links to their profiles (CR-08). */
function SlideText(props: {
  readonly text: string;
  readonly slide: CloseupSlide;
  readonly profileHref: CloseupCarouselProps['profileHref'];
}): ReactNode {
  const { text, slide, profileHref } = props;
  const { mentions = [] } = slide;
  if (mentions.length === 0 || !profileHref) return <bdi>{text}</bdi>;
  const profiles = new Map(mentions.map(({ username, profile }) => [username, profile]));
  return (
    <bdi>
      {splitMentions(text, [...profiles.keys()]).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a key={index} href={profileHref(profiles.get(part.username) ?? part.username)}>
            {part.text}
          </a>
        ),
      )}
    </bdi>
  );
}

function Arrow(props: {
  readonly way: 'back' | 'forward';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-part="arrow"
      data-way={props.way}
      aria-label={props.label}
      aria-disabled={!props.isOpen}
      onClick={props.onPress}
      onKeyDown={props.onKeyDown}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="m6 3 5 5-5 5" />
      </svg>
    </button>
  );
}

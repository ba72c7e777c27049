export { CloseupCarousel, type CloseupCarouselProps } from './slides.tsx';
export { closeupCarouselMessages, type CloseupCarouselMessages } from './slides-messages.ts';
export { closeupSlides, type CloseupSlide } from '../model/slides.ts';

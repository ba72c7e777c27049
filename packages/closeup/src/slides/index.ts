export { Slides, type SlidesProps } from './slides.tsx';
export { slidesMessages, type SlidesMessages } from './slides-messages.ts';
export { closeupSlides, type CloseupSlide } from '../model/slides.ts';

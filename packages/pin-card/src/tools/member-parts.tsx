'use client';

export { default as FeedbackCard } from '../feedback/feedback-card.tsx';
export { default as CardTools } from './card-tools.tsx';
export { default as SavedOverlay } from './saved-overlay.tsx';

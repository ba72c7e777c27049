'use client';

export { default as FeedbackCard } from '../feedback/feedback-card.tsx';
export { default as CardActions } from './card-actions.tsx';
export { default as SavedOverlay } from './saved-overlay.tsx';

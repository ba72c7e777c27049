'use client';

export { ErrorBoundary as default } from '@pegboard/ui';

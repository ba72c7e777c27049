import type { ToastStore } from '@pegboard/ui';
import { createContext } from 'react';

/** The toasts of this page load; both entries provide them. */
export const ToastContext = createContext<ToastStore | null>(null);

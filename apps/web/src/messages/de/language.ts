import type { Language } from '../language.ts';

export const language: Language = { locale: 'de' } as Language;

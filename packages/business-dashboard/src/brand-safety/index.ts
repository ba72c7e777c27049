export { BrandSafety, type BrandSafetyProps, type BrandSafetyRules } from './brand-safety.tsx';
export { brandSafetyMessages, type BrandSafetyMessages } from './messages.ts';

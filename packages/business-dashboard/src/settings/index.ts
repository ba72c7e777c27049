export { BusinessFacts, type BusinessFactsProps, type BusinessWithFacts } from './business-facts.tsx';
export { businessSettingsMessages, type BusinessSettingsMessages } from './messages.ts';
export { BusinessSettings, type BusinessSettingsProps } from './settings-page.tsx';

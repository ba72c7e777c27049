export { ConvertPage, type BusinessFactsInput, type ConvertPageProps } from './convert-page.tsx';
export { convertMessages, type ConvertMessages } from './messages.ts';

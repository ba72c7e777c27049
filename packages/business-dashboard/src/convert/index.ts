export { ConvertPage, type BusinessFactsGiven, type ConvertPageProps } from './convert-page.tsx';
export { convertMessages, type ConvertMessages } from './messages.ts';

export {
  ConversionsApiPage,
  type ConversionsApiPageProps,
  type CreatedToken,
  type TokenData,
} from './conversions-api-page.tsx';
export { conversionsApiMessages, type ConversionsApiMessages } from './messages.ts';

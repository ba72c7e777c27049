export { BusinessHub, type BusinessHubProps, type HubBusiness } from './business-hub.tsx';
export { hubMessages, type HubMessages } from './messages.ts';

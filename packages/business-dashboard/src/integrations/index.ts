export {
  IntegrationsPage,
  type IntegrationsPageProps,
  type IntegrationStatus,
} from './integrations-page.tsx';
export { integrationMessages, type IntegrationMessages } from './messages.ts';

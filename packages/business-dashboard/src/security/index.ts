export { securityMessages, type SecurityMessages } from './messages.ts';
export { SecurityPage, type LogEntry, type SecureMember, type SecurityPageProps } from './security-page.tsx';

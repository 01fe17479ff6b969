export { MessagePage, type MessagePageProps, type SupportContact } from './message-page.tsx';

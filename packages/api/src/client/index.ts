export { createAddresses, type Addresses } from './addresses.ts';
export type { AuthSession, SessionState, SessionUser } from './auth-session.ts';
export { createClient, type Client, type ClientOptions } from './create-client.ts';
export { reportFailure } from './error-log.ts';
export { readAccessToken, readConfiguration, readTenant } from './read.ts';
export { send, type SendOptions } from './send.ts';

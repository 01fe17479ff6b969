export { createAddresses, type Addresses } from './addresses.ts';
export type { AuthSession, SessionState, SessionUser } from './auth-session.ts';
export type { SendOptions } from './call.ts';
export { createClient, type Client, type ClientOptions } from './create-client.ts';
export {
  download,
  downloadLinked,
  type Download,
  type DownloadOptions,
  type FileEndpoint,
} from './download.ts';
export { reportFailure } from './error-log.ts';
export { readAccessToken, readConfiguration, readTenant } from './read.ts';
export { send, type JsonInput } from './send.ts';
export { upload, type FilesEndpoint, type UploadOptions } from './upload.ts';

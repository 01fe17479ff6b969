import { availableParallelism } from 'node:os';
import { isPhoneNumber } from '@portal/api/contract';
import { addressList, noAddresses } from './address-list.ts';
import { requestTimeouts } from './database-timeouts.ts';
import { minimumConnections, referenceCapacity } from './work-classes.ts';
import {
  address,
  bearerToken,
  databaseAddress,
  emailAddress,
  loopback,
  matching,
  oneOf,
  safeUrl,
  smtpUrl,
  wholeNumber,
  yesOrNo,
  type SettingForm,
} from './setting-forms.ts';

/** One setting, named as in the environment and listed in docs/operating/settings.md. */
export interface Setting<T> extends SettingForm<T> {
  readonly name: string;
  /** The value of an unset setting, unless `readConfig` computes one. */
  readonly fallback?: T;
  /** The fallback in words, if the value alone is not clear. */
  readonly standard?: string;
  readonly meaning: string;
  /** The value is never shown in full. */
  readonly secret?: boolean;
}

const setting = <S extends Setting<NonNullable<ReturnType<S['read']>>>>(given: S): S => given;

/** All settings of the server. */
export const settings = {
  port: setting({
    name: 'PORT',
    fallback: 4000,
    meaning: 'port to listen on',
    ...wholeNumber(0, 65_535),
  }),
  hosts: setting({
    name: 'PORTAL_HOST',
    standard: 'this machine only with demo data, else every address',
    meaning: 'address to listen on: `localhost`, `0.0.0.0`, or one of the machine’s own',
    ...address,
  }),
  dataDir: setting({
    name: 'PORTAL_DATA_DIR',
    fallback: '.data',
    meaning: 'folder of the embedded database; one process at a time, not readable by other users',
    ...matching('a folder', () => true),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    meaning: 'a `postgres://` address: PostgreSQL 15 or later instead of the embedded database',
    secret: true,
    ...databaseAddress,
  }),
  migrationUrl: setting({
    name: 'PORTAL_MIGRATION_URL',
    standard: '`DATABASE_URL`',
    meaning:
      'the same database as the user who owns it, for `pnpm db:migrate`, `backup`, `restore`, `keys:rotate`, `tenant export` and `demo:reset`. The user of `DATABASE_URL` then only serves and cannot change tables ([upgrades](upgrades.md))',
    secret: true,
    ...databaseAddress,
  }),
  newerSchema: setting({
    name: 'PORTAL_NEWER_SCHEMA',
    fallback: false,
    meaning:
      'starts although the database has migrations that this version does not know, to roll back by one version: `1` or `true`, `0` or `false`',
    ...yesOrNo,
  }),
  dataKeys: setting({
    name: 'PORTAL_DATA_KEY',
    standard: '`data.key` in the folder; required with `DATABASE_URL` without demo data',
    meaning:
      'key that seals tax file numbers, documents, secrets of authenticator apps and signing keys: 32 bytes as base64, the same for every process. During a key rotation several keys, separated by commas: the first seals, each opens',
    secret: true,
    form: '32 bytes as base64, or several of them with commas between',
    read: (text): readonly Uint8Array[] | undefined =>
      /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/.test(text)
        ? text.split(',').map((key) => Buffer.from(key, 'base64'))
        : undefined,
  }),
  statementSeconds: setting({
    name: 'PORTAL_STATEMENT_SECONDS',
    fallback: requestTimeouts.statement,
    meaning:
      'timeout of one statement of a request on PostgreSQL; 0 is none. Jobs, files and migrations have longer ones',
    ...wholeNumber(0, 3600),
  }),
  lockSeconds: setting({
    name: 'PORTAL_LOCK_SECONDS',
    fallback: requestTimeouts.lock,
    meaning: 'timeout of a statement of a request that waits for another transaction; 0 is none',
    ...wholeNumber(0, 3600),
  }),
  idleSeconds: setting({
    name: 'PORTAL_IDLE_SECONDS',
    fallback: requestTimeouts.idle,
    meaning: 'timeout of an idle transaction of a request; 0 is none',
    ...wholeNumber(0, 3600),
  }),
  processors: setting({
    name: 'PORTAL_PROCESSORS',
    standard: 'processors of the machine',
    fallback: availableParallelism(),
    meaning:
      'processors that this process may use; scales the limits of reports, spreadsheets and passwords ([limits](limits.md))',
    ...wholeNumber(1, 64),
  }),
  connections: setting({
    name: 'PORTAL_CONNECTIONS',
    fallback: referenceCapacity.connections,
    meaning:
      'connections of this process to PostgreSQL, at least 16; scales the limits of requests, searches, exports and emails ([limits](limits.md))',
    ...wholeNumber(minimumConnections, 1000),
  }),
  stopSeconds: setting({
    name: 'PORTAL_STOP_SECONDS',
    standard: '`5`; `0` with demo data',
    meaning:
      'how long the server accepts connections after SIGTERM while `/health/ready` answers 503; longer than the proxy needs to notice',
    ...wholeNumber(0, 300),
  }),
  demo: setting({
    name: 'PORTAL_DEMO',
    standard: '`1`; `0` with `DATABASE_URL` or https',
    meaning: 'demo data, demo accounts and `/dev` addresses: `1` or `true`, `0` or `false`',
    ...yesOrNo,
  }),
  identityUrl: setting({
    name: 'PORTAL_IDENTITY_URL',
    standard: 'bundled provider with demo data',
    meaning: 'identity provider for checks ([contract](../identity-provider.schema.json))',
    ...safeUrl,
  }),
  identityToken: setting({
    name: 'PORTAL_IDENTITY_TOKEN',
    meaning: 'bearer token for `PORTAL_IDENTITY_URL`, required with it',
    secret: true,
    ...bearerToken,
  }),
  registryUrl: setting({
    name: 'PORTAL_REGISTRY_URL',
    standard: 'bundled registry with demo data',
    meaning: 'company registry ([contract](../company-registry.schema.json))',
    ...safeUrl,
  }),
  registryToken: setting({
    name: 'PORTAL_REGISTRY_TOKEN',
    meaning: 'bearer token for `PORTAL_REGISTRY_URL`, required with it',
    secret: true,
    ...bearerToken,
  }),
  smsUrl: setting({
    name: 'PORTAL_SMS_URL',
    standard: 'with demo data messages stay in `/dev/outbox`; otherwise none is sent',
    meaning: 'gateway for text messages ([contract](../sms-gateway.schema.json))',
    ...safeUrl,
  }),
  smsToken: setting({
    name: 'PORTAL_SMS_TOKEN',
    meaning: 'bearer token for `PORTAL_SMS_URL`, required with it',
    secret: true,
    ...bearerToken,
  }),
  tokenSeconds: setting({
    name: 'PORTAL_TOKEN_SECONDS',
    fallback: 3600,
    meaning: 'lifetime of an access token',
    ...wholeNumber(10, 86_400),
  }),
  passwordCost: setting({
    name: 'PORTAL_PASSWORD_COST',
    standard: '`17`, OWASP’s minimum',
    fallback: 17,
    meaning:
      'cost of a password hash, a power of two; passwords are rehashed at sign-in. Lower it for tests only',
    ...wholeNumber(10, 20),
  }),
  tokenBinding: setting({
    name: 'PORTAL_TOKEN_BINDING',
    fallback: true,
    meaning:
      'binds access tokens to the browser ([why](../decisions/0042-access-tokens-bound-to-the-browser.md)): `1` or `true`, `0` or `false`',
    ...yesOrNo,
  }),
  auditDays: setting({
    name: 'PORTAL_AUDIT_DAYS',
    standard: '`2557`, seven years',
    fallback: 2557,
    meaning: 'days for which audit entries are kept; `0` for ever',
    ...wholeNumber(0, 36_500),
  }),
  verificationDays: setting({
    name: 'PORTAL_VERIFICATION_DAYS',
    standard: '`0`, for ever, like applications',
    fallback: 0,
    meaning:
      'days for which verifications outside applications are kept, with their reports ([retention](retention.md)); `0` for ever',
    ...wholeNumber(0, 36_500),
  }),
  supportEmail: setting({
    name: 'PORTAL_SUPPORT_EMAIL',
    standard: 'placeholder',
    fallback: 'support@portal.example',
    meaning: 'support address where no tenant is known',
    ...emailAddress,
  }),
  supportPhone: setting({
    name: 'PORTAL_SUPPORT_PHONE',
    standard: 'placeholder',
    fallback: '1300 000 100',
    meaning: 'support phone where no tenant is known',
    ...matching('a phone number', isPhoneNumber),
  }),
  smtpUrl: setting({
    name: 'PORTAL_SMTP_URL',
    standard: 'with demo data emails stay in `/dev/outbox`; otherwise they are rejected',
    meaning:
      'mail server: `smtps://user:password@host:465`, or `smtp://…:587`, which must support encryption unless it is this machine',
    secret: true,
    ...matching('an smtp:// or smtps:// address', (text) => smtpUrl(text) !== undefined),
  }),
  mailFrom: setting({
    name: 'PORTAL_MAIL_FROM',
    standard: 'placeholder; required with `PORTAL_SMTP_URL`',
    fallback: 'no-reply@portal.example',
    meaning: 'sender address of every email, next to the tenant’s name',
    ...emailAddress,
  }),
  integrationSecret: setting({
    name: 'PORTAL_INTEGRATION_SECRET',
    standard: 'a published value with demo data; otherwise integrations cannot be triggered',
    meaning:
      'secret that signs notices to other systems and verifies their federated sign-in requests, at least 32 characters ([integrations](../integrations.md))',
    secret: true,
    ...matching('a text of 32 characters or more', (text) => text.length >= 32),
  }),
  metricsPort: setting({
    name: 'PORTAL_METRICS_PORT',
    meaning: 'port that serves `/metrics` to Prometheus ([monitoring](monitoring.md))',
    ...wholeNumber(0, 65_535),
  }),
  metricsHosts: setting({
    name: 'PORTAL_METRICS_HOST',
    standard: 'this machine only',
    fallback: loopback,
    meaning: 'address that serves `/metrics`; everybody who reaches it can read them',
    ...address,
  }),
  tracesUrl: setting({
    name: 'PORTAL_TRACES_URL',
    meaning: 'OpenTelemetry collector that receives traces, by OTLP over HTTP',
    ...matching('an http:// or https:// address', (text) =>
      /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    ),
  }),
  tracesPercent: setting({
    name: 'PORTAL_TRACES_PERCENT',
    fallback: 100,
    meaning: 'sampling rate of traces in per cent',
    ...wholeNumber(0, 100),
  }),
  logLevel: setting({
    name: 'PORTAL_LOG_LEVEL',
    fallback: 'info' as const,
    meaning: 'lowest level that is logged: `info` (every request), `warn`, or `error`',
    ...oneOf({ info: 'info', warn: 'warn', error: 'error' }),
  }),
  scheme: setting({
    name: 'PORTAL_SCHEME',
    fallback: 'http' as const,
    meaning: '`https` if a proxy in front serves browsers by https',
    ...oneOf({ http: 'http', https: 'https' }),
  }),
  publicPort: setting({
    name: 'PORTAL_PUBLIC_PORT',
    standard: '`PORT`',
    meaning: 'port that browsers use if a proxy is in front',
    ...wholeNumber(0, 65_535),
  }),
  trustedProxies: setting({
    name: 'PORTAL_TRUSTED_PROXIES',
    standard: 'none',
    fallback: noAddresses,
    meaning:
      'addresses of the proxies in front, single or networks such as `10.0.0.0/8`, separated by commas; their `X-Forwarded-For` decides the client address',
    form: 'IP addresses or networks with commas between them',
    read: addressList,
  }),
};

import { availableParallelism } from 'node:os';
import { isPhoneNumber } from '@portal/api/contract';
import { addressList, noAddresses } from './address-list.ts';
import { callPatience } from './patience.ts';
import { fewestConnections, usualCapacity } from './work-classes.ts';
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

/** One setting, as the environment names it and the README lists it. */
export interface Setting<T> extends SettingForm<T> {
  readonly name: string;
  /** Its value while it is not set, unless `readConfig` works one out. Default none. */
  readonly fallback?: T;
  /** The same in words, where the value alone does not say it. */
  readonly standard?: string;
  readonly meaning: string;
  /** Never shown whole. */
  readonly secret?: boolean;
}

const setting = <S extends Setting<NonNullable<ReturnType<S['read']>>>>(given: S): S => given;

/** Every setting of the server; there are no others. */
export const settings = {
  port: setting({
    name: 'PORT',
    fallback: 4000,
    meaning: 'port to listen on',
    ...wholeNumber(0, 65_535),
  }),
  hosts: setting({
    name: 'PORTAL_HOST',
    standard: 'with demo data this machine only, else every address',
    meaning: 'address to listen on: `localhost`, `0.0.0.0`, one of the machine’s own',
    ...address,
  }),
  dataDir: setting({
    name: 'PORTAL_DATA_DIR',
    fallback: '.data',
    meaning: 'folder of the embedded database; one process at a time, closed to other users',
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
      'the same database as a user who owns it, for `pnpm db:migrate`, `backup`, `restore`, `keys:rotate`, `tenant export` and `demo:reset`; that of `DATABASE_URL` then serves and can change no table ([upgrades](docs/operating/upgrades.md))',
    secret: true,
    ...databaseAddress,
  }),
  newerSchema: setting({
    name: 'PORTAL_NEWER_SCHEMA',
    fallback: false,
    meaning:
      'starts over migrations that this version does not know, to go back by one version: `1` or `true`, `0` or `false`',
    ...yesOrNo,
  }),
  dataKeys: setting({
    name: 'PORTAL_DATA_KEY',
    standard: '`data.key` in the folder; needed with `DATABASE_URL` without demo data',
    meaning:
      'key that tax file numbers, documents, secrets of authenticator apps and signing keys are stored under: 32 bytes as base64, the same for every process; several with commas between while keys change, of which the first seals and each opens',
    secret: true,
    form: '32 bytes as base64, or several of them with commas between',
    read: (text): readonly Uint8Array[] | undefined =>
      /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/.test(text)
        ? text.split(',').map((key) => Buffer.from(key, 'base64'))
        : undefined,
  }),
  statementSeconds: setting({
    name: 'PORTAL_STATEMENT_SECONDS',
    fallback: callPatience.statement,
    meaning:
      'longest time of one statement of a call on PostgreSQL; 0 is for ever. Jobs, files and migrations have more',
    ...wholeNumber(0, 3600),
  }),
  lockSeconds: setting({
    name: 'PORTAL_LOCK_SECONDS',
    fallback: callPatience.lock,
    meaning: 'longest time that a statement of a call waits for another transaction; 0 is for ever',
    ...wholeNumber(0, 3600),
  }),
  idleSeconds: setting({
    name: 'PORTAL_IDLE_SECONDS',
    fallback: callPatience.idle,
    meaning:
      'longest time that a transaction of a call stays open while nothing happens in it; 0 is for ever',
    ...wholeNumber(0, 3600),
  }),
  processors: setting({
    name: 'PORTAL_PROCESSORS',
    standard: 'those of the machine',
    fallback: availableParallelism(),
    meaning:
      'processors that this process may use: how many reports, spreadsheets and passwords it works on at a time ([limits](docs/operating/limits.md))',
    ...wholeNumber(1, 64),
  }),
  connections: setting({
    name: 'PORTAL_CONNECTIONS',
    fallback: usualCapacity.connections,
    meaning:
      'connections of this process to PostgreSQL, 16 at least: how many calls, searches, exports and emails it works on at a time ([limits](docs/operating/limits.md))',
    ...wholeNumber(fewestConnections, 1000),
  }),
  stopSeconds: setting({
    name: 'PORTAL_STOP_SECONDS',
    standard: '`5`; `0` with demo data',
    meaning:
      'how long the server goes on taking connections once it is told to stop, while `/health/ready` answers 503: longer than the proxy in front takes to notice',
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
    standard: 'with demo data a provider that calls nobody',
    meaning: 'where identity checks are asked for: [calls](docs/identity-provider.schema.json)',
    ...safeUrl,
  }),
  identityToken: setting({
    name: 'PORTAL_IDENTITY_TOKEN',
    meaning: 'bearer token for `PORTAL_IDENTITY_URL`, needed with it',
    secret: true,
    ...bearerToken,
  }),
  registryUrl: setting({
    name: 'PORTAL_REGISTRY_URL',
    standard: 'with demo data a registry that calls nobody',
    meaning: 'where companies are looked up: [calls](docs/company-registry.schema.json)',
    ...safeUrl,
  }),
  registryToken: setting({
    name: 'PORTAL_REGISTRY_TOKEN',
    meaning: 'bearer token for `PORTAL_REGISTRY_URL`, needed with it',
    secret: true,
    ...bearerToken,
  }),
  smsUrl: setting({
    name: 'PORTAL_SMS_URL',
    standard: 'with demo data messages stay in `/dev/outbox`; none is sent without',
    meaning: 'gateway that text messages are handed to: [calls](docs/sms-gateway.schema.json)',
    ...safeUrl,
  }),
  smsToken: setting({
    name: 'PORTAL_SMS_TOKEN',
    meaning: 'bearer token for `PORTAL_SMS_URL`, needed with it',
    secret: true,
    ...bearerToken,
  }),
  tokenSeconds: setting({
    name: 'PORTAL_TOKEN_SECONDS',
    fallback: 3600,
    meaning: 'life of an access token',
    ...wholeNumber(10, 86_400),
  }),
  passwordCost: setting({
    name: 'PORTAL_PASSWORD_COST',
    standard: '`17`, OWASP’s minimum',
    fallback: 17,
    meaning:
      'cost of a password’s hash, a power of two; passwords are hashed anew as people sign in; lower for tests only',
    ...wholeNumber(10, 20),
  }),
  tokenBinding: setting({
    name: 'PORTAL_TOKEN_BINDING',
    fallback: true,
    meaning:
      'access tokens are good only in the browser that they were issued to ([why](docs/decisions/0042-access-tokens-bound-to-the-browser.md)): `1` or `true`, `0` or `false`',
    ...yesOrNo,
  }),
  auditDays: setting({
    name: 'PORTAL_AUDIT_DAYS',
    standard: '`2557`, seven years',
    fallback: 2557,
    meaning: 'days for which lines of the audit are kept; `0` for ever',
    ...wholeNumber(0, 36_500),
  }),
  verificationDays: setting({
    name: 'PORTAL_VERIFICATION_DAYS',
    standard: '`0`, for ever, as applications',
    fallback: 0,
    meaning:
      'days for which verifications outside of applications are kept, with their reports ([retention](docs/operating/retention.md)); `0` for ever',
    ...wholeNumber(0, 36_500),
  }),
  supportEmail: setting({
    name: 'PORTAL_SUPPORT_EMAIL',
    standard: 'made up',
    fallback: 'support@portal.example',
    meaning: 'whom to write to where no tenant is known',
    ...emailAddress,
  }),
  supportPhone: setting({
    name: 'PORTAL_SUPPORT_PHONE',
    standard: 'made up',
    fallback: '1300 000 100',
    meaning: 'whom to call where no tenant is known',
    ...matching('a phone number', isPhoneNumber),
  }),
  smtpUrl: setting({
    name: 'PORTAL_SMTP_URL',
    standard: 'emails stay in `/dev/outbox` with demo data, and are refused without',
    meaning:
      'mail server: `smtps://user:password@host:465`, or `smtp://…:587`, which goes on encrypted or not at all unless it is this machine',
    secret: true,
    ...matching('an smtp:// or smtps:// address', (text) => smtpUrl(text) !== undefined),
  }),
  mailFrom: setting({
    name: 'PORTAL_MAIL_FROM',
    standard: 'made up; needed with `PORTAL_SMTP_URL`',
    fallback: 'no-reply@portal.example',
    meaning: 'sender of every email, beside the tenant’s name',
    ...emailAddress,
  }),
  integrationSecret: setting({
    name: 'PORTAL_INTEGRATION_SECRET',
    standard: 'made up with demo data; without it no integration can be triggered',
    meaning:
      'what notices to other systems and their requests for a federated sign-in are signed by, 32 characters or more; see `docs/integrations.md`',
    secret: true,
    ...matching('a text of 32 characters or more', (text) => text.length >= 32),
  }),
  metricsPort: setting({
    name: 'PORTAL_METRICS_PORT',
    meaning: 'port that serves `/metrics` to Prometheus; see [watching](docs/operating/monitoring.md)',
    ...wholeNumber(0, 65_535),
  }),
  metricsHosts: setting({
    name: 'PORTAL_METRICS_HOST',
    standard: 'this machine only',
    fallback: loopback,
    meaning: 'address to serve `/metrics` on: everybody who reaches it may read them',
    ...address,
  }),
  tracesUrl: setting({
    name: 'PORTAL_TRACES_URL',
    meaning: 'OpenTelemetry collector that traces are handed to, by OTLP over HTTP',
    ...matching('an http:// or https:// address', (text) =>
      /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    ),
  }),
  tracesPercent: setting({
    name: 'PORTAL_TRACES_PERCENT',
    fallback: 100,
    meaning: 'how many of a hundred traces are kept',
    ...wholeNumber(0, 100),
  }),
  logLevel: setting({
    name: 'PORTAL_LOG_LEVEL',
    fallback: 'info' as const,
    meaning: 'least level of what is logged: `info` is every request, `warn`, or `error`',
    ...oneOf({ info: 'info', warn: 'warn', error: 'error' }),
  }),
  scheme: setting({
    name: 'PORTAL_SCHEME',
    fallback: 'http' as const,
    meaning: '`https` when a proxy in front speaks it to browsers',
    ...oneOf({ http: 'http', https: 'https' }),
  }),
  publicPort: setting({
    name: 'PORTAL_PUBLIC_PORT',
    standard: '`PORT`',
    meaning: 'port that browsers use when a proxy stands in front',
    ...wholeNumber(0, 65_535),
  }),
  trustedProxies: setting({
    name: 'PORTAL_TRUSTED_PROXIES',
    standard: 'none',
    fallback: noAddresses,
    meaning:
      'addresses of the proxies in front, single ones or networks as `10.0.0.0/8`, with commas between them: where a request comes from is what they say in `X-Forwarded-For`',
    form: 'IP addresses or networks with commas between them',
    read: addressList,
  }),
};

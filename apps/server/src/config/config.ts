import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { noAddresses, type AddressList } from './address-list.ts';
import { callPatience, type Patience } from './patience.ts';
import { usualCapacity } from './work-classes.ts';
import { ConfigError, readSettings, type Environment, type Given } from './read-settings.ts';
import { isElsewhere, loopback, postgresUrl } from './setting-forms.ts';
import { settings } from './settings.ts';

/** What scrypt costs for a password: N is two to the power of it. OWASP's minimum, beside r = 8 and p = 1. */
export const standardPasswordCost = 17;

/** Said where there is nothing to seal under; without a key nothing begins. */
export const keyNeeded =
  'PORTAL_DATA_KEY must be set, for tax file numbers, documents and keys are stored under it; make one with: openssl rand -base64 32';

export type LogLevel = 'info' | 'warn' | 'error';

export interface Config {
  /** Port to listen on, and the one in every public address unless `publicPort` says otherwise. */
  readonly port: number;
  /** Addresses to listen on; none means every one. */
  readonly hosts: readonly string[];
  /** Port that people's browsers use; empty in the address when it is the scheme's own. */
  readonly publicPort: number;
  readonly scheme: 'http' | 'https';
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** `postgres://` address; the embedded database is used while it is undefined. */
  readonly databaseUrl: string | undefined;
  /** The same database as whoever may change it; undefined where that is whoever serves. */
  readonly migrationUrl: string | undefined;
  /** Serves on the schema of a newer version too. */
  readonly newerSchema: boolean;
  /** Personal data are stored under the first, and opened under each; undefined where the folder's own is used. */
  readonly dataKeys: readonly Uint8Array[] | undefined;
  /** Seconds that calls have for a statement, for a lock, and with nothing going on in a transaction; 0 is for ever. */
  readonly statementSeconds: number;
  readonly lockSeconds: number;
  readonly idleSeconds: number;
  /** Processors and connections to the database that this process may use: the concurrency limits follow them. */
  readonly processors: number;
  readonly connections: number;
  /** Seconds for which connections are accepted once the server is told to stop. */
  readonly stopSeconds: number;
  /** Demo data, demo accounts and `/dev` addresses. */
  readonly demo: boolean;
  /** Where identity checks are asked for; undefined for the bundled provider, or for none. */
  readonly identityUrl: string | undefined;
  /** Sent there; set with it. */
  readonly identityToken: string | undefined;
  /** Where companies are looked up; undefined for the bundled registry, or for none. */
  readonly registryUrl: string | undefined;
  /** Sent there; set with it. */
  readonly registryToken: string | undefined;
  /** Where text messages are handed over; undefined for the demo's outbox, or for nobody. */
  readonly smsUrl: string | undefined;
  /** Sent there; set with it. */
  readonly smsToken: string | undefined;
  /** Life of an access token in seconds. */
  readonly tokenSeconds: number;
  /** What scrypt costs for a password: N is two to the power of it. */
  readonly passwordCost: number;
  /** Access tokens are bound to a key of the browser that they are issued to. */
  readonly tokenBinding: boolean;
  /** Whom to turn to where no tenant is known (OP-015). */
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** Address of the mail server; while it is undefined emails stay in the demo's outbox. */
  readonly smtpUrl: string | undefined;
  /** Sender of every email, beside the tenant's name. */
  readonly mailFrom: string;
  /** Days for which lines of the audit are kept; 0 for ever. */
  readonly auditDays: number;
  readonly logLevel: LogLevel;
  /** Days for which verifications are kept; 0 for ever. */
  readonly verificationDays: number;
  /** What the keys of integrations are derived from. */
  readonly integrationSecret: string | undefined;
  /** Port of `/metrics`; undefined where nobody asks for them. */
  readonly metricsPort: number | undefined;
  /** Addresses to serve them on. */
  readonly metricsHosts: readonly string[];
  /** Collector that traces are handed to; undefined where none is kept. */
  readonly tracesUrl: string | undefined;
  /** How many of a hundred. */
  readonly tracesPercent: number;
  /** The proxies in front; what they say of where a request comes from is believed. */
  readonly trustedProxies: AddressList;
}

/** Reads the environment; throws a `ConfigError` with one sentence on a value that makes no sense. */
export function readConfig(env: Environment, root: string): Config {
  const given = readSettings(env);
  refuseHalf(given);
  const port = given.port ?? 4000;
  const scheme = given.scheme ?? 'http';
  // A database of one's own or a public address is no demo unless somebody says so.
  if (given.smtpUrl !== undefined && given.mailFrom === undefined)
    throw new ConfigError(`${settings.mailFrom.name} must be set where ${settings.smtpUrl.name} is.`);
  if (given.metricsPort !== undefined && given.metricsPort === port && port !== 0)
    throw new ConfigError(
      `${settings.port.name} and ${settings.metricsPort.name} must differ: both are ${port}.`,
    );
  const demo = given.demo ?? (given.databaseUrl === undefined && scheme === 'http');
  if (!demo && given.databaseUrl !== undefined && given.dataKeys === undefined)
    throw new ConfigError(keyNeeded);
  if (!demo) refuseUnsaidEncryption(given);
  return {
    port,
    hosts: given.hosts ?? (demo ? loopback : []),
    publicPort: given.publicPort ?? port,
    scheme,
    dataDir: resolve(root, given.dataDir ?? '.data'),
    databaseUrl: given.databaseUrl,
    migrationUrl: given.migrationUrl,
    newerSchema: given.newerSchema ?? false,
    dataKeys: given.dataKeys,
    statementSeconds: given.statementSeconds ?? callPatience.statement,
    lockSeconds: given.lockSeconds ?? callPatience.lock,
    idleSeconds: given.idleSeconds ?? callPatience.idle,
    processors: given.processors ?? availableParallelism(),
    connections: given.connections ?? usualCapacity.connections,
    stopSeconds: given.stopSeconds ?? (demo ? 0 : 5),
    demo,
    identityUrl: given.identityUrl,
    identityToken: given.identityToken,
    registryUrl: given.registryUrl,
    registryToken: given.registryToken,
    smsUrl: given.smsUrl,
    smsToken: given.smsToken,
    tokenSeconds: given.tokenSeconds ?? 3600,
    passwordCost: given.passwordCost ?? standardPasswordCost,
    tokenBinding: given.tokenBinding ?? true,
    supportEmail: given.supportEmail ?? 'support@portal.example',
    supportPhone: given.supportPhone ?? '1300 000 100',
    auditDays: given.auditDays ?? 2557,
    logLevel: given.logLevel ?? 'info',
    verificationDays: given.verificationDays ?? 0,
    smtpUrl: given.smtpUrl,
    integrationSecret: given.integrationSecret,
    metricsPort: given.metricsPort,
    metricsHosts: given.metricsHosts ?? loopback,
    tracesUrl: given.tracesUrl,
    tracesPercent: given.tracesPercent ?? 100,
    mailFrom: given.mailFrom ?? 'no-reply@portal.example',
    trustedProxies: given.trustedProxies ?? noAddresses,
  };
}

/** Refuses a data folder that cannot be one; reads the disk and changes nothing. */
export function refuseUnusableFolder({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl !== undefined) return;
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new ConfigError(`${settings.dataDir.name} must be a folder: ${dataDir} is a file.`);
}

/** What the database's transactions have, as the settings say. */
export const patienceOf = (
  config: Pick<Config, 'statementSeconds' | 'lockSeconds' | 'idleSeconds'>,
): Patience => ({ statement: config.statementSeconds, lock: config.lockSeconds, idle: config.idleSeconds });

function refuseHalf(given: Given): void {
  for (const [url, token] of [
    ['identityUrl', 'identityToken'],
    ['registryUrl', 'registryToken'],
    ['smsUrl', 'smsToken'],
  ] as const)
    if ((given[url] === undefined) !== (given[token] === undefined))
      throw new ConfigError(
        `${settings[url].name} and ${settings[token].name} belong together: one of them is missing.`,
      );
}

/** People's data leave this machine encrypted, unless somebody says in so many words that they need not be. */
function refuseUnsaidEncryption(given: Given): void {
  for (const key of ['databaseUrl', 'migrationUrl'] as const) {
    const url = postgresUrl(given[key] ?? '');
    if (url && isElsewhere(url) && !url.searchParams.has('sslmode'))
      throw new ConfigError(
        `${settings[key].name} names another machine: add sslmode=verify-full to it, or sslmode=disable where the way there is encrypted by something else.`,
      );
  }
}

/** The public origin of a host name, as it stands in issuers and redirect addresses. */
export function originOf(config: Pick<Config, 'scheme' | 'publicPort'>, host: string): string {
  const standard = config.scheme === 'https' ? 443 : 80;
  return `${config.scheme}://${host}${config.publicPort === standard ? '' : `:${config.publicPort}`}`;
}

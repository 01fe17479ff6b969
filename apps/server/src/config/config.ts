import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseTimeouts } from './database-timeouts.ts';
import { readSettings, type Environment, type SettingValues } from './read-settings.ts';
import { isRemote, loopback, postgresUrl } from './setting-forms.ts';
import { settings, type Setting } from './settings.ts';
import { StartError } from './start-error.ts';

/** The base-2 logarithm of scrypt's N for passwords. This is OWASP's minimum for r = 8 and p = 1. */
export const standardPasswordCost: number = settings.passwordCost.fallback;

/** The message for a missing data key; the server does not start without one. */
export const dataKeyRequired =
  'PORTAL_DATA_KEY must be set, because tax file numbers, documents and keys are sealed with it; make one with: openssl rand -base64 32';

type Settings = typeof settings;

/**
 * The settings with their fallbacks; undefined for a setting without a value or a fallback. `settings` explains each
 * of them.
 */
export type Config = Computed & {
  readonly [K in Exclude<keyof Settings, keyof Computed>]:
    | NonNullable<SettingValues[K]>
    | (Settings[K] extends { readonly fallback: unknown } ? never : undefined);
};

/** Settings whose default follows from other settings. */
interface Computed {
  /** Addresses to listen on; an empty list means every address. */
  readonly hosts: readonly string[];
  readonly publicPort: number;
  readonly stopSeconds: number;
  /** Demo data, demo accounts and `/dev` addresses. */
  readonly demo: boolean;
}

export type LogLevel = Config['logLevel'];

const fallbacks = Object.fromEntries(
  Object.entries<Setting<unknown>>(settings).map(([key, { fallback }]) => [key, fallback]),
) as { readonly [K in keyof Settings]: Settings[K] extends { readonly fallback: infer T } ? T : undefined };

/** Reads the environment. Throws a `StartError` with a one-sentence message for an invalid value. */
export function readConfig(env: Environment, root: string): Config {
  const given = readSettings(env);
  assertCompleteGroups(given);
  const config = { ...fallbacks, ...given };
  const { port, scheme } = config;
  // With a configured database or a public address, demo data are off unless PORTAL_DEMO turns them on.
  if (given.smtpUrl !== undefined && given.mailFrom === undefined)
    throw new StartError(`${settings.mailFrom.name} must be set where ${settings.smtpUrl.name} is.`);
  if (given.metricsPort !== undefined && given.metricsPort === port && port !== 0)
    throw new StartError(
      `${settings.port.name} and ${settings.metricsPort.name} must differ: both are ${port}.`,
    );
  const demo = given.demo ?? (given.databaseUrl === undefined && scheme === 'http');
  if (!demo && given.databaseUrl !== undefined && given.dataKeys === undefined)
    throw new StartError(dataKeyRequired);
  if (!demo) assertEncryptionConfigured(given);
  return {
    ...config,
    hosts: given.hosts ?? (demo ? loopback : []),
    publicPort: given.publicPort ?? port,
    dataDir: resolve(root, config.dataDir),
    stopSeconds: given.stopSeconds ?? (demo ? 0 : 5),
    demo,
  };
}

/** Throws if the data folder cannot be used. Reads the disk and changes nothing. */
export function assertUsableFolder({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl !== undefined) return;
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new StartError(`${settings.dataDir.name} must be a folder: ${dataDir} is a file.`);
}

/** The database timeouts that the settings configure. */
export const databaseTimeoutsOf = (
  config: Pick<Config, 'statementSeconds' | 'lockSeconds' | 'idleSeconds'>,
): DatabaseTimeouts => ({
  statement: config.statementSeconds,
  lock: config.lockSeconds,
  idle: config.idleSeconds,
});

function assertCompleteGroups(given: SettingValues): void {
  for (const [url, token] of [
    ['identityUrl', 'identityToken'],
    ['registryUrl', 'registryToken'],
    ['smsUrl', 'smsToken'],
  ] as const)
    if ((given[url] === undefined) !== (given[token] === undefined))
      throw new StartError(
        `${settings[url].name} and ${settings[token].name} belong together: one of them is missing.`,
      );
}

/** Personal data leave this machine encrypted, unless the operator explicitly allows plain text. */
function assertEncryptionConfigured(given: SettingValues): void {
  for (const key of ['databaseUrl', 'migrationUrl'] as const) {
    const url = postgresUrl(given[key] ?? '');
    if (url && isRemote(url) && !url.searchParams.has('sslmode'))
      throw new StartError(
        `${settings[key].name} names another machine: add sslmode=verify-full to it, or sslmode=disable if something else encrypts the connection.`,
      );
  }
}

/** The public origin of a host name, as in issuers and redirect addresses. */
export function originOf(config: Pick<Config, 'scheme' | 'publicPort'>, host: string): string {
  const standard = config.scheme === 'https' ? 443 : 80;
  return `${config.scheme}://${host}${config.publicPort === standard ? '' : `:${config.publicPort}`}`;
}

import { resolve } from 'node:path';

export interface Config {
  /** Port to listen on, and the one in every public address unless `publicPort` says otherwise. */
  readonly port: number;
  /** Port that people's browsers use; empty in the address when it is the scheme's own. */
  readonly publicPort: number;
  readonly scheme: 'http' | 'https';
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** `postgres://` address; the embedded database is used while it is undefined. */
  readonly databaseUrl: string | undefined;
  /** Demo data, demo accounts and `/dev` addresses. */
  readonly demo: boolean;
  /** Life of an access token in seconds. */
  readonly tokenSeconds: number;
  /** Whom to turn to where no tenant is known (OP-015). */
  readonly supportEmail: string;
  readonly supportPhone: string;
}

export class ConfigError extends Error {}

/** Reads the environment; throws a `ConfigError` with one sentence on a value that makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const port = wholeNumber(env, 'PORT', 4000, 0, 65_535);
  const scheme = env['PORTAL_SCHEME'] === 'https' ? 'https' : 'http';
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must be a postgres:// address.');
  return {
    port,
    publicPort: wholeNumber(env, 'PORTAL_PUBLIC_PORT', port, 0, 65_535),
    scheme,
    dataDir: resolve(root, env['PORTAL_DATA_DIR'] || '.data'),
    databaseUrl,
    demo: env['PORTAL_DEMO'] !== '0',
    tokenSeconds: wholeNumber(env, 'PORTAL_TOKEN_SECONDS', 3600, 10, 86_400),
    supportEmail: env['PORTAL_SUPPORT_EMAIL'] || 'support@portal.example',
    supportPhone: env['PORTAL_SUPPORT_PHONE'] || '1300 000 100',
  };
}

/** The public origin of a host name, as it stands in issuers and redirect addresses. */
export function originOf(config: Pick<Config, 'scheme' | 'publicPort'>, host: string): string {
  const standard = config.scheme === 'https' ? 443 : 80;
  return `${config.scheme}://${host}${config.publicPort === standard ? '' : `:${config.publicPort}`}`;
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  minimum: number,
  maximum: number,
): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < minimum || number > maximum)
    throw new ConfigError(`${name} must be a whole number from ${minimum} to ${maximum}, not '${value}'.`);
  return number;
}

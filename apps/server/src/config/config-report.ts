import { isIP } from 'node:net';
import { noAddresses } from './address-list.ts';
import type { Config } from './config.ts';
import { unknownSettings, type Environment } from './read-settings.ts';
import { postgresUrl, smtpUrl } from './setting-forms.ts';
import { settings, type Setting } from './settings.ts';

/** Every setting with its effective value, and the warnings. Contains no secret. */
export function configReport(config: Config, env: Environment): string {
  const lines = Object.entries(settings).map(([key, { name }]) => {
    const value = textOf(config, key as keyof typeof settings);
    return `${name.padEnd(22)} ${value}${env[name] ? '' : ' (default)'}\n`;
  });
  return [...lines, ...configWarnings(config, env)].join('');
}

/** One line for each fact that an operator should know at the start; empty for a usual configuration. */
export function configWarnings(config: Config, env: Environment): readonly string[] {
  const unknown = unknownSettings(env);
  const open = config.hosts.length === 0 || config.hosts.some((host) => !isLoopback(host));
  return [
    ...(unknown.length > 0 ? [`Unknown settings, which change nothing: ${unknown.join(', ')}\n`] : []),
    ...(config.demo && open
      ? [
          `Anyone who can reach this machine at ${config.hosts.join(', ')} can sign in as an administrator, because the password of the demo accounts is public\n`,
        ]
      : []),
    ...(config.scheme === 'https' && config.trustedProxies === noAddresses
      ? [
          'PORTAL_TRUSTED_PROXIES does not name the proxy that serves https: all clients seem to have one address, and their wrong passwords are counted together\n',
        ]
      : []),
    ...(!config.demo && config.smtpUrl === undefined
      ? [`No email can be sent: ${settings.smtpUrl.name} is not set\n`]
      : []),
  ];
}

const isLoopback = (host: string): boolean => host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

function textOf(config: Config, key: keyof typeof settings): string {
  if (key === 'databaseUrl' || key === 'migrationUrl') return withoutSecrets(config[key]);
  if (key === 'smtpUrl') return config.smtpUrl === undefined ? '–' : withoutPassword(smtpUrl(config.smtpUrl));
  if (key === 'tracesUrl')
    return config.tracesUrl === undefined ? '–' : withoutPassword(new URL(config.tracesUrl));
  if (key === 'hosts' || key === 'metricsHosts') return config[key].join(', ') || 'every address';
  if (key === 'demo' || key === 'newerSchema') return config[key] ? '1' : '0';
  const setting: Setting<unknown> = settings[key];
  const value = config[key];
  return value === undefined ? '–' : setting.secret ? '***' : String(value);
}

function withoutPassword(url: URL | undefined): string {
  if (!url) return '***';
  if (url.password) url.password = '***';
  if (url.search) url.search = '?***';
  return url.href;
}

/** Parameters of a database URL that hold no secret. */
const plainParameters = new Set(['host', 'port', 'sslmode', 'application_name', 'connect_timeout']);

function withoutSecrets(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return '–';
  const url = postgresUrl(databaseUrl);
  if (!url) return '***';
  if (url.password) url.password = '***';
  for (const name of new Set(url.searchParams.keys()))
    if (!plainParameters.has(name)) url.searchParams.set(name, '***');
  return url.href.replace('@socket/', '@/');
}

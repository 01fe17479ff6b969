import { isIP } from 'node:net';
import { readEmailAddress } from '@portal/api/contract';

/** The format of a setting in words, and its parser, which returns undefined for an invalid text. */
export interface SettingForm<T> {
  readonly read: (text: string) => T | undefined;
  /** For example 'a whole number from 0 to 65535'. */
  readonly form: string;
}

export const wholeNumber = (minimum: number, maximum: number): SettingForm<number> => ({
  form: `a whole number from ${minimum} to ${maximum}`,
  read: (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined,
});

export const oneOf = <const T>(values: Readonly<Record<string, T>>): SettingForm<T> => ({
  form: Object.keys(values)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or '),
  read: (text) => (Object.hasOwn(values, text) ? values[text] : undefined),
});

export const matching = (form: string, fits: (text: string) => boolean): SettingForm<string> => ({
  form,
  read: (text) => (fits(text) ? text : undefined),
});

/** The addresses of `localhost` and of every name below it. */
export const loopback: readonly string[] = ['127.0.0.1', '::1'];

/** An address to listen on. */
export const address: SettingForm<readonly string[]> = {
  form: 'an IP address or a host name',
  read: (text) => {
    if (text === 'localhost') return loopback;
    return isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? [text] : undefined;
  },
};

export const yesOrNo = oneOf({ '0': false, '1': true, true: true, false: false });
export const safeUrl = matching('an https:// address, or http:// on this machine', isSafeUrl);
export const bearerToken = matching('a token', (text) => /^[\w.~+/=-]{8,}$/.test(text));
export const emailAddress: SettingForm<string> = { form: 'an e-mail address', read: readEmailAddress };
export const databaseAddress = matching('a postgres:// address', (text) => postgresUrl(text) !== undefined);

/** Whether secrets may be sent to this URL. */
function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && [...loopback, 'localhost'].includes(url.hostname))
  );
}

/** The URL of a mail server; may contain only host, port, user and password. */
export function smtpUrl(text: string): URL | undefined {
  const url = /^smtps?:\/\//.test(text) ? URL.parse(text) : null;
  const plain =
    url && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  return plain && isDecodable(url.username) && isDecodable(url.password) ? url : undefined;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '' || text === '';
  } catch {
    return false;
  }
}

/** The URL of a database. A socket URL has no host, which `URL` rejects for other schemes. */
export function postgresUrl(text: string): URL | undefined {
  return /^postgres(ql)?:\/\//.test(text)
    ? (URL.parse(text.replace('@/', '@socket/')) ?? undefined)
    : undefined;
}

/** Whether a database is reached over a network. The folder of a socket can be the `host` parameter of the URL. */
export function isRemote(databaseUrl: URL): boolean {
  const host = databaseUrl.searchParams.get('host') ?? databaseUrl.hostname.replace(/^\[|\]$/g, '');
  return !['', 'socket', 'localhost', ...loopback].includes(host) && !host.startsWith('/');
}

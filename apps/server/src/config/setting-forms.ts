import { isIP } from 'node:net';
import { isEmailAddress } from '@portal/api/contract';

/** What the text of a setting has to be, in words, and its value; undefined where it makes no sense. */
export interface SettingForm<T> {
  readonly read: (text: string) => T | undefined;
  /** As in 'a whole number from 0 to 65535'. */
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

/** Both ways to say `localhost`, and every name below it. */
export const loopback: readonly string[] = ['127.0.0.1', '::1'];

/** Where a port is opened. */
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
export const emailAddress = matching('an e-mail address', isEmailAddress);
export const databaseAddress = matching('a postgres:// address', (text) => postgresUrl(text) !== undefined);

/** An address that secrets may be sent to. */
function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && [...loopback, 'localhost'].includes(url.hostname))
  );
}

/** The address of a mail server; nothing but host, port, user and password stands in it. */
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

/** The address of a database; a socket's stands without a host, which URLs of other schemes may not. */
export function postgresUrl(text: string): URL | undefined {
  return /^postgres(ql)?:\/\//.test(text)
    ? (URL.parse(text.replace('@/', '@socket/')) ?? undefined)
    : undefined;
}

/** Whether a database is reached over a network. A socket's folder may stand in the address as its `host`. */
export function isRemote(databaseUrl: URL): boolean {
  const host = databaseUrl.searchParams.get('host') ?? databaseUrl.hostname.replace(/^\[|\]$/g, '');
  return !['', 'socket', 'localhost', ...loopback].includes(host) && !host.startsWith('/');
}

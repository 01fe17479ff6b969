import { request } from 'node:http';

export interface Sent {
  readonly method?: string;
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON instead of a form. */
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the form with chunked transfer encoding. Default false. */
  readonly chunked?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Absolute address of a redirect. */
  readonly location: string | undefined;
  header(name: string): string;
}

export interface Browser {
  readonly cookies: () => readonly Cookie[];
  send(address: string, sent?: Sent): Promise<Answer>;
  /** Follows redirects within the provider, up to a page or an address of the portal. */
  go(address: string, sent?: Sent): Promise<Answer>;
}

export interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly name: string;
  readonly value: string;
  readonly secure: boolean;
}

/** A browser that resolves every host name to the server under test, with cookies and without scripts. */
export function browser(port: number, like?: Browser): Browser {
  let jar: readonly Cookie[] = like?.cookies() ?? [];

  const keep = (cookie: Cookie, expired: boolean) => {
    const same = (other: Cookie) =>
      other.host === cookie.host && other.path === cookie.path && other.name === cookie.name;
    jar = [...jar.filter((other) => !same(other)), ...(expired ? [] : [cookie])];
  };

  const send = (address: string, sent: Sent = {}): Promise<Answer> => {
    const url = new URL(address);
    const cookies = jar.filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path));
    const body = sent.form
      ? new URLSearchParams(sent.form).toString()
      : sent.json && JSON.stringify(sent.json);
    const headers = {
      host: url.host,
      accept: 'text/html,application/json',
      ...(cookies.length > 0 && { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }),
      ...(body !== undefined && {
        'content-type': sent.form ? 'application/x-www-form-urlencoded' : 'application/json',
        // Like a proxy that forwards a request without a length.
        ...(sent.chunked
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': Buffer.byteLength(body) }),
      }),
      ...sent.headers,
    };
    const method = sent.method ?? (body === undefined ? 'GET' : 'POST');
    return new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port, path: url.pathname + url.search, method, headers },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('error', reject);
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () => {
            // Node updates this header once a second, but the clock of these tests jumps.
            const sentAt = Math.min(Date.parse(reply.headers.date ?? ''), Date.now());
            for (const line of reply.headers['set-cookie'] ?? []) {
              const { cookie, expired } = parsed(line, url, sentAt);
              keep(cookie, expired);
            }
            const { location } = reply.headers;
            resolve({
              status: reply.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              location: location === undefined ? undefined : new URL(location, url).href,
              header: (name) => String(reply.headers[name] ?? ''),
            });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  };

  const go = async (address: string, sent?: Sent): Promise<Answer> => {
    const answer = await send(address, sent);
    const next = answer.location;
    return next !== undefined && new URL(next).pathname.startsWith('/oidc/') ? go(next) : answer;
  };

  return { cookies: () => jar, send, go };
}

/** Parses a cookie like a browser, relative to the time of the response. */
function parsed(
  line: string,
  url: URL,
  sentAt: number,
): { readonly cookie: Cookie; readonly expired: boolean } {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const attribute = (wanted: string) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const expires = attribute('expires');
  return {
    cookie: {
      host: url.hostname,
      path: attribute('path') ?? '/',
      name,
      value,
      secure: attributes.some((each) => each.toLowerCase() === 'secure'),
    },
    expired: value === '' || (expires !== undefined && Date.parse(expires) <= sentAt),
  };
}

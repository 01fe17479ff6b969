import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expressionOf, notInstalled, w3cActions, type Engine } from './engine.ts';

const executables = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox through WebDriver BiDi, which it supports without a separate driver. */
export async function openFirefox(): Promise<Engine> {
  const executable = executables.find((path) => existsSync(path));
  if (executable === undefined) throw notInstalled('Firefox', 'firefox-esr');
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const child = spawn(executable, [...options, '--width', '1440', '--height', '900'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await connected(await addressIn(child.stderr));
    const engine = await driven(socket);
    return { ...engine, close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += part.toString();
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
    if (address !== undefined) return `${address}/session`;
  }
  throw new Error(`Firefox did not start:\n${text}`);
}

async function connected(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}.`)));
  });
  return socket;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string | null };
}

async function driven(socket: WebSocket): Promise<Omit<Engine, 'close'>> {
  const messages: string[] = [];
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && /^(warn|error)$/.test(message.params?.level ?? ''))
      messages.push(message.params?.text ?? '');
  });
  let sent = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    sent += 1;
    const id = sent;
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as T;
  };
  const windows = async () =>
    (
      await send<{ contexts: { context: string }[] }>('browsingContext.getTree', { maxDepth: 0 })
    ).contexts.map(({ context }) => context);

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  let context = (await windows())[0] ?? '';
  const viewport = { width: 1440, height: 900 };
  await send('browsingContext.setViewport', { context, viewport });
  const act = (actions: readonly object[]) => send<void>('input.performActions', { context, actions });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate<A, T>(run: (argument: A) => T, argument: A) {
      const { type, result } = await send<{ type: string; result?: { value: string } }>('script.evaluate', {
        // Results are returned as JSON, because the protocol serialises objects differently.
        expression: `JSON.stringify([${expressionOf(run, argument)}])`,
        target: { context },
        awaitPromise: false,
      });
      if (type !== 'success') throw new Error(`The page threw in ${run.name || 'a function'}.`);
      return (JSON.parse(result?.value ?? '[]') as T[])[0] as T;
    },
    click: (point, held) => act(w3cActions.click(point, held)),
    type: (text) => act(w3cActions.type(text)),
    press: (key) => act(w3cActions.press(key)),
    windows,
    use: (window) => {
      context = window;
      return Promise.resolve();
    },
    messages,
  };
}

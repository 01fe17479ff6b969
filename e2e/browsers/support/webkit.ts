import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { freePort } from '../../support/server.ts';
import { expressionOf, notInstalled, w3cActions, type Engine } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** WebKitGTK through WebDriver, on a virtual display because it has no headless mode. */
export async function openWebKit(): Promise<Engine> {
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
  if (binary === undefined || !existsSync(driver) || !existsSync(screen))
    throw notInstalled('WebKit', 'webkit2gtk-driver xvfb');
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children.toReversed()) {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill();
      await ended;
    }
  };
  try {
    const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(display);
    const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    const environment = { ...process.env, DISPLAY: `:${number.toString().trim()}`, LC_ALL: 'C.UTF-8' };
    children.push(spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' }));
    const { engine, leave } = await driven(`http://127.0.0.1:${port}`, binary);
    return {
      ...engine,
      close: async () => {
        await leave();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function sent(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function ready(base: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await fetch(`${base}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function driven(base: string, binary: string) {
  await ready(base);
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
  const { sessionId } = (await sent('POST', `${base}/session`, { capabilities })) as { sessionId: string };
  const session = `${base}/session/${sessionId}`;
  const post = (path: string, body: object) => sent('POST', session + path, body);
  const act = async (actions: readonly object[]) => void (await post('/actions', { actions }));
  await post('/window/rect', { x: 0, y: 0, width: 1440, height: 1000 });
  const engine: Omit<Engine, 'close'> = {
    goto: async (url) => void (await post('/url', { url })),
    async evaluate<A, T>(run: (argument: A) => T, argument: A) {
      return (await post('/execute/sync', {
        script: `return ${expressionOf(run, argument)}`,
        args: [],
      })) as T;
    },
    click: (point, held) => act(w3cActions.click(point, held)),
    type: (text) => act(w3cActions.type(text)),
    press: (key) => act(w3cActions.press(key)),
    windows: async () => (await sent('GET', `${session}/window/handles`)) as string[],
    use: async (handle) => void (await post('/window', { handle })),
    messages: undefined,
  };
  return { engine, leave: () => sent('DELETE', session) };
}

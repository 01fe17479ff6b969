import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../platform/http/listen.ts';
import { browser, type Answer } from './browser.ts';

/** Starts `oidc-provider` in a process of its own. Any password is right at its own pages. */
export async function outsideProvider(...redirects: readonly string[]) {
  const port = await freePort();
  const program = join(import.meta.dirname, 'outside-provider.program.ts');
  const child = fork(program, [String(port), redirects.join(' ')], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    /** Replaces the claims of its accounts, by their subjects. */
    setAccounts: async (accounts: Readonly<Record<string, object>>) => {
      const taken = once(child, 'message');
      child.send(accounts);
      await taken;
    },
    /** Signs a subject in at the pages of the provider; returns the address that leads back. */
    signIn: async (address: string, subject: string): Promise<string> => {
      const visitor = browser(port);
      const follow = async (answer: Answer): Promise<Answer> =>
        answer.location?.startsWith(issuer) ? follow(await visitor.send(answer.location)) : answer;
      let answer = await follow(await visitor.send(address));
      for (const form of [{ prompt: 'login', login: subject, password: 'any' }, { prompt: 'consent' }]) {
        if (answer.location !== undefined) break;
        const action = /action="([^"]+)"/.exec(answer.text)?.[1] ?? '';
        answer = await follow(await visitor.send(new URL(action, issuer).href, { form }));
      }
      if (answer.location === undefined)
        throw new Error(`It did not lead back: ${answer.text.slice(0, 300)}`);
      return answer.location;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

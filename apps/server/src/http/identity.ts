import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Person } from './person.ts';

/** What the server needs of the identity provider. */
export interface Identity {
  /** Adds `/oidc/*`, the sign-in pages and the calls of people who are not signed in. */
  mount(app: Hono<AppEnv>, options: { readonly checkReplies: boolean }): void;
  /** The person of an access token that this very host issued and that is still good; else undefined. */
  verify(host: string, token: string): Promise<Person | undefined>;
  /** Reads the person anew at the next call: what this process has just changed need not be waited for. */
  forget(person: Pick<Person, 'tenant' | 'globalId'>): void;
  /** Ends every session of the person. */
  endSessions(person: Person): Promise<void>;
}

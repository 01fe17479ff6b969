import type { HttpBindings } from '@hono/node-server';
import type { Endpoint } from '@portal/api/contract';
import type { Context } from 'hono';
import type { Person } from './person.ts';

/**
 * - `entered`: somebody is in
 * - `refused`: a password, code or passkey was wrong
 * - `told-to-wait`: too many were
 */
export type SignInOutcome = 'entered' | 'refused' | 'told-to-wait';

export interface AppEnv {
  /** Node's request and response; absent where a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Route template for the log; never the address itself. */
    route: string;
    /** What became of an attempt to sign in, for whoever counts; absent for every other request. */
    signIn?: SignInOutcome;
    /** Who calls what; unset for whoever is not signed in. */
    caller?: { readonly person: Person; readonly call: Endpoint['id'] };
  };
}

export type AppContext = Context<AppEnv>;

/** The host, with its port, that the request was sent to. */
export const requestHost = (c: AppContext): string => c.req.header('host') ?? new URL(c.req.url).host;

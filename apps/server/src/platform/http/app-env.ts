import type { HttpBindings } from '@hono/node-server';
import type { Endpoint } from '@portal/api/contract';
import type { Context } from 'hono';
import type { Person } from './person.ts';

/**
 * - `entered`: signed in
 * - `refused`: wrong password, code or passkey
 * - `told-to-wait`: too many wrong attempts
 */
export type SignInOutcome = 'entered' | 'refused' | 'told-to-wait';

export interface AppEnv {
  /** Node's request and response; absent in tests that call the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The template of the route for the log; never the real path, which can hold ids. */
    route: string;
    /** The outcome of a sign-in attempt, for metrics; absent for other requests. */
    signIn?: SignInOutcome;
    /** The signed-in caller and the endpoint; unset without a valid token. */
    caller?: { readonly person: Person; readonly call: Endpoint['id'] };
  };
}

export type AppContext = Context<AppEnv>;

/** The value of the `Host` header, with its port. */
export const requestHost = (c: AppContext): string => c.req.header('host') ?? new URL(c.req.url).host;

import type { Ask, Call, Reply } from '../../src/testing/asks.ts';
import { signIn, type SignedIn } from '../../src/testing/page-sign-in.ts';
import { aProvingKey, type ProvingKey } from '../../src/testing/proving.ts';

/** Somebody at work: signed in, with a key of the browser's own that each call is proved by. */
export interface Person {
  readonly email: string;
  readonly ask: Ask;
  /** Answers the status. */
  renew(): Promise<number>;
  /** In another browser, page by page; goes on there. Answers what went wrong. */
  signInAgain(): Promise<string | undefined>;
}

export async function personAtWork(ask: Ask, origin: string, email: string): Promise<Person> {
  let session = await begin(ask, origin, email);
  return {
    email,
    ask: (call) => session.browser(call, session.signedIn.token),
    renew: () => session.signedIn.renew(),
    signInAgain: async () => {
      try {
        session = await begin(ask, origin, email);
        return undefined;
      } catch (error) {
        return String(error);
      }
    },
  };
}

async function begin(ask: Ask, origin: string, email: string) {
  const browser = proving(ask, origin, await aProvingKey());
  const signedIn: SignedIn = await signIn((call) => browser(call, undefined), origin, email);
  if (typeof signedIn.token !== 'string') throw new Error(`${email} is not signed in.`);
  return { browser, signedIn };
}

/** Asks with proofs, a second time where the server hands out another nonce first. */
function proving(ask: Ask, origin: string, key: ProvingKey) {
  let nonce: string | undefined;
  return async (call: Call, token: string | undefined): Promise<Reply> => {
    const { path, method = 'GET' } = call;
    if (token === undefined && path !== '/oidc/token') return ask(call);
    const once = async () => {
      const [address = ''] = path.split('?');
      const dpop = await key.proof({
        method,
        url: origin + address,
        nonce,
        ...(token !== undefined && { token }),
      });
      const proved = { dpop, ...(token !== undefined && { authorization: `DPoP ${token}` }) };
      return ask({ ...call, headers: { ...call.headers, ...proved } });
    };
    const sent = nonce;
    const reply = await once();
    nonce = reply.nonce ?? nonce;
    return (reply.status === 400 || reply.status === 401) && nonce !== sent ? once() : reply;
  };
}

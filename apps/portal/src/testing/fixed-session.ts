import type { AuthSession, SessionState, SessionUser } from '@portal/api/client';
import { userStateClaims } from '@portal/api/contract';
import { people, type PersonId, type TenantName } from '@portal/api/mocks';
import { observable } from '../base/observable.ts';

/** A demo user, or a user with exactly these claims. */
export type StoryUser =
  | PersonId
  | { readonly name: string; readonly claims: readonly string[]; readonly federated?: boolean };

export function userOf(user: StoryUser, tenant: TenantName): SessionUser {
  const { name, claims } = typeof user === 'string' ? people[user] : user;
  const globalId = typeof user === 'string' ? `G-${user}` : 'G-TEST';
  return {
    globalId,
    displayName: name,
    tenant,
    federated: typeof user !== 'string' && user.federated === true,
    claims: userStateClaims({
      Permission: claims,
      Tenant: tenant,
      GlobalId: globalId,
      CreatedDate: '2024-03-01T00:00:00Z',
    }),
  };
}

/** A session whose state changes only when the story changes it. */
export function fixedSession(initial: SessionState): AuthSession {
  const { get: state, set: setState, subscribe } = observable(initial);
  return {
    state,
    subscribe,
    signIn: () => Promise.resolve(setState({ phase: 'redirecting' })),
    holder: async () => {
      const now = state();
      return now.phase === 'signedIn' ? now.user : undefined;
    },
    enter: () => Promise.resolve(setState({ phase: 'redirecting' })),
    finishSignIn: () => Promise.resolve(undefined),
    async signOut(after = 0) {
      if (after > 0) await new Promise((resolve) => void setTimeout(resolve, after));
      setState({ phase: 'redirecting' });
    },
    authorise: (headers) => headers.set('authorization', 'Bearer story'),
    unauthorised: () => setState({ phase: 'lost' }),
  };
}

import { identificationForm } from './identification-form.ts';
import { waitForAbort, ServiceUnavailable } from '../http-service.ts';
import type {
  Check,
  CheckedPerson,
  IdentityProvider,
  ScreeningOutcome,
  VerificationOutcome,
} from './provider.ts';

/** The page on which the demo's provider asks the individual of a check. */
export const simulatorPath = (check: string): string => `/dev/biometric/${check}`;

interface Behaviour {
  readonly verification: VerificationOutcome;
  readonly screening: ScreeningOutcome;
}

/** Outcomes for particular family names; everybody else passes every check. */
export const behaviours: Readonly<Record<string, Partial<Behaviour> | 'slow' | 'nonsense'>> = {
  Fail: { verification: 'failed' },
  Match: { screening: 'match' },
  Slow: 'slow',
  Nonsense: 'nonsense',
};

const passing: Behaviour = { verification: 'passed', screening: 'no-match' };

/** The demo's provider: it calls nobody, and the family name decides. */
export function bundledProvider(): IdentityProvider {
  const outcomeFor = async ({ person, signal }: Check): Promise<Behaviour> => {
    const behaviour = behaviourOf(person);
    if (behaviour === 'slow') return waitForAbort(signal);
    if (behaviour === 'nonsense') throw new ServiceUnavailable();
    return { ...passing, ...behaviour };
  };
  return {
    name: 'Demo identity checks',
    options: (person) => Promise.resolve(behaviourOf(person) === 'nonsense' ? undefined : identificationForm),
    verify: async (verification) => (await outcomeFor(verification)).verification,
    screen: async (check) => (await outcomeFor(check)).screening,
    invite: async (invite) => {
      await outcomeFor(invite);
      return { link: new URL(simulatorPath(invite.id), invite.callback).href };
    },
  };
}

function behaviourOf({ name }: CheckedPerson) {
  const family = name.trim().split(/\s+/).at(-1) ?? '';
  return Object.hasOwn(behaviours, family) ? behaviours[family] : undefined;
}

import { identificationForm } from './identification-form.ts';
import { abandoned, Unanswered } from '../outbound/asked-service.ts';
import type {
  Check,
  CheckedPerson,
  IdentityProvider,
  ScreeningOutcome,
  VerificationOutcome,
} from './provider.ts';

interface Behaviour {
  readonly verification: VerificationOutcome;
  readonly screening: ScreeningOutcome;
}

/** What becomes of people of these family names; everybody else passes every check. */
export const behaviours: Readonly<Record<string, Partial<Behaviour> | 'slow' | 'nonsense'>> = {
  Fail: { verification: 'failed' },
  Match: { screening: 'match' },
  Slow: 'slow',
  Nonsense: 'nonsense',
};

const passing: Behaviour = { verification: 'passed', screening: 'no-match' };

/** The provider of the demo: it calls nobody, and the family name alone decides. */
export function bundledProvider(): IdentityProvider {
  const outcomeFor = async ({ person, signal }: Check): Promise<Behaviour> => {
    const behaviour = behaviourOf(person);
    if (behaviour === 'slow') return abandoned(signal);
    if (behaviour === 'nonsense') throw new Unanswered();
    return { ...passing, ...behaviour };
  };
  return {
    options: (person) => Promise.resolve(behaviourOf(person) === 'nonsense' ? undefined : identificationForm),
    verify: async (verification) => (await outcomeFor(verification)).verification,
    screen: async (check) => (await outcomeFor(check)).screening,
  };
}

function behaviourOf({ name }: CheckedPerson) {
  const family = name.trim().split(/\s+/).at(-1) ?? '';
  return Object.hasOwn(behaviours, family) ? behaviours[family] : undefined;
}

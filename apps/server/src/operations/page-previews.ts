import { inlinePage } from '../people/pages/inline-page.ts';
import { signInPage } from '../people/pages/sign-in-page.ts';
import { describeImage } from '../tenants/image.store.ts';
import { demoImages } from './seed/demo-images.ts';
import { demoTenants, supportEmail } from './seed/demo-tenants.ts';
import { demoPassword, personas } from './seed/demo-users.ts';

/** Pages rendered by the server, with style and script inlined, so that Storybook shows them without a server. */
export function pagePreviews() {
  return {
    signInUntouched: signIn({ email: '' }),
    signInRefused: signIn({
      email: 'mia.my@harbour.example',
      problem: 'The email or password is incorrect.',
    }),
  };
}

function signIn(filled: { email: string; problem?: string }): string {
  const [harbour] = demoTenants;
  if (!harbour) throw new Error('The demo data hold no tenant.');
  const { Logo, LogoOnDark } = demoImages(harbour.id);
  const tenant = {
    ...harbour,
    disabled: false,
    look: 1,
    images: { Logo: describeImage(Logo), LogoOnDark: describeImage(LogoOnDark) },
    timeZone: 'Australia/Sydney',
    supportEmail: supportEmail(harbour.id),
  };
  const accounts = personas
    .filter((person) => !person.federatedOnly)
    .map(({ name, note }) => ({
      name,
      note,
      email: `${name.replace(' ', '.')}@harbour.example`.toLowerCase(),
    }));
  const demo = { password: demoPassword, accounts };
  return inlinePage(signInPage({ tenant, nonce: '' }, { action: '#', demo, ...filled }), 'included');
}

import { pageAsset, scriptAddress, styleAddress } from '../people/pages/assets.ts';
import { signInPage } from '../people/pages/sign-in-page.ts';
import { demoDrawings } from './seed/demo-drawings.ts';
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
  const tenant = {
    ...harbour,
    disabled: false,
    drawings: demoDrawings(harbour.id),
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
  const page = signInPage({ tenant, nonce: '' }, { action: '#', demo, ...filled })
    .replace(/<link rel="icon"[^>]*>/, '')
    .replace(
      `<link rel="stylesheet" href="${styleAddress}" />`,
      () => `<style>${fileAt(styleAddress)}</style>`,
    )
    .replace(
      /<script type="module"[^>]*><\/script>/,
      () => `<script type="module">${fileAt(scriptAddress)}</script>`,
    );
  if (page.includes(styleAddress) || page.includes(scriptAddress))
    throw new Error('The sign-in page still points to files of the server.');
  return page;
}

const fileAt = (address: string) =>
  new TextDecoder().decode(pageAsset(address.slice(address.lastIndexOf('/') + 1))?.body);

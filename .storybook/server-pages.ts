import type { Plugin } from 'vite';

const id = 'virtual:server-pages';

/**
 * Hands the pages that the server draws itself to the workbench, as the server draws them, with their files put in
 * so that they stand without it.
 */
export function serverPages(): Plugin {
  return {
    name: 'server-pages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(module) {
      if (module !== `\0${id}`) return undefined;
      const { signInPage } = await import('../apps/server/src/people/pages/sign-in-page.ts');
      const { pageAsset, scriptAddress, styleAddress } =
        await import('../apps/server/src/people/pages/assets.ts');
      const { demoDrawings } = await import('../apps/server/src/operations/seed/demo-drawings.ts');
      const { demoTenants, supportEmail } =
        await import('../apps/server/src/operations/seed/demo-tenants.ts');
      const { demoPassword, personas } = await import('../apps/server/src/operations/seed/demo-users.ts');
      const [harbour] = demoTenants;
      if (!harbour) throw new Error('The demo data hold no tenant.');
      const file = (address: string) =>
        new TextDecoder().decode(pageAsset(address.slice(address.lastIndexOf('/') + 1))?.body);
      const frame = {
        tenant: {
          ...harbour,
          disabled: false,
          drawings: demoDrawings(harbour.id),
          timeZone: 'Australia/Sydney',
          supportEmail: supportEmail(harbour.id),
        },
        nonce: '',
      };
      const demo = {
        password: demoPassword,
        accounts: personas
          .filter((person) => !person.federatedOnly)
          .map(({ name, note }) => ({
            name,
            note,
            email: `${name.replace(' ', '.')}@harbour.example`.toLowerCase(),
          })),
      };
      const drawn = (filled: { email: string; problem?: string }) =>
        signInPage(frame, { action: '#', demo, ...filled })
          .replaceAll('/tenant-assets/harbour/logo.svg', '/logos/harbour.svg')
          .replaceAll('/tenant-assets/harbour/logo-dark.svg', '/logos/harbour.svg')
          .replace(/<link rel="icon"[^>]*>/, '')
          .replace(
            `<link rel="stylesheet" href="${styleAddress}" />`,
            () => `<style>${file(styleAddress)}</style>`,
          )
          .replace(
            /<script type="module"[^>]*><\/script>/,
            () => `<script type="module">${file(scriptAddress)}</script>`,
          );
      const pages = {
        signInUntouched: drawn({ email: '' }),
        signInRefused: drawn({
          email: 'mia.my@harbour.example',
          problem: 'The email or password is incorrect.',
        }),
      };
      for (const [name, page] of Object.entries(pages))
        if (page.includes(styleAddress) || page.includes(scriptAddress))
          throw new Error(`${name} still points to files of the server.`);
      return Object.entries(pages)
        .map(([name, page]) => `export const ${name} = ${JSON.stringify(page)};`)
        .join('\n');
    },
  };
}

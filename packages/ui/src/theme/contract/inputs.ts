import type { PortalName, TokenFacts } from './token.ts';

type Input = Omit<TokenFacts, 'tier' | 'since'> & { readonly name: PortalName; readonly initial: string };

/** The eight values a tenant sets. */
export const themeInputs = [
  {
    name: '--portal-brand',
    type: 'color',
    initial: '#0b5cab',
    description: 'any opaque sRGB colour; every other colour derives from it; the only required input',
  },
  {
    name: '--portal-nav',
    type: 'color',
    initial: '#10243e',
    description: 'background of the side navigation; its text is computed',
  },
  {
    name: '--portal-radius',
    type: 'length',
    initial: '6px',
    description: 'corner radius of buttons and fields, 0 to 16 px; the other radii scale with it',
  },
  {
    name: '--portal-font',
    type: 'font-family',
    initial: 'var(--portal-font-inter)',
    description: 'stack of the font that the tenant selects by id, never by URL',
  },
  {
    name: '--portal-density',
    type: 'number',
    initial: '1',
    description: 'multiplies control heights and cell padding: 1 or 0.875; a user may override it',
  },
  {
    name: '--portal-logo',
    type: 'image',
    initial: 'none',
    description: 'logo next to the product name; drawn at 28 px, at most 160 px wide',
  },
  {
    name: '--portal-logo-dark',
    type: 'image',
    initial: 'var(--portal-logo)',
    description: 'the logo on dark backgrounds',
  },
  {
    name: '--portal-favicon',
    type: 'asset-id',
    initial: 'none',
    description: 'icon of the browser tab; in the same record, not used by styles',
  },
] as const satisfies readonly Input[];

export type InputName = (typeof themeInputs)[number]['name'];

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
    description: 'ground of the side navigation; its text is computed',
  },
  {
    name: '--portal-radius',
    type: 'length',
    initial: '6px',
    description: 'corner of buttons and fields, 0 to 16 px; the other corners scale with it',
  },
  {
    name: '--portal-font',
    type: 'font-family',
    initial: 'var(--portal-font-inter)',
    description: 'stack of the font the tenant names by its id, never an address',
  },
  {
    name: '--portal-density',
    type: 'number',
    initial: '1',
    description: 'multiplies control heights and cell padding: 1 or 0.875; a person may override it',
  },
  {
    name: '--portal-logo',
    type: 'image',
    initial: 'none',
    description: 'mark beside the product name; drawn at 28 px, at most 160 px wide',
  },
  {
    name: '--portal-logo-dark',
    type: 'image',
    initial: 'var(--portal-logo)',
    description: 'the mark on dark grounds',
  },
  {
    name: '--portal-favicon',
    type: 'asset-id',
    initial: 'none',
    description: 'icon of the browser tab; same record, read by no style',
  },
] as const satisfies readonly Input[];

export type InputName = (typeof themeInputs)[number]['name'];

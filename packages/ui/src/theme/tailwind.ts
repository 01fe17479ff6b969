import { contract, type TokenType } from './contract.ts';

/**
 * Every utility resolves to a `--portal-*` variable (theme/tokens.css). The default palette, radii, shadows and type
 * sizes of Tailwind are switched off, so a raw colour such as `bg-blue-500` is not a utility here.
 */
const token = (name: string) => `var(--portal-${name})`;

/** Tokens of a type whose names have a prefix, keyed by the rest of their names. */
function tokens(type: TokenType, begin = ''): Record<string, string> {
  const start = `--portal-${begin}`;
  const found = Object.entries(contract).filter(
    ([name, facts]) => facts.type === type && !facts.deprecated && name.startsWith(start),
  );
  return Object.fromEntries(found.map(([name]) => [name.slice(start.length), `var(${name})`]));
}

const preset = {
  // Follows data-mode, and the system if it is auto or absent, as the tokens do.
  darkMode: [
    'variant',
    [
      '&:where([data-mode="dark"], [data-mode="dark"] *)',
      '@media (prefers-color-scheme: dark) { &:where(:not([data-mode="light"], [data-mode="light"] *)) }',
    ],
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens('color'),
    },
    spacing: {
      0: '0px',
      px: '1px',
      0.5: '0.125rem',
      1: token('gap-1'),
      1.5: '0.375rem',
      2: token('gap-2'),
      2.5: '0.625rem',
      3: token('gap-3'),
      4: token('gap-4'),
      5: token('gap-5'),
      6: token('gap-6'),
      8: token('gap-7'),
      12: token('gap-8'),
      gutter: token('gutter'),
      'control-sm': token('control-h-sm'),
      'control-md': token('control-h-md'),
      'control-lg': token('control-h-lg'),
      row: token('row-h'),
      head: token('head-h'),
      'nav-item': token('nav-item-h'),
      'cell-x': token('cell-px'),
      'cell-y': token('cell-py'),
      'card-x': token('card-px'),
      nav: token('nav-w'),
      topbar: token('topbar-h'),
      side: token('side-w'),
      dialog: token('dialog-w'),
    },
    borderRadius: { none: '0', ...tokens('length', 'radius-') },
    fontFamily: { sans: token('font-sans'), mono: token('font-mono') },
    fontSize: {
      '2xs': [token('font-xs'), token('leading-xs')],
      ...Object.fromEntries(
        Object.entries(tokens('length', 'font-')).map(([size, value]) => [
          size,
          [value, token(`leading-${size}`)],
        ]),
      ),
    },
    fontWeight: tokens('font-weight', 'weight-'),
    boxShadow: { none: 'none', ...tokens('shadow', 'shadow-') },
    transitionDuration: tokens('duration', 'dur-'),
    transitionTimingFunction: tokens('easing', 'ease-'),
    zIndex: tokens('number', 'z-'),
    screens: { md: '768px', xl: '1200px' },
  },
  plugins: [
    ({ addVariant }: { addVariant: (name: string, rules: string[]) => void }) =>
      // In a narrow card; `CardTable` names the container by its number of columns.
      addVariant('stacked', [
        '@container early (width < 520px) { & }',
        '@container late (width < 400px) { & }',
      ]),
  ],
};

export default preset;

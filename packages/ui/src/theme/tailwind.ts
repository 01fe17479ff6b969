/**
 * The look is tokens: every utility resolves to a `--portal-*` variable (theme/tokens.css).
 * The default palette, radii, shadows and type sizes of Tailwind are switched off, so a raw colour
 * such as `bg-blue-500` is not a utility here.
 */
const token = (name: string) => `var(--portal-${name})`;
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));

const tones = ['danger', 'success', 'warning', 'info'].flatMap((tone) => [
  tone,
  `${tone}-fill`,
  `on-${tone}`,
  `${tone}-subtle`,
  `${tone}-border`,
]);

const charts = [...['1', '2', '3', '4', '5', '6'].map((series) => `chart-${series}`), 'on-chart'];

const preset = {
  // Follows data-mode and, where that is auto or absent, the system: as the tokens do.
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
      ...tokens(
        'canvas',
        'surface',
        'raised',
        'sunken',
        'overlay',
        'scrim',
        'inverse',
        'text-on-inverse',
        'control',
        'control-hover',
        'control-active',
        'pressed',
        'field',
        'brand',
        'brand-hover',
        'brand-active',
        'on-brand',
        'brand-ui',
        'on-brand-ui',
        'brand-subtle',
        'brand-subtle-hover',
        'brand-border',
        'row-hover',
        'row-selected',
        'row-selected-hover',
        'text',
        'text-muted',
        'text-disabled',
        'link',
        'link-hover',
        'border',
        'border-strong',
        'border-control',
        'nav-ground',
        'nav-hover',
        'nav-active',
        'nav-border',
        'nav-indicator',
        'on-nav',
        'on-nav-muted',
        'focus-inner',
        'focus-outer',
        'danger-fill-hover',
        'danger-fill-active',
        ...tones,
        ...charts,
      ),
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
    borderRadius: {
      none: '0',
      sm: token('radius-sm'),
      md: token('radius-md'),
      lg: token('radius-lg'),
      full: token('radius-full'),
    },
    fontFamily: { sans: token('font-sans'), mono: token('font-mono') },
    fontSize: {
      '2xs': [token('font-xs'), token('leading-xs')],
      ...Object.fromEntries(
        ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((size) => [
          size,
          [token(`font-${size}`), token(`leading-${size}`)],
        ]),
      ),
    },
    fontWeight: {
      regular: token('weight-regular'),
      medium: token('weight-medium'),
      semibold: token('weight-semibold'),
    },
    boxShadow: {
      none: 'none',
      1: token('shadow-1'),
      2: token('shadow-2'),
      3: token('shadow-3'),
      pin: token('shadow-pin'),
    },
    transitionDuration: { 1: token('dur-1'), 2: token('dur-2'), 3: token('dur-3') },
    transitionTimingFunction: { out: token('ease-out'), in: token('ease-in') },
    zIndex: tokensByName('z-', ['sticky', 'nav', 'menu', 'dialog', 'toast', 'tooltip']),
    screens: { md: '768px', xl: '1200px' },
  },
};

function tokensByName(prefix: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, token(prefix + name)]));
}
export default preset;

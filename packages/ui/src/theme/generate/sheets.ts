import { themeInputs } from '../contract/inputs.ts';
import { deriveTheme } from '../derive.ts';
import { themeReader, type Appearance } from '../theme-reader.ts';
import type { TenantTheme } from '../tenant-theme.ts';

const syntaxes: Readonly<Record<string, string>> = {
  color: '<color>',
  length: '<length>',
  number: '<number>',
};

const property = (name: string, syntax: string, initial: string) => `@property ${name} {
  syntax: '${syntax}';
  inherits: true;
  initial-value: ${initial};
}
`;

/** Registers the inputs as typed custom properties. */
export function inputSheet(): string {
  const typed = themeInputs.flatMap(({ name, type, initial }) =>
    syntaxes[type] ? [property(name, syntaxes[type], initial)] : [],
  );
  return `/* Written by generate.ts. The inputs that CSS can type: a wrong value falls back instead of blanking the page. */
${typed.join('')}
/* 1 while more contrast is wanted. A number, so that every derived colour needs one formula per mode only. */
${property('--_p-more', '<number>', '0')}`;
}

/** Browser features that the style sheets require. */
export const NEEDS =
  '(color: oklch(from red l c h)) and (color: light-dark(red, red)) and (width: round(down, 1px, 1px))';

/** Computed values for a browser that cannot derive them. */
function concrete(theme: TenantTheme, mode: Appearance['mode']) {
  const appearance = { mode, contrast: 'normal' } as const;
  const { amount, values } = themeReader(theme, appearance);
  const rounded = Object.entries(values).filter(([, value]) => value.startsWith('round('));
  return {
    colours: Object.entries(deriveTheme(theme, appearance)),
    lengths: rounded.map(([name, value]): [string, string] => [name, `${amount(value).value}px`]),
  };
}

/**
 * A theme for a browser without relative colours. Its layer is above the tenant's theme, because that browser cannot
 * derive colours from the inputs.
 */
export function fallbackSheet(theme: TenantTheme): string {
  const [light, dark] = [concrete(theme, 'light'), concrete(theme, 'dark')];
  const inLight = new Map(light.colours);
  const body = (declarations: readonly (readonly [string, string])[]) =>
    declarations.map(([name, value]) => `${name}:${value};`).join('');
  const inDark = body(dark.colours.filter(([name, value]) => inLight.get(name) !== value));
  return (
    `@supports not (${NEEDS}){@layer portal.components{` +
    `:root,[data-portal-theme]{${body([...light.colours, ...light.lengths])}}` +
    `[data-mode=dark],[data-mode=dark] [data-portal-theme]{${inDark}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-mode=light]),` +
    `:root:not([data-mode=light]) [data-portal-theme]:not([data-mode=light] *){${inDark}}}` +
    `}}`
  );
}

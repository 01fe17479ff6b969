import { derived, type PortalName, type TokenFacts } from './token.ts';

/**
 * Sizes, typography, durations and stacking order: fixed, or scaled by radius and density of the tenant. See
 * scales.css.
 */
export const scaleTokens = {
  ...derived('length', {
    '--portal-radius-sm': 'corner radius of chips and row buttons',
    '--portal-radius-md': 'corner radius of buttons, fields, alerts',
    '--portal-radius-lg': 'corner radius of cards, drop zones, toasts',
    '--portal-radius-full': 'badges and avatars',
    '--portal-control-h-sm': 'control height in toolbars',
    '--portal-control-h-md': 'control height in forms and dialogs',
    '--portal-control-h-lg': 'control height on the sign-in page',
    '--portal-row-h': 'minimum height of a grid row',
    '--portal-head-h': 'minimum height of a grid header',
    '--portal-nav-item-h': 'height of an item of the side navigation',
    '--portal-cell-px': 'inline padding of cells',
    '--portal-cell-py': 'block padding of cells',
    '--portal-card-px': 'inline padding of cards',
    '--portal-gap-1': 'between an icon and its text',
    '--portal-gap-2': 'between the parts of a control',
    '--portal-gap-3': 'between controls of a bar',
    '--portal-gap-4': 'between fields',
    '--portal-gap-5': 'inside cards and dialogs',
    '--portal-gap-6': 'between cards',
    '--portal-gap-7': 'between sections',
    '--portal-gap-8': 'around a single element on a page',
    '--portal-gutter': 'between the page and its edge',
    '--portal-nav-w': 'width of the side navigation',
    '--portal-topbar-h': 'height of the bar on narrow screens',
    '--portal-side-w': 'width of the second column of a record',
    '--portal-dialog-w': 'width of a dialog',
    '--portal-font-xs': 'type of column headers, badges and times; the smallest size',
    '--portal-font-sm': 'type of rows, controls, text',
    '--portal-font-md': 'type of dialogs and forms',
    '--portal-font-lg': 'type of card titles',
    '--portal-font-xl': 'type of page titles',
    '--portal-font-2xl': 'type of the sign-in title and of figures',
    '--portal-leading-xs': 'line of font-xs',
    '--portal-leading-sm': 'line of font-sm',
    '--portal-leading-md': 'line of font-md',
    '--portal-leading-lg': 'line of font-lg',
    '--portal-leading-xl': 'line of font-xl',
    '--portal-leading-2xl': 'line of font-2xl',
  }),
  '--portal-font-2xs': superseded('was smaller than 12 px', '--portal-font-xs'),
  '--portal-leading-2xs': superseded('line of font-2xs', '--portal-leading-xs'),
  ...derived('font-family', {
    '--portal-font-inter': 'stack of the font id inter',
    '--portal-font-system': 'stack of the font id system',
    '--portal-font-sans': "the tenant's stack",
    '--portal-font-mono': 'stack of codes and keys',
  }),
  ...derived('font-weight', {
    '--portal-weight-regular': 'text',
    '--portal-weight-medium': 'labels, buttons, column headers',
    '--portal-weight-semibold': 'titles, counts',
  }),
  ...derived('duration', {
    '--portal-dur-1': 'hover and press',
    '--portal-dur-2': 'switches',
    '--portal-dur-3': 'dialogs and the narrow navigation',
  }),
  ...derived('easing', {
    '--portal-ease-out': 'of entering elements',
    '--portal-ease-in': 'of leaving elements',
  }),
  ...derived('number', {
    '--portal-z-sticky': 'sticky headers and columns',
    '--portal-z-nav': 'the side navigation',
    '--portal-z-menu': 'menus and popovers',
    '--portal-z-dialog': 'dialogs and their scrim',
    '--portal-z-toast': 'toasts',
    '--portal-z-tooltip': 'tooltips',
  }),
  ...derived('shadow', {
    '--portal-shadow-1': 'secondary buttons',
    '--portal-shadow-2': 'menus and tooltips',
    '--portal-shadow-3': 'dialogs, toasts, the open narrow navigation',
    '--portal-shadow-pin': 'pinned columns above scrolled content',
  }),
  ...derived('image', { '--portal-logo-shown': 'the logo of the current mode' }),
};

function superseded(description: string, use: PortalName): TokenFacts {
  return {
    tier: 'derived',
    type: 'length',
    description,
    since: '0.1.0',
    deprecated: { since: '0.1.0', use },
  };
}

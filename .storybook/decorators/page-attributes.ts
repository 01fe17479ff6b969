import { storyTenants } from '../tenants.ts';

/** Where a story is seen: the toolbar's choices, written on <html> as the server writes them for the portal. */
export const pageGlobals = {
  tenant: toolbar('Tenant', 'paintbrush', Object.keys(storyTenants)),
  mode: toolbar('Mode', 'mirror', ['auto', 'light', 'dark']),
  contrast: toolbar('Contrast', 'contrast', ['auto', 'more']),
  density: toolbar('Density', 'component', ['tenant', 'comfortable', 'compact']),
  dir: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
};

export const initialPageGlobals = {
  tenant: 'harbour',
  mode: 'auto',
  contrast: 'auto',
  density: 'tenant',
  dir: 'ltr',
};

export function setPageAttributes(globals: Record<string, unknown>) {
  const page = document.documentElement;
  page.dir = globals['dir'] === 'rtl' ? 'rtl' : 'ltr';
  for (const name of ['tenant', 'mode', 'contrast', 'density']) {
    const value = globals[name];
    if (typeof value !== 'string' || value === 'tenant') page.removeAttribute(`data-${name}`);
    else page.setAttribute(`data-${name}`, value);
  }
}

type Icon = 'paintbrush' | 'mirror' | 'contrast' | 'component' | 'transfer';

function toolbar(title: string, icon: Icon, items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

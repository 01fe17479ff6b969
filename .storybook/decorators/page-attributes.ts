/** Where a story is seen: the toolbar's choices, written on <html> as the server writes them for the portal. */
export const pageGlobals = {
  tenant: toolbar('Tenant', 'paintbrush', ['harbour', 'meridian', 'banksia']),
  mode: toolbar('Mode', 'mirror', ['auto', 'light', 'dark']),
  contrast: toolbar('Contrast', 'contrast', ['auto', 'more']),
  density: toolbar('Density', 'component', ['tenant', 'comfortable', 'compact']),
};

export const initialPageGlobals = { tenant: 'harbour', mode: 'auto', contrast: 'auto', density: 'tenant' };

export function setPageAttributes(globals: Record<string, unknown>) {
  const page = document.documentElement;
  for (const name of ['tenant', 'mode', 'contrast', 'density']) {
    const value = globals[name];
    if (typeof value !== 'string' || value === 'tenant') page.removeAttribute(`data-${name}`);
    else page.setAttribute(`data-${name}`, value);
  }
}

function toolbar(title: string, icon: 'paintbrush' | 'mirror' | 'contrast' | 'component', items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

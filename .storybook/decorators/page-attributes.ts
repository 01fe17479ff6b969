import { languages } from './languages.ts';
import { storyTenants } from '../tenants.ts';

/** The choices of the toolbar, set on `<html>` as the server sets them for the portal. */
export const pageGlobals = {
  tenant: toolbar('Tenant', 'paintbrush', Object.keys(storyTenants)),
  mode: toolbar('Mode', 'mirror', ['auto', 'light', 'dark']),
  contrast: toolbar('Contrast', 'contrast', ['auto', 'more']),
  density: toolbar('Density', 'component', ['tenant', 'comfortable', 'compact']),
  dir: toolbar('Direction', 'transfer', ['auto', 'ltr', 'rtl']),
  lang: toolbar('Language', 'globe', languages),
};

export const initialPageGlobals = {
  tenant: 'harbour',
  mode: 'auto',
  contrast: 'auto',
  density: 'tenant',
  dir: 'auto',
  lang: 'en',
};

export function setPageAttributes(globals: Record<string, unknown>) {
  const page = document.documentElement;
  const lang = typeof globals['lang'] === 'string' ? globals['lang'] : 'en';
  const { dir } = globals;
  page.lang = lang === 'en' ? 'en-AU' : lang;
  page.dir = dir === 'rtl' || (dir !== 'ltr' && lang === 'ar-XB') ? 'rtl' : 'ltr';
  for (const name of ['tenant', 'mode', 'contrast', 'density']) {
    const value = globals[name];
    if (typeof value !== 'string' || value === 'tenant') page.removeAttribute(`data-${name}`);
    else page.setAttribute(`data-${name}`, value);
  }
}

type Icon = 'paintbrush' | 'mirror' | 'contrast' | 'component' | 'transfer' | 'globe';
type Item = string | { readonly value: string; readonly title: string };

function toolbar(title: string, icon: Icon, items: Item[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

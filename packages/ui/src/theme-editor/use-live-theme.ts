import { useLayoutEffect, useRef } from 'react';
import { themeCss, type TenantTheme, type ThemeAssets } from '../theme/index.ts';

/**
 * Applies a theme to the page while the caller is mounted, in the layer of a tenant.
 *
 * @param selector Element with `data-portal-theme` that gets the theme instead of the page.
 */
export function useLiveTheme(theme: TenantTheme, assets?: ThemeAssets, selector?: string): void {
  const css = themeCss(theme, assets, selector);
  const sheet = useRef<CSSStyleSheet>(undefined);
  useLayoutEffect(() => {
    const adopted = new CSSStyleSheet();
    sheet.current = adopted;
    document.adoptedStyleSheets.push(adopted);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== adopted);
    };
  }, []);
  useLayoutEffect(() => sheet.current?.replaceSync(css), [css]);
}

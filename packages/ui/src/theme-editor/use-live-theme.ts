import { useLayoutEffect, useRef } from 'react';
import { colourTokens } from '../theme/contract/colour-tokens.ts';
import { themeCss, type TenantTheme, type ThemeAssets } from '../theme/index.ts';

/** With a type, a colour is computed once where it is declared; without, by every element that uses it. */
const colourTypes = Object.keys(colourTokens)
  .map((name) => `@property ${name}{syntax:'<color>';inherits:true;initial-value:#000}`)
  .join('');

/**
 * Applies a theme to the page while the caller is mounted, in the layer of a tenant.
 *
 * @param selector Element with `data-portal-theme` that gets the theme instead of the page.
 */
export function useLiveTheme(theme: TenantTheme, assets?: ThemeAssets, selector?: string): void {
  const css = themeCss(theme, assets, selector);
  const sheet = useRef<CSSStyleSheet>(undefined);
  useLayoutEffect(() => {
    const types = new CSSStyleSheet();
    types.replaceSync(colourTypes);
    const adopted = new CSSStyleSheet();
    sheet.current = adopted;
    document.adoptedStyleSheets.push(types, adopted);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (one) => one !== types && one !== adopted,
      );
    };
  }, []);
  useLayoutEffect(() => {
    if (sheet.current) write(css, sheet.current);
  }, [css]);
}

/** Replacing a whole sheet restyles and lays out all of the page: four times as long as changing its one rule. */
function write(css: string, sheet: CSSStyleSheet): void {
  const next = new CSSStyleSheet();
  next.replaceSync(css);
  const [known, wanted] = [ruleOf(sheet), ruleOf(next)];
  if (known && known.selectorText === wanted?.selectorText) known.style.cssText = wanted.style.cssText;
  else sheet.replaceSync(css);
}

/** The rule with the declarations of a theme, in its layer. */
function ruleOf(sheet: CSSStyleSheet): CSSStyleRule | undefined {
  const layer = Array.from(sheet.cssRules).find((rule) => rule instanceof CSSLayerBlockRule);
  const rule = layer?.cssRules[0];
  return rule instanceof CSSStyleRule ? rule : undefined;
}

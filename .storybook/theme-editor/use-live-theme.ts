import { useLayoutEffect } from 'react';

/** Applies a theme's style sheet to the whole page, in the layer of a tenant, while the caller is mounted. */
export function useLiveTheme(css: string) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}

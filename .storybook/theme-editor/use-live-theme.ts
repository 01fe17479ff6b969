import { useLayoutEffect } from 'react';

/** Puts a style sheet of a theme on the whole page, in the layer of a tenant's own, for as long as the caller is there. */
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

import { pageAsset, scriptAddress, styleAddress } from './assets.ts';

/** A page with its style sheet in it, for a document without a server. Its script is removed, or included too. */
export function inlinePage(page: string, script: 'included' | 'removed'): string {
  const inlined = page
    .replace(
      `<link rel="stylesheet" href="${styleAddress}" />`,
      () => `<style>${fileAt(styleAddress)}</style>`,
    )
    .replace(/<script type="module"[^>]*><\/script>/, () =>
      script === 'included' ? `<script type="module">${fileAt(scriptAddress)}</script>` : '',
    );
  if (inlined.includes(styleAddress) || inlined.includes(scriptAddress))
    throw new Error('The page still points to files of the server.');
  return inlined;
}

const fileAt = (address: string) =>
  new TextDecoder().decode(pageAsset(address.slice(address.lastIndexOf('/') + 1))?.body);

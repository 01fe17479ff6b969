import { send, type Client } from '@portal/api/client';
import { getPublishedLook } from '@portal/api/contract';

/** Milliseconds between two requests while the page is visible. */
const period = 60_000;
/** Milliseconds between any two requests. */
const pause = 5_000;
/** Milliseconds until a look that waits for an open dialog tries again. */
const retryAfter = 500;

const themeOfPage = () => document.querySelector<HTMLStyleElement>('meta[property="csp-nonce"] + style');

/**
 * Keeps an open page in the published look of its tenant until `signal` aborts. A page that our server did not send
 * has no theme to replace, and asks nothing.
 *
 * @returns a function that asks at once, for a navigation.
 */
export function watchLook(client: Client, signal: AbortSignal): () => void {
  if (signal.aborted) return () => undefined;
  let last = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    if (!themeOfPage() || document.hidden || performance.now() - last < pause) return;
    last = performance.now();
    const read = await send(client, getPublishedLook, {});
    if (!read.ok || signal.aborted) return;
    const { Css, FaviconUrl } = read.value;
    if (Css !== themeOfPage()?.textContent) await show(Css, FaviconUrl);
  };
  const askNow = () => void ask();
  window.addEventListener('focus', askNow, { signal });
  const timer = setInterval(askNow, period);
  signal.addEventListener('abort', () => clearInterval(timer));
  return askNow;
}

/** Replaces colours, logo and icon in one frame, once the images are decoded. A dialog keeps its look while it is open. */
async function show(css: string, icon: string | null): Promise<void> {
  const addresses = Array.from(css.matchAll(/url\("([^"]+)"\)/g), ([, address = '']) => address);
  await Promise.all([...addresses, ...(icon === null ? [] : [icon])].map(decoded));
  const replace = () => {
    if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) {
      setTimeout(replace, retryAfter);
      return;
    }
    requestAnimationFrame(() => {
      const theme = themeOfPage();
      if (theme) theme.textContent = css;
      if (icon === null) return;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) {
        link.removeAttribute('type');
        link.href = icon;
      }
    });
  };
  replace();
}

/** An image that cannot be read does not keep the colours back. */
function decoded(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode().catch(() => undefined);
}

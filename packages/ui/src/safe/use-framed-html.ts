import { getNonce } from 'get-nonce';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { withNonce } from './framed-html.model.ts';
import { forFrame } from './framed-policy.ts';

/** An untrusted document in a frame that is as high as the document. */
export function useFramedHtml(html: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useCallback(() => {
    const { current } = frame;
    const content = current?.contentDocument?.documentElement;
    if (current && content) current.style.height = `${content.offsetHeight}px`;
  }, []);
  const settle = useCallback(() => {
    // Links cannot be followed, so they are not tab stops.
    for (const link of frame.current?.contentDocument?.links ?? []) link.setAttribute('tabindex', '-1');
    fit();
  }, [fit]);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      // A change inside the observer callback would notify the observer again in the same frame.
      requestAnimationFrame(fit);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [fit]);
  // A new object for the same text would reload the frame.
  const srcDoc = useMemo(() => forFrame(withNonce(html, getNonce())), [html]);
  return {
    frameProps: {
      ref: frame,
      srcDoc,
      // Without scripts the frame cannot use its origin; the page needs it to measure the document.
      sandbox: 'allow-same-origin',
      onLoad: settle,
    },
  };
}

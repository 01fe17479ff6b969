import { getNonce } from 'get-nonce';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { withNonce } from './framed-html.model.ts';
import { forFrame } from './framed-policy.ts';

/** A document in a frame of its own that is as high as the document. */
export function useFramedHtml(html: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useCallback(() => {
    const { current } = frame;
    const content = current?.contentDocument?.documentElement;
    if (current && content) current.style.height = `${content.offsetHeight}px`;
  }, []);
  const settle = useCallback(() => {
    // Its links lead nowhere, so nobody is to stop at them.
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
      // What an observer changes at once, it would be told of again in the same frame.
      requestAnimationFrame(fit);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [fit]);
  // The same object for the same text: another one would load the frame anew.
  const srcDoc = useMemo(() => forFrame(withNonce(html, getNonce())), [html]);
  return {
    frameProps: {
      ref: frame,
      srcDoc,
      // Without scripts its origin is of no use to it; the page needs it to see how high it is.
      sandbox: 'allow-same-origin',
      onLoad: settle,
    },
  };
}

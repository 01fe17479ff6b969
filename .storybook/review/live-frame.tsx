import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@portal/ui/button';
import { enqueueFrame } from './frame-queue.ts';
import { keepFocusOutOf } from './keep-focus.ts';
import { watchStory } from './watch-story.ts';

interface LiveFrameProps {
  /** As `users.page.populated, harbour-light-1280`. */
  title: string;
  src: string;
  /** Width of the window in which the story is drawn, in px. It is scaled to its container. */
  width: number;
  /** Shown while four other frames are loading. */
  waitingText: string;
}

/** A story that runs in the page: it can be seen, but not used. Another `src` needs another `key`. */
export function LiveFrame({ title, src, width, waitingText }: LiveFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const { width: available, height } = useSize(container);
  const { status, frame, retry } = useFrame();
  const scale = available / width;
  return (
    <div ref={container} className="relative size-full overflow-hidden">
      {status === 'waiting' && <FrameText>{waitingText}</FrameText>}
      {status === 'failed' && (
        <FrameText>
          This story could not be shown.
          <Button size="xs" className="relative z-10" onClick={retry}>
            Try again
          </Button>
        </FrameText>
      )}
      {(status === 'loading' || status === 'shown') && available > 0 && (
        <iframe
          ref={frame}
          title={title}
          src={src}
          inert
          tabIndex={-1}
          className="absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right"
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** The place of a picture that cannot be shown, or not yet. */
export function FrameText({ children }: { children: ReactNode }) {
  return (
    <div className="grid size-full content-center justify-items-center gap-3 p-4 text-center text-xs text-text-muted wrap-anywhere">
      {children}
    </div>
  );
}

function useFrame() {
  const [status, setStatus] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const release = useRef(() => {});
  useEffect(() => {
    release.current = enqueueFrame(() => setStatus('loading'));
    return () => release.current();
  }, [attempt]);
  useEffect(() => (element ? keepFocusOutOf(element) : undefined), [element]);
  useEffect(
    () =>
      element
        ? watchStory(element, (shown) => {
            release.current();
            setStatus(shown ? 'shown' : 'failed');
          })
        : undefined,
    [element],
  );
  const retry = () => {
    setStatus('waiting');
    setAttempt(attempt + 1);
  };
  return { status, frame: setElement, retry };
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

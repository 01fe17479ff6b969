/** A story that has not been drawn by then has failed. */
const timeout = 60_000;

/**
 * Reports once whether the workbench in a frame has drawn its story.
 *
 * @returns a function that stops watching.
 */
export function watchStory(frame: HTMLIFrameElement, onEnd: (shown: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(check);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    frame.removeEventListener('load', observe);
  };
  const end = (shown: boolean) => {
    stop();
    onEnd(shown);
  };

  // The workbench names what it shows in the class of the body.
  function check() {
    const shows = (what: string) => frame.contentDocument?.body.classList.contains(`sb-show-${what}`);
    if (shows('main')) end(true);
    else if (shows('errordisplay') || shows('nopreview')) end(false);
  }
  function observe() {
    if (!frame.contentDocument?.body) return end(false);
    observer.observe(frame.contentDocument.body, { attributes: true, attributeFilter: ['class'] });
    return check();
  }

  frame.addEventListener('load', observe);
  timer = setTimeout(() => end(false), timeout);
  return stop;
}

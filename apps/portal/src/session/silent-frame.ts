const frameTimeout = 10_000;

/** Opens the provider in a hidden frame and resolves with the address of `callback` to which it redirects. */
export function throughFrame(address: string, callback: string): Promise<string> {
  const { origin } = new URL(callback);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  const answered = new AbortController();
  return new Promise<string>((resolve, reject) => {
    addEventListener(
      'message',
      (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        const url = addressIn(event.data);
        if (url?.startsWith(callback)) resolve(url);
      },
      { signal: answered.signal },
    );
    const timer = setTimeout(
      () => reject(new Error('The provider did not answer in the frame.')),
      frameTimeout,
    );
    answered.signal.addEventListener('abort', () => clearTimeout(timer));
    document.body.append(frame);
  }).finally(() => {
    answered.abort();
    frame.remove();
  });
}

function addressIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('url' in data)) return undefined;
  return typeof data.url === 'string' ? data.url : undefined;
}

/** Runs in the frame: sends the callback address to the portal in the parent window, and nothing else (AUTH-006). */
export function answerFromFrame(view: Window): void {
  if (view.parent === view) return;
  view.parent.postMessage({ url: view.location.href }, view.location.origin);
}

const patience = 10_000;
/** The mark by which the provider library knows such a message, so that a static page may send it as well. */
const source = 'oidc-client';

/** Goes to the provider in a hidden frame and resolves with the address that it comes back to. */
export function throughFrame(address: string, origin: string): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  const heard = new AbortController();
  return new Promise<string>((resolve, reject) => {
    addEventListener(
      'message',
      (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        const url = addressIn(event.data);
        if (url) resolve(url);
      },
      { signal: heard.signal },
    );
    const timer = setTimeout(() => reject(new Error('The provider did not answer in the frame.')), patience);
    heard.signal.addEventListener('abort', () => clearTimeout(timer));
    document.body.append(frame);
  }).finally(() => {
    heard.abort();
    frame.remove();
  });
}

function addressIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('url' in data)) return undefined;
  return data.source === source && typeof data.url === 'string' ? data.url : undefined;
}

/** What the page in the frame does: tells the portal around it where the provider sent it, and nothing else (AUTH-006). */
export function answerFromFrame(view: Window): void {
  if (view.parent === view) return;
  view.parent.postMessage({ source, url: view.location.href, keepOpen: false }, view.location.origin);
}

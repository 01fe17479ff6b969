/** A pending upload, which the test controls. */
export interface MockUpload {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  readonly body: FormData;
  readonly aborted: boolean;
  /** Reports upload progress in bytes. */
  readonly progress: (sent: number, total: number) => void;
  /** Reports that all bytes were sent. The response is pending. */
  readonly allSent: (total: number) => void;
  readonly respond: (
    status: number,
    text: string,
    address?: string,
    headers?: Record<string, string>,
  ) => void;
  /** Fails with a network error. */
  readonly networkError: () => void;
}

class MockXmlHttpRequest extends EventTarget implements MockUpload {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  method = '';
  address = '';
  body = new FormData();
  aborted = false;
  status = 0;
  responseText = '';
  responseURL = '';
  answered = new Headers();

  open(method: string, address: string) {
    this.method = method;
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: FormData) {
    this.body = body;
  }
  getResponseHeader(name: string) {
    return this.answered.get(name);
  }
  getAllResponseHeaders() {
    return [...this.answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort() {
    this.aborted = true;
  }

  readonly progress = (loaded: number, total: number) => {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  };
  readonly allSent = (total: number) => {
    this.upload.dispatchEvent(Object.assign(new Event('load'), { loaded: total, total }));
  };
  readonly respond = (status: number, text: string, address = this.address, headers = {}) => {
    this.answered = new Headers(headers);
    this.status = status;
    this.responseText = text;
    this.responseURL = address;
    this.dispatchEvent(new Event('load'));
  };
  readonly networkError = () => {
    this.dispatchEvent(new Event('error'));
  };
}

/**
 * Replaces `XMLHttpRequest` until `release`, so that a test controls progress and responses; MSW reports no upload
 * progress. Returns the uploads in the order in which they were sent.
 */
export function mockUploads() {
  const uploads: MockUpload[] = [];
  const before = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest');
  class RecordedRequest extends MockXmlHttpRequest {
    override send(body: FormData) {
      super.send(body);
      uploads.push(this);
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', {
    configurable: true,
    writable: true,
    value: RecordedRequest,
  });
  return {
    uploads: uploads as readonly MockUpload[],
    release() {
      if (before) Object.defineProperty(globalThis, 'XMLHttpRequest', before);
      else Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
    },
  };
}

/** A browser's XMLHttpRequest that a test answers. */
export class FakeRequest {
  /** Requests since `install`, in their order. */
  static made: FakeRequest[] = [];
  /** Called with each request that is sent. */
  static onSend: (request: FakeRequest) => void = () => {};

  /** Replaces XMLHttpRequest. Returns a function that restores it. */
  static install(): () => void {
    const { XMLHttpRequest } = globalThis;
    FakeRequest.made = [];
    FakeRequest.onSend = () => {};
    globalThis.XMLHttpRequest = FakeRequest as never;
    return () => void (globalThis.XMLHttpRequest = XMLHttpRequest);
  }

  url = '';
  status = 0;
  response: Blob | undefined;
  responseType = '';
  isAborted = false;
  readonly headers: Record<string, string> = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onprogress = (_event: { loaded: number; total: number }) => {};

  open(_method: string, url: string) {
    this.url = url;
    FakeRequest.made.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeRequest.onSend(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  answer(status: number, text: string) {
    this.status = status;
    // jsdom's Blob has no text().
    this.response = Object.assign(new Blob([text]), { text: async () => text });
    this.onload();
  }
}

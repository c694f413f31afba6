import { JITSI_COMMANDS, JITSI_EVENTS, type JitsiEvent } from './jitsiIFrameApi.ts';

type Listener = (data: object) => void;

/**
 * Replays the events of a Jitsi Meet deployment's IFrame API. It throws on names and payloads that Jitsi doesn't have,
 * whether the test or the page under test uses them.
 */
export class RecordedApi {
  static readonly made: RecordedApi[] = [];
  readonly domain: string;
  readonly options: Record<string, unknown>;
  readonly commands: [string, ...unknown[]][] = [];
  participants = 2;
  isDisposed = false;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(domain: string, options: Record<string, unknown>) {
    this.domain = domain;
    this.options = options;
    this.#parent.append(document.createElement('iframe'));
    RecordedApi.made.push(this);
  }

  on(event: string, listener: Listener): void {
    if (!Object.hasOwn(JITSI_EVENTS, event)) throw new Error(`Jitsi sends no event named ${event}.`);
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  removeListener(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  /** Returns whether the page listens to the event by now. */
  isHeard(event: JitsiEvent): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0;
  }

  executeCommand(name: string, ...args: unknown[]): void {
    if (!JITSI_COMMANDS.includes(name)) throw new Error(`Jitsi takes no command named ${name}.`);
    this.commands.push([name, ...args]);
  }

  getNumberOfParticipants = () => this.participants;
  getIFrame = () => this.#parent.querySelector('iframe');

  dispose = () => {
    this.isDisposed = true;
    this.getIFrame()?.remove();
  };

  play(event: JitsiEvent, data: object = {}): void {
    const fields: readonly string[] = JITSI_EVENTS[event];
    const odd = Object.keys(data).filter((key) => !fields.includes(key));
    if (odd.length > 0) throw new Error(`Jitsi's ${event} has no ${odd.join(', ')}.`);
    this.#listeners.get(event)?.forEach((listener) => listener(data));
  }

  get #parent(): HTMLElement {
    return this.options.parentNode as HTMLElement;
  }
}

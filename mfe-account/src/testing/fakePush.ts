interface FakePushOptions {
  /** Permission that the person gave before. `answer` is their answer to a prompt. */
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly isSubscribed?: boolean;
}

/**
 * Fakes a browser that supports push, as far as pages see it; jsdom has none. Call `remove` of the result to undo it.
 */
export function fakePush({ permission = 'default', answer = 'granted', isSubscribed = false }: FakePushOptions = {}) {
  let subscribed = isSubscribed;
  const requested: string[] = [];
  const subscription = {
    endpoint: 'https://push.example.org/one',
    toJSON: () => ({ endpoint: 'https://push.example.org/one', keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: async () => void (subscribed = false),
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      requested.push(`subscribe ${applicationServerKey}`);
      subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const fakes = {
    Notification: {
      permission,
      async requestPermission() {
        requested.push('permission');
        return (fakes.Notification.permission = answer);
      },
    },
    PushManager: class {},
  };
  Object.assign(window, fakes);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      async register(url: string) {
        requested.push(`register ${url}`);
        return registration;
      },
    },
  });
  return {
    /** Prompts of the browser, in order. */
    requested,
    isSubscribed: () => subscribed,
    setPermission: (next: NotificationPermission) => void (fakes.Notification.permission = next),
    remove() {
      for (const name of Object.keys(fakes)) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
      localStorage.clear();
    },
  };
}

/** What a service worker has around it, as far as ours uses it: the workspace's other code is written against a window's types. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Pick<Location, 'origin'>;
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (choice: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  /** The page server writes it before the code. */
  readonly MAPA_AREA: AreaFiles;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetch) => void): void;
    (type: 'message', listener: (event: WorkerMessage) => void): void;
  };
}

interface Entry {
  url: string;
  /** Null where the address itself changes with the content. */
  revision: string | null;
}

/** What the area needs to open without a network. */
export interface AreaFiles {
  files: readonly Entry[];
  /** The area's document: as it is, and with the script that sets the theme of a study page before the first paint. */
  documents: { plain: string; study: string };
}

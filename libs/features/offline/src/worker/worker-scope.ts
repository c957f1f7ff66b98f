/** Types of a service worker's globals, as far as ours uses them: the workspace's other code uses a window's types. */
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
  /** Written by the page server before the code. */
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
  /** Null if the address itself changes with the content. */
  revision: string | null;
}

/** The files that the area needs to open offline. */
export interface AreaFiles {
  files: readonly Entry[];
  /** The area's document: plain, and with the script that sets the theme of a study page before the first paint. */
  documents: { plain: string; study: string };
}

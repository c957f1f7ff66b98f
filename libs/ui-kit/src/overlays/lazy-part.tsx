import { MESSAGES } from '@mapa/domain';
import { useEffect, useState, type ComponentType } from 'react';
import { ErrorState } from '../feedback/error-state';
import { toast } from '../feedback/toaster';
import { onFirstUse } from './first-use';
import { whenIdle } from './idle-turns';

export interface LazyPartOptions<Props> {
  /** Placeholder until the code has loaded; default none. */
  Waiting?: ComponentType<Props>;
  /** Called when the code failed to load, after the notice; for instance to close what cannot open. */
  onFailure?: (props: Props) => void;
  /** The part belongs to the screen itself: if its code fails to load, a sentence and a retry button replace it. */
  retries?: boolean;
  /** Loaded without a user's request: if its code fails to load, nothing is shown. */
  quiet?: boolean;
  /**
   * The part occurs many times on the screen: when the code has loaded, they are rendered in idle time instead of one
   * task.
   */
  inTurn?: boolean;
}

/**
 * A component whose code is loaded when it is first shown, or earlier: by `preload()` at once, by `preloadOnUse()` at
 * the first use of the page, so that a page that is only opened does not load code for clicks. Unlike `lazy` it
 * survives a lost connection: the page stays, a notice is shown, and the next attempt loads again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  setting: LazyPartOptions<Props> = {},
) {
  const { Waiting, onFailure, quiet, retries, inTurn } = setting;
  let ready: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  // Requested once, however many instances are on screen; a failure is forgotten, so that the next attempt loads again.
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    if (ready) return ready;
    loading ??= load();
    try {
      return (ready = await loading);
    } finally {
      loading = null;
    }
  };

  function Part(props: Props) {
    const [View, setView] = useState(() => ready);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (View || hasFailed) return;
      let isHere = true;
      let cancel = (): void => undefined;
      fetchPart().then(
        (part) => {
          const show = () => setView(() => part);
          if (!isHere) return;
          if (inTurn) cancel = whenIdle(show);
          else show();
        },
        () => {
          if (!isHere) return;
          if (retries) return setFailed(true);
          if (!quiet) toast.error(MESSAGES.offline, { id: 'parte' });
          onFailure?.(props);
        },
      );
      return () => {
        isHere = false;
        cancel();
      };
      // What was handed over when it was opened is what matters when it cannot open.
      // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    }, [View, hasFailed]);
    if (View) return <View {...props} />;
    if (hasFailed) return <ErrorState onRetry={() => setFailed(false)}>{MESSAGES.offline}</ErrorState>;
    return Waiting ? <Waiting {...props} /> : null;
  }

  /** Offline, a preload waits for the connection. */
  const preload = (): void => {
    if (navigator.onLine) fetchPart().catch(() => undefined);
    else addEventListener('online', preload, { once: true });
  };
  return Object.assign(Part, { preload, preloadOnUse: (): (() => void) => onFirstUse(preload) });
}

import { MESSAGES } from '@mapa/domain';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { toast } from '../feedback/toaster';

export interface LatePartSetting<Props> {
  /** Stands in its place until the code is there; nothing by default. */
  Waiting?: ComponentType<Props>;
  /** The code could not be had: called after the student was told, as to close what does not open. */
  onFailure?: (props: Props) => void;
  /** Nobody asked for it: where its code cannot be had, nothing is said. */
  quiet?: boolean;
}

/**
 * A part whose code comes when it is first shown, or before by `preload()`. Unlike `lazy` it survives a lost connection:
 * the page stays, the student is told, and the next try asks again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, setting: LatePartSetting<Props> = {}) {
  const { Waiting, onFailure, quiet } = setting;
  let ready: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<ComponentType<Props>> => (ready ??= await load());

  function Part(props: Props) {
    const [View, setView] = useState(() => ready);
    useEffect(() => {
      if (View) return;
      let isHere = true;
      fetchPart().then(
        (part) => isHere && setView(() => part),
        () => {
          if (!isHere) return;
          if (!quiet) toast.error(MESSAGES.offline, { id: 'parte' });
          onFailure?.(props);
        },
      );
      return () => {
        isHere = false;
      };
      // What was handed over when it was opened is what matters when it cannot open.
      // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    }, [View]);
    if (View) return <View {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  }

  return Object.assign(Part, { preload: (): void => void fetchPart().catch(() => undefined) });
}

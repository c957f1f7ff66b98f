import { EMAIL_NOTICE_KEY, UNVERIFIED_HINT, orUndefined } from '@mapa/domain';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ShellUser } from '../menu/shell-user';

/**
 * Where the e-mail notice is: above the screen, or below it if it was not known before the first paint, so that it
 * moves nothing visible. `hinted`: above it if the document's own script says so, which a server does not know.
 */
export type EmailPlace = 'hinted' | 'above' | 'below' | 'none';

const never = () => () => undefined;
const isClosed = () => orUndefined(() => sessionStorage.getItem(EMAIL_NOTICE_KEY)) != null;
const isHinted = () => document.documentElement.hasAttribute(UNVERIFIED_HINT);

/** State of the notice when the screen began; null: as in the first paint. */
interface Begun {
  pathname: string;
  above: boolean | null;
  closed: boolean;
}

/**
 * @param user null for a visitor, undefined while unknown; for a student, an empty date means not verified
 * @param hasRoom whether the screen has room above; a window filled by one question has not
 */
export function useEmailPlace(
  pathname: string,
  user: Pick<ShellUser, 'verificou_email_em'> | null | undefined,
  hasRoom: boolean,
) {
  const isUnverified = user?.verificou_email_em === undefined ? undefined : user.verificou_email_em === '';
  const [begun, setBegun] = useState<Begun>({ pathname, above: null, closed: false });
  // The place stays until another screen is shown.
  if (begun.pathname !== pathname) setBegun({ ...begun, pathname, above: isUnverified ?? begun.above });
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // A logout removes the notice, as the next student may have none.
  const isVisitor = user === null;
  if (isVisitor && begun.closed) setBegun({ ...begun, closed: false });
  useLayoutEffect(() => {
    if (isVisitor) document.documentElement.removeAttribute(UNVERIFIED_HINT);
  }, [isVisitor]);

  const close = () => {
    document.documentElement.removeAttribute(UNVERIFIED_HINT);
    orUndefined(() => sessionStorage.setItem(EMAIL_NOTICE_KEY, 'fechado'));
    setBegun({ ...begun, closed: true });
  };

  const place = (): EmailPlace => {
    if (!inBrowser) return 'hinted';
    if (isVisitor || begun.closed || isClosed()) return 'none';
    if (hasRoom && (begun.above ?? isHinted())) return 'above';
    return isUnverified ? 'below' : 'none';
  };
  return { place: place(), close };
}

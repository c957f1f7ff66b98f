import { EMAIL_NOTICE_KEY, UNVERIFIED_HINT, orUndefined } from '@mapa/domain';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ShellUser } from '../menu/shell-user';

/**
 * Where the notice of the e-mail stands: above the screen, or, where it was not known before the first paint, below it, so that
 * it pushes nothing that is seen. `hinted`: above it if the document's own script says so, which a server does not know.
 */
export type EmailPlace = 'hinted' | 'above' | 'below' | 'none';

const never = () => () => undefined;
const isClosed = () => orUndefined(() => sessionStorage.getItem(EMAIL_NOTICE_KEY)) != null;
const isHinted = () => document.documentElement.hasAttribute(UNVERIFIED_HINT);

/** The notice as a screen began with it; null: as the document was painted. */
interface Begun {
  pathname: string;
  above: boolean | null;
  closed: boolean;
}

/**
 * @param user null for a visitor, undefined until somebody knows; of a student, an empty date says that it is not verified
 * @param hasRoom whether the screen has room for it above; a window full of one question has not
 */
export function useEmailPlace(
  pathname: string,
  user: Pick<ShellUser, 'verificou_email_em'> | null | undefined,
  hasRoom: boolean,
) {
  const isUnverified = user?.verificou_email_em === undefined ? undefined : user.verificou_email_em === '';
  const [begun, setBegun] = useState<Begun>({ pathname, above: null, closed: false });
  // Until another screen is shown, the place stays.
  if (begun.pathname !== pathname) setBegun({ ...begun, pathname, above: isUnverified ?? begun.above });
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // Who leaves takes the notice along; the next to sign in may have none.
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

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  draftKey,
  isLeftBehind,
  isUnkept,
  readDraft,
  tabOwner,
  takeVisitorDraft,
  visitorKey,
  watchDrafts,
  writeDraft,
  type DraftKind,
} from '../browser/drafts';
import { useSession } from './use-session';

/** What is typed in one place, kept on this device under its student's opaque id until the server has it. */
export interface TypedText {
  text: string;
  /** Keeps the text as it is now; an empty one forgets it. */
  write: (text: string) => void;
  /** The server has this text: it goes from the device, unless something else was typed meanwhile. */
  confirm: (sent: string) => void;
  /** Found here when the place was opened, left by a page before. */
  isRecovered: boolean;
  /** The browser does not keep it: it is gone with the page. */
  isUnkept: boolean;
}

const nothing = () => '';

/**
 * A text that a student types, as state. It survives a refused session, a crash and a logout that keeps it, is restored
 * for the same student, and is shown to nobody else (ADR 036). A visitor's draft is kept for their login.
 * @param about id of the thing that the text is about
 */
export function useDraft(kind: DraftKind, about: string | number): TypedText {
  const { status, studentId } = useSession();
  // A public page whose session was refused stays as it is, with what its student was writing there.
  const owner = status === 'signed-out' ? tabOwner() : studentId;
  const ofVisitor = visitorKey(kind, about);
  const key = owner === null ? ofVisitor : draftKey(kind, owner, about);
  const text = useSyncExternalStore(watchDrafts, () => readDraft(key), nothing);

  const [found, setFound] = useState({ key: '', isRecovered: false });
  if (found.key !== key) setFound({ key, isRecovered: owner !== null && isLeftBehind(key) });

  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
    if (key === ofVisitor) return;
    const typed = takeVisitorDraft(ofVisitor);
    if (typed !== '' && readDraft(key) === '') writeDraft(key, typed);
  }, [key, ofVisitor]);

  const write = (at: string, next: string) => {
    // Once it is gone, what is typed next is nothing that was found.
    if (next === '') setFound({ key: at, isRecovered: false });
    writeDraft(at, next);
  };
  return {
    text,
    write: (next) => write(key, next),
    confirm: (sent) => {
      // A visitor who signed in to send it has it under their own id by now.
      if (readDraft(latest.current) === sent) write(latest.current, '');
    },
    isRecovered: text !== '' && found.key === key && found.isRecovered,
    isUnkept: text !== '' && isUnkept(key),
  };
}

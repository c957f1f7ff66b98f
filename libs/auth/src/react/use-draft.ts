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

/** A typed text, stored on this device under its student's opaque id until the server has it. */
export interface TypedText {
  text: string;
  /** Stores the present text; an empty one is removed. */
  write: (text: string) => void;
  /** The server has this text: removes it from the device, unless it was changed meanwhile. */
  confirm: (sent: string) => void;
  /** The text was restored on opening, left by an earlier page. */
  isRecovered: boolean;
  /** The browser does not store it: it is lost with the page. */
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
  // A public page whose session was refused stays, with the text that its student was writing.
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
    // After clearing, new text does not count as restored.
    if (next === '') setFound({ key: at, isRecovered: false });
    writeDraft(at, next);
  };
  return {
    text,
    write: (next) => write(key, next),
    confirm: (sent) => {
      // A visitor who signed in to send the text now has it under their own id.
      if (readDraft(latest.current) === sent) write(latest.current, '');
    },
    isRecovered: text !== '' && found.key === key && found.isRecovered,
    isUnkept: text !== '' && isUnkept(key),
  };
}

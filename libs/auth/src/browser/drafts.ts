import { orUndefined } from '@mapa/domain';

/**
 * What a student writes or marks and the server may not have yet: the name in its key, and what one and many of them are
 * called. Marks and favourites are kept as well, but nobody is asked about them.
 */
export const DRAFT_KINDS = {
  anotacao: ['anotação', 'anotações'],
  comentario: ['comentário não publicado', 'comentários não publicados'],
  'comentario-editado': ['correção de comentário não salva', 'correções de comentários não salvas'],
  aviso: ['aviso não enviado', 'avisos não enviados'],
  rascunho: ['explicação não publicada', 'explicações não publicadas'],
  decisao: ['motivo não enviado', 'motivos não enviados'],
  marcas: null,
  favorita: null,
} as const;

export type DraftKind = keyof typeof DRAFT_KINDS;

const SENT_BY_THEMSELVES: ReadonlySet<DraftKind> = new Set(['anotacao', 'marcas', 'favorita']);
/** Whether a draft needs no word of its student to be sent. */
export const sendsItself = ({ kind }: Pick<Draft, 'kind'>): boolean => SENT_BY_THEMSELVES.has(kind);

/** A text that waits on this device. */
export interface Draft {
  key: string;
  kind: DraftKind;
  /** What it is about, as an id. */
  about: string;
  text: string;
}

const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;
const CHANGED = 'mapa:rascunhos-mudaram';
/** On which day each was written last: their own values are texts as they were typed. */
const DAYS_KEY = 'mapa:rascunhos';
const OWNED = /^mapa:[\w-]+:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):/;

/** Texts that the storage did not take, full or refused as it may be: they live as long as the page. */
const unkept = new Map<string, string>();
/** What this page wrote itself: anything else was left by a page before. */
const ownKeys = new Set<string>();

/** Whether a key of local storage belongs to a draft of anybody, or says when they were written. */
export const isDraftKey = (key: string): boolean => key === DAYS_KEY || OWNED.test(key);

/** Where a student's draft lies. @param about what it is about, as an id */
export const draftKey = (kind: DraftKind, studentId: string, about: string | number): string =>
  `mapa:${kind}:${studentId}:${about}`;
/** Where a visitor's lies, which goes along with their login and is gone with the tab. */
export const visitorKey = (kind: DraftKind, about: string | number): string => `mapa:${kind}:${about}`;

/** Where a tab keeps whose it is. */
export const TAB_OWNER = 'mapa_dono';
/** Whose texts this tab holds while nobody is signed in: the student's whose session the server refused on this very page. */
export const tabOwner = (): string | null => orUndefined(() => sessionStorage.getItem(TAB_OWNER)) ?? null;

/** A key that names a student outlives the tab. */
const isOwned = (key: string): boolean => key.split(':').length > 3;
const areaOf = (key: string): Storage => (isOwned(key) ? localStorage : sessionStorage);
const today = (): number => Math.floor(Date.now() / DAY_MS);

function readDays(): Record<string, number> {
  const kept: unknown = orUndefined(() => JSON.parse(localStorage.getItem(DAYS_KEY) ?? '{}'));
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
}

function writeDays(days: Record<string, number>): void {
  const kept = orUndefined(() => localStorage.getItem(DAYS_KEY)) ?? null;
  const next = Object.keys(days).length === 0 ? null : JSON.stringify(days);
  if (next === kept) return;
  orUndefined(() => (next === null ? localStorage.removeItem(DAYS_KEY) : localStorage.setItem(DAYS_KEY, next)));
}

function noteDay(key: string, isKept: boolean): void {
  const { [key]: day, ...others } = readDays();
  if (isKept ? day !== today() : day !== undefined) writeDays(isKept ? { ...others, [key]: today() } : others);
}

/** What is typed under a key; empty where nothing is. */
export const readDraft = (key: string): string => unkept.get(key) ?? orUndefined(() => areaOf(key).getItem(key)) ?? '';

/** Whether a closed page would take a draft with it. */
export const isUnkept = (key: string): boolean => unkept.has(key);

/** Whether a page before this one left it. */
export const isLeftBehind = (key: string): boolean => !ownKeys.has(key) && readDraft(key) !== '';

/**
 * Keeps what is typed, at once and not after a pause: a crash, a closed tab and a refused session find it written. An
 * empty text forgets it. False where only this page holds it now.
 */
export function writeDraft(key: string, text: string): boolean {
  ownKeys.add(key);
  const put = () => {
    if (text === '') areaOf(key).removeItem(key);
    else areaOf(key).setItem(key, text);
    return true;
  };
  // What was kept before stays where this does not fit: better an older text than none.
  const isKept = orUndefined(put) ?? false;
  if (isKept || text === '') unkept.delete(key);
  else unkept.set(key, text);
  if (isOwned(key) && isKept) noteDay(key, text !== '');
  dispatchEvent(new Event(CHANGED));
  return isKept;
}

/**
 * A visitor's text, which leaves their tab: its writer has signed in. Versions of this page before ADR 018 kept texts on the
 * device without saying whose; what the end of a session has not taken away since is of who is still signed in.
 */
export function takeVisitorDraft(key: string): string {
  const text = readDraft(key) || (orUndefined(() => localStorage.getItem(key)) ?? '');
  if (text === '') return text;
  orUndefined(() => localStorage.removeItem(key));
  writeDraft(key, '');
  return text;
}

/** Calls `notice` when a draft changes, here or in another tab. Returns the way to stop. */
export function watchDrafts(notice: () => void): () => void {
  addEventListener(CHANGED, notice);
  addEventListener('storage', notice);
  return () => {
    removeEventListener(CHANGED, notice);
    removeEventListener('storage', notice);
  };
}

const isKind = (kind: string | undefined): kind is DraftKind => kind !== undefined && kind in DRAFT_KINDS;
const storedKeys = (): string[] => orUndefined(() => Object.keys(localStorage)) ?? [];

/** A student's drafts on this device. */
export function listDrafts(studentId: string): Draft[] {
  return [...new Set([...storedKeys(), ...unkept.keys()])].flatMap((key) => {
    const [, kind, owner, ...about] = key.split(':');
    if (!isKind(kind) || owner !== studentId || about.length === 0) return [];
    return [{ key, kind, about: about.join(':'), text: readDraft(key) }];
  });
}

/** A student's drafts go: by their own wish, or with their account. */
export function discardDrafts(studentId: string): void {
  for (const { key } of listDrafts(studentId)) writeDraft(key, '');
}

/** What only this page held goes, with the student whom it belongs to. */
export const forgetUnkept = (): void => unkept.clear();

/** Drafts of anybody go that nobody has touched for 90 days; those of an older version of this page are counted from today. */
export function expireDrafts(): void {
  const days = readDays();
  const kept: Record<string, number> = {};
  for (const key of storedKeys().filter((one) => OWNED.test(one))) {
    // A day that is still to come was written under a wrong clock.
    const day = Math.min(days[key] ?? today(), today());
    if (today() - day > KEEP_DAYS) orUndefined(() => localStorage.removeItem(key));
    else kept[key] = day;
  }
  writeDays(kept);
}

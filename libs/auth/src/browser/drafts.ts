import { orUndefined } from '@mapa/domain';

/**
 * Kinds of drafts that the server may lack: the name in the storage key, singular and plural label. Highlights,
 * favourites and marks of a sitting are stored too, but sent without asking the student.
 */
export const DRAFT_KINDS = {
  anotacao: ['anotação', 'anotações'],
  comentario: ['comentário não publicado', 'comentários não publicados'],
  'comentario-editado': ['correção de comentário não salva', 'correções de comentários não salvas'],
  duvida: ['dúvida não enviada', 'dúvidas não enviadas'],
  aviso: ['aviso não enviado', 'avisos não enviados'],
  rascunho: ['explicação não publicada', 'explicações não publicadas'],
  decisao: ['motivo não enviado', 'motivos não enviados'],
  mesa: ['correção da mesa não guardada', 'correções da mesa não guardadas'],
  marcas: null,
  favorita: null,
  simulado: null,
} as const;

export type DraftKind = keyof typeof DRAFT_KINDS;

const SENT_BY_THEMSELVES: ReadonlySet<DraftKind> = new Set(['anotacao', 'marcas', 'favorita', 'simulado']);
/** Whether a draft is sent without the student's confirmation. */
export const sendsItself = ({ kind }: Pick<Draft, 'kind'>): boolean => SENT_BY_THEMSELVES.has(kind);

/** A stored text that the server does not have yet. */
export interface Draft {
  key: string;
  kind: DraftKind;
  /** Id of the thing that the text is about. */
  about: string;
  text: string;
}

const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;
const CHANGED = 'mapa:rascunhos-mudaram';
/**
 * Storage key of the server's day on which each draft was first seen unchanged; the drafts' own values are plain text.
 */
const DAYS_KEY = 'mapa:rascunhos-vistos';
/** The same by the device's clock, which may jump; written by earlier versions. */
const DEVICE_DAYS_KEY = 'mapa:rascunhos';
const OWNED = /^mapa:[\w-]+:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):/;

/** Texts that storage did not accept, full or forbidden; they live as long as the page. */
const unkept = new Map<string, string>();
/** Keys that this page wrote; all others were left by an earlier page. */
const ownKeys = new Set<string>();

/** Whether a key of local storage is any student's draft or the record of draft days. */
export const isDraftKey = (key: string): boolean => key === DAYS_KEY || OWNED.test(key);

/**
 * Storage key of a student's draft.
 * @param about id of the thing that the draft is about
 */
export const draftKey = (kind: DraftKind, studentId: string, about: string | number): string =>
  `mapa:${kind}:${studentId}:${about}`;
/** Storage key of a visitor's draft, in the tab's session storage; a login takes it over. */
export const visitorKey = (kind: DraftKind, about: string | number): string => `mapa:${kind}:${about}`;

/** Session storage key of the id of the student whom the tab belongs to. */
export const TAB_OWNER = 'mapa_dono';
/**
 * Id of the student whose drafts this tab keeps without a session: the one whose session the server refused on this
 * page.
 */
export const tabOwner = (): string | null => orUndefined(() => sessionStorage.getItem(TAB_OWNER)) ?? null;

/** Whether a key contains a student's id, and so outlives the tab. */
const isOwned = (key: string): boolean => key.split(':').length > 3;
const areaOf = (key: string): Storage => (isOwned(key) ? localStorage : sessionStorage);

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

/** Restarts the day count of a draft that has changed or been removed. */
function forgetDay(key: string): void {
  const { [key]: day, ...others } = readDays();
  if (day !== undefined) writeDays(others);
}

/** The text of a draft; empty without one. */
export const readDraft = (key: string): string => unkept.get(key) ?? orUndefined(() => areaOf(key).getItem(key)) ?? '';

/** Whether a draft is held in memory only and would be lost with the page. */
export const isUnkept = (key: string): boolean => unkept.has(key);

/** Whether an earlier page left the draft. */
export const isLeftBehind = (key: string): boolean => !ownKeys.has(key) && readDraft(key) !== '';

/**
 * Stores a draft immediately, without debouncing, so that it survives a crash, a closed tab and a refused session. An
 * empty text removes it. Returns false where storage failed and only memory holds it.
 */
export function writeDraft(key: string, text: string): boolean {
  ownKeys.add(key);
  const put = () => {
    if (text === '') areaOf(key).removeItem(key);
    else areaOf(key).setItem(key, text);
    return true;
  };
  // A text that does not fit leaves the older one in storage: better than none.
  const isKept = orUndefined(put) ?? false;
  if (isKept || text === '') unkept.delete(key);
  else unkept.set(key, text);
  if (isOwned(key) && isKept) forgetDay(key);
  dispatchEvent(new Event(CHANGED));
  return isKept;
}

/**
 * Removes a visitor's draft from the tab and returns it, for the student who has signed in. Versions before ADR 018
 * stored drafts on the device without an owner; those that no end of session has removed are assigned to the student
 * who is signed in.
 */
export function takeVisitorDraft(key: string): string {
  const text = readDraft(key) || (orUndefined(() => localStorage.getItem(key)) ?? '');
  if (text === '') return text;
  orUndefined(() => localStorage.removeItem(key));
  writeDraft(key, '');
  return text;
}

/** Calls `notice` when a draft changes, in this tab or another. Returns a function that unsubscribes. */
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

/**
 * Deletes a student's drafts, at their request or with their account, including those left by another version of the
 * page.
 */
export function discardDrafts(studentId: string): void {
  const isTheirs = (key: string) => isOwned(key) && key.split(':')[2] === studentId;
  for (const key of [...storedKeys(), ...unkept.keys()]) if (isTheirs(key)) writeDraft(key, '');
}

/** Drops the drafts held in memory only, when their student leaves. */
export const forgetUnkept = (): void => unkept.clear();

/**
 * Removes drafts of any student that have not changed for 90 days. Counts by the server's clock, as the device's may
 * jump by years, from the first server time seen after the last change.
 * @param serverMs the server's clock, in ms since 1970
 */
export function expireDrafts(serverMs: number): void {
  const today = Math.floor(serverMs / DAY_MS);
  const days = readDays();
  const kept: Record<string, number> = {};
  for (const key of storedKeys().filter((one) => OWNED.test(one))) {
    const day = Math.min(days[key] ?? today, today);
    if (today - day > KEEP_DAYS) orUndefined(() => localStorage.removeItem(key));
    else kept[key] = day;
  }
  writeDays(kept);
  orUndefined(() => localStorage.removeItem(DEVICE_DAYS_KEY));
}

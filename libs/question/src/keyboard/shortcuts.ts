/** The action that a key requests from the focused question. */
export type ShortcutAction =
  | { type: 'choose'; index: number }
  | { type: 'answer' }
  | { type: 'strike' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'help' }
  | { type: 'late'; key: DeferredKey };

/** Keys of parts that load after the panel: favourite, highlight, comments, note, report, statistics. */
export type DeferredKey = 'f' | 'g' | 'm' | 'n' | 'r' | 's';

/** Event that passes a key to the parts of a panel; its detail is the key. */
export const DEFERRED_KEY = 'mapa:tecla';

const isLateKey = (name: string): name is DeferredKey => /^[fgmnrs]$/.test(name);

/** Kind of the focused element when a key is pressed. */
export type FocusTarget = 'page' | 'field' | 'radio' | 'control';

export interface Stroke {
  key: string;
  /** Ctrl, Alt or Meta is held: the browser handles the key. */
  modified: boolean;
  place: FocusTarget;
}

const FIXED: Record<string, ShortcutAction> = {
  '?': { type: 'help' },
  x: { type: 'strike' },
  j: { type: 'next' },
  k: { type: 'previous' },
  arrowright: { type: 'next' },
  arrowleft: { type: 'previous' },
  enter: { type: 'answer' },
};

/** Whether a focused control uses the key itself. */
function belongsToControl(key: string, place: FocusTarget): boolean {
  // Arrows move a radio group's choice; Enter activates a button or a link.
  if (place === 'radio') return key.startsWith('arrow');
  if (place === 'control') return key === 'enter';
  return false;
}

/**
 * The action of a key, or null if it has none here. Letters of the question's own alternatives take precedence, so that
 * C and E are "certo" and "errado" where the alternatives are.
 * @param letters the alternatives' letters in order
 */
export function readStroke({ key, modified, place }: Stroke, letters: readonly string[]): ShortcutAction | null {
  const name = key.toLowerCase();
  if (modified || place === 'field' || belongsToControl(name, place)) return null;
  const byLetter = letters.findIndex((letter) => letter.toLowerCase() === name);
  const index = byLetter >= 0 ? byLetter : /^[1-9]$/.test(name) ? Number(name) - 1 : -1;
  if (index >= 0) return index < letters.length ? { type: 'choose', index } : null;
  return FIXED[name] ?? (isLateKey(name) ? { type: 'late', key: name } : null);
}

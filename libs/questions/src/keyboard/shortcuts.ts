/** What a key asks of the question that is in focus. */
export type ShortcutAction =
  | { type: 'choose'; index: number }
  | { type: 'answer' }
  | { type: 'strike' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'help' };

/** Where the keyboard stands when a key is pressed. */
export type FocusPlace = 'page' | 'field' | 'radio' | 'control';

export interface Stroke {
  key: string;
  /** Ctrl, Alt or Meta is held: the browser's own business. */
  modified: boolean;
  place: FocusPlace;
}

/** Lines of the sheet of shortcuts, in the order shown. */
export const SHORTCUT_LINES: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['A', 'B', 'C', 'D', 'E'], does: 'Escolher a alternativa' },
  { keys: ['1', '2', '3', '4', '5'], does: 'Escolher a alternativa pela ordem' },
  { keys: ['C', 'E'], does: 'Certo ou errado, nas questões desse tipo' },
  { keys: ['Enter'], does: 'Responder' },
  { keys: ['X'], does: 'Riscar a alternativa em foco' },
  { keys: ['J', '→'], does: 'Próxima questão' },
  { keys: ['K', '←'], does: 'Questão anterior' },
  { keys: ['?'], does: 'Mostrar esta lista' },
];

const FIXED: Record<string, ShortcutAction> = {
  '?': { type: 'help' },
  x: { type: 'strike' },
  j: { type: 'next' },
  k: { type: 'previous' },
  arrowright: { type: 'next' },
  arrowleft: { type: 'previous' },
  enter: { type: 'answer' },
};

/** Keys that a focused control has its own use for. */
function belongsToControl(key: string, place: FocusPlace): boolean {
  // Arrows move a radio group's choice; Enter presses a button or follows a link.
  if (place === 'radio') return key.startsWith('arrow');
  if (place === 'control') return key === 'enter';
  return false;
}

/**
 * The action of a key, or null when it means nothing here. Letters of the question's own alternatives go first, so that
 * C and E are "certo" and "errado" where the alternatives are called so.
 * @param letters the alternatives' letters in their order
 */
export function readStroke({ key, modified, place }: Stroke, letters: readonly string[]): ShortcutAction | null {
  const name = key.toLowerCase();
  if (modified || place === 'field' || belongsToControl(name, place)) return null;
  const byLetter = letters.findIndex((letter) => letter.toLowerCase() === name);
  const index = byLetter >= 0 ? byLetter : /^[1-9]$/.test(name) ? Number(name) - 1 : -1;
  if (index >= 0) return index < letters.length ? { type: 'choose', index } : null;
  return FIXED[name] ?? null;
}

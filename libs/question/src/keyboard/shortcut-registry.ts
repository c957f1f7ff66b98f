import { focusTarget } from './focus-target';
import { isInView, questionInView, watchInView } from './question-in-view';
import { readStroke, type ShortcutAction } from './shortcuts';
import { shortcutsEnabled } from './shortcut-setting';

/** A registered question. */
export interface Listening {
  root: () => HTMLElement | null;
  letters: () => readonly string[];
  act: (action: ShortcutAction) => boolean;
}

const questions = new Set<Listening>();

/** The question that a key applies to: the focused one if in view, the only one on the page, or the one being read. */
function listener(): Listening | undefined {
  const focused = [...questions].find(({ root }) => root()?.contains(document.activeElement));
  const root = focused?.root();
  if (root && isInView(root)) return focused;
  const [only] = questions;
  if (questions.size === 1) return only;
  const inView = questionInView();
  return inView === null ? focused : [...questions].find((question) => question.root() === inView);
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || !shortcutsEnabled()) return;
  // Ignores key repeat: it would answer and go on at once.
  if (event.repeat && event.key === 'Enter') return;
  const question = listener();
  if (!question) return;
  const modified = event.ctrlKey || event.altKey || event.metaKey;
  const action = readStroke({ key: event.key, modified, place: focusTarget(event.target) }, question.letters());
  if (action && question.act(action)) event.preventDefault();
}

/** Registers a question for keyboard shortcuts until the returned function is called. One listener serves all. */
export function listenToKeys(question: Listening): () => void {
  if (questions.size === 0) document.addEventListener('keydown', handleKeyDown);
  questions.add(question);
  const stopWatching = watchInView(question.root());
  return () => {
    stopWatching();
    questions.delete(question);
    if (questions.size === 0) document.removeEventListener('keydown', handleKeyDown);
  };
}

/**
 * Moves the focus to the question after (1) or before (-1) the given one, in document order. Returns false at either
 * end.
 */
export function focusNeighbour(from: HTMLElement | null, step: 1 | -1): boolean {
  const roots = [...questions].flatMap(({ root }) => root() ?? []);
  roots.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const next = from ? roots[roots.indexOf(from) + step] : undefined;
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
  return next !== undefined;
}

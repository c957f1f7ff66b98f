/** The line, a little above the middle of the window, at which a question counts as being read. */
const READING_BAND = '-25% 0px -60% 0px';
/** Marks the question that keys act on while none is focused. */
const CURRENT = 'data-current';

const visible = new Set<Element>();
const atBand = new Set<Element>();
let observers: IntersectionObserver[] | undefined;
let current: Element | null = null;

const first = (elements: Set<Element>): Element | null =>
  [...elements].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0] ?? null;

function update(): void {
  const next = first(atBand) ?? first(visible);
  if (next === current) return;
  current?.removeAttribute(CURRENT);
  next?.setAttribute(CURRENT, '');
  current = next;
}

const observerInto = (set: Set<Element>, options: IntersectionObserverInit) =>
  new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) set.add(target);
      else set.delete(target);
    }
    update();
  }, options);

/** Observes whether a question is in view, until the returned function is called. All questions share two observers. */
export function watchInView(root: Element | null): () => void {
  if (!root || typeof IntersectionObserver === 'undefined') return () => undefined;
  observers ??= [observerInto(visible, {}), observerInto(atBand, { rootMargin: READING_BAND })];
  for (const observer of observers) observer.observe(root);
  return () => {
    for (const observer of observers ?? []) observer.unobserve(root);
    visible.delete(root);
    atBand.delete(root);
    update();
  };
}

/** Whether any part of a question is in the viewport; true where the browser has no IntersectionObserver. */
export const isInView = (root: Element): boolean => observers === undefined || visible.has(root);

/**
 * The question being read: the one at the reading line, otherwise the first in the viewport; null if the browser has no
 * IntersectionObserver.
 */
export const questionInView = (): Element | null => current;

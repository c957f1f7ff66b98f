import type { FocusTarget } from './shortcuts';

const FIELD =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Kind of the focused element, as far as keyboard shortcuts are concerned. */
export function focusTarget(target: EventTarget | null): FocusTarget {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(`${FIELD}, [role=dialog], [role=menu], [role=listbox]`)) return 'field';
  if (target.matches('input[type=radio]')) return 'radio';
  // Enter does nothing on an alternative's checkbox, so here it answers.
  if (target.matches('[data-alternative] input[type=checkbox]')) return 'page';
  // A tab or a scrolling table uses arrow keys like a radio group.
  if (target.matches('[role=tab], .table-box')) return 'radio';
  return target.closest('a, button, summary, input, [role=button]') ? 'control' : 'page';
}

/** Whether a keystroke belongs to the focused element, not to the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && Boolean(target.closest('input, textarea, select, [contenteditable], [role=dialog]'));

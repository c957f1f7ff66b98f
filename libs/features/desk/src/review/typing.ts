/** Whether a key belongs to what has the focus, and not to the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && Boolean(target.closest('input, textarea, select, [contenteditable], [role=dialog]'));

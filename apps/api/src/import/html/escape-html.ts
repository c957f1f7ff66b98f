const REPLACEMENTS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML that shows it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => REPLACEMENTS[character] ?? '');

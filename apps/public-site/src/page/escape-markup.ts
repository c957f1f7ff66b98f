const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML or XML, between tags or in an attribute in double quotes. */
export const escapeMarkup = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

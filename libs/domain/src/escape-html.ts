const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for HTML or XML, in an element or between double quotes in an attribute. */
export const escapeHtml = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The characters for the five entities that the sanitiser writes, and for the hard space. */
export const readEntities = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Sanitised HTML as plain text: tags become spaces, entities become characters. */
export const plainText = (html: string): string =>
  readEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a statement, cut between words, with an ellipsis where it continues. */
export function plainSummary(html: string, length: number): string {
  const text = plainText(html);
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}

/** A picture in HTML that is embedded as text, with its address. */
const PICTURE = /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };

/** Replaces each picture's address in HTML by the result of `sourceOf`. */
export const withSources = (html: string, sourceOf: (source: string) => string): string =>
  html.replace(PICTURE, (_, before: string, double: string | undefined, single: string | undefined) => {
    const source = (double ?? single ?? '').replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
    return `${before}"${sourceOf(source).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });

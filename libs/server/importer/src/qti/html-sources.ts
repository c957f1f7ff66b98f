/** A picture in HTML that stands in a text of its own, with its address. */
const PICTURE = /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };

/** HTML with each picture's address as `sourceOf` gives it. */
export const withSources = (html: string, sourceOf: (source: string) => string): string =>
  html.replace(PICTURE, (_, before: string, double: string | undefined, single: string | undefined) => {
    const source = (double ?? single ?? '').replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
    return `${before}"${sourceOf(source).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });

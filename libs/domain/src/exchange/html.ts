const FORMULA = /<(span|div) class="math-(inline|display)">([^<]*)<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' };

/** HTML that stands on its own elsewhere: formulas between TeX's brackets, pictures with the whole address. @param origin of our site, such as "https://mapa.com.br" */
export const portableHtml = (html: string, origin: string): string =>
  html
    .replace(FORMULA, (_, _tag, kind: string, tex: string) => (kind === 'inline' ? `\\(${tex}\\)` : `\\[${tex}\\]`))
    .replaceAll('src="/api/media/', `src="${origin}/api/media/`);

/** The words of HTML, for a cell. A picture is told by its description. */
export const plainText = (html: string): string =>
  html
    .replace(FORMULA, (_, _tag, _kind, tex: string) => tex)
    .replace(/<img\b[^<>]*\balt="([^"<>]*)"[^<>]*>/g, ' [$1] ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

import { counted, escapeHtml } from '@mapa/domain';
import type { ReadQuestion } from '@mapa/server-pdf';
import type { ImportPaper } from './paper-file';

const STYLE = `
  body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
  h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 0 0 .25rem }
  article { border-top: 1px solid #bbb; padding: 1.25rem 0 }
  .doubts { color: #8a1f11; margin: 0 0 .75rem; padding-left: 1.2rem }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1.5rem }
  .sides > * { min-width: 0 } figure { margin: 0 } figcaption { color: #555; font-size: .85rem }
  img { max-width: 100%; border: 1px solid #ddd } .read img { border: 0 }
  ol { list-style: upper-alpha; padding-left: 1.6rem } .right { font-weight: 600 }
`;

const dataUri = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

/** The HTML was written by the reader from escaped text: only the addresses of its pictures are still to be put in. */
const withPictures = (html: string, { pictures }: ReadQuestion): string =>
  html.replace(/@@PLUGINFILE@@\/([\w.-]+)/g, (_, name: string) => {
    const picture = pictures.find((one) => one.name === name);
    return picture ? dataUri(picture.bytes) : '';
  });

const keyOf = ({ right, annulled }: ReadQuestion): string =>
  annulled ? 'anulada' : right === null ? 'sem resposta no gabarito' : `gabarito ${right}`;

const article = (read: ReadQuestion): string => `
<article>
  <h2>Questão ${read.number} <small>(${keyOf(read)})</small></h2>
  <ul class="doubts">${read.doubts.map((doubt) => `<li>${escapeHtml(doubt)}</li>`).join('')}</ul>
  <div class="sides">
    <figure>${read.cuts.map((cut) => `<img src="${dataUri(cut)}" alt="Recorte da página">`).join('')}<figcaption>Na página</figcaption></figure>
    <div class="read">${withPictures(read.statement, read)}
      <ol>${read.alternatives.map(({ letter, html }) => `<li${letter === read.right ? ' class="right"' : ''}>${withPictures(html, read)}</li>`).join('')}</ol>
    </div>
  </div>
</article>`;

const listed = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** A page, in one file, with each draft of a paper as it was read beside the cut of the page that it was read from. */
export const writeDraftReport = (
  label: string,
  xmlName: string,
  { sure, drafts, missing, skipped }: ImportPaper,
): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rascunhos de ${escapeHtml(label)}</title><style>${STYLE}</style></head>
<body>
<h1>Rascunhos de ${escapeHtml(label)}</h1>
<p>${counted(sure.length, 'questão lida sem dúvida', 'questões lidas sem dúvida')}; ${counted(drafts.length, 'rascunho', 'rascunhos')}. Um rascunho não aparece para ninguém: corrija-o em ${escapeHtml(xmlName)} e importe esse arquivo com a mesma prova.</p>
${listed('Números que não foram encontrados', missing.map(String))}
${listed('O que ficou de fora', skipped)}
${drafts.map(({ read }) => article(read)).join('\n')}
</body>
</html>
`;

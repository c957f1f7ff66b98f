import { counted, escapeHtml } from '@mapa/domain';
import type { ReadQuestion } from '@mapa/server-pdf';
import type { ImportPaper } from './paper-file';

const STYLE = `
  :root { color-scheme: light; --ink: #1d2430; --soft: #566072; --line: #d8dde5; --ground: #f4f6f9; --warn: #8a4b00; --warn-ground: #fff4e0; --right: #e4f3e8 }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word }
  main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem } h2 { font-size: 1.05rem; margin: 0 0 .4rem }
  p { margin: 0 0 .6rem } a { color: #1f4f99 }
  .summary { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); margin: 1rem 0 }
  .summary ul { margin: 0; padding-left: 1.1rem }
  nav { display: flex; flex-wrap: wrap; gap: .4rem; margin: 1rem 0 }
  nav a { min-width: 2.75rem; min-height: 2.75rem; display: grid; place-items: center; border: 1px solid var(--line); border-radius: .5rem; background: #fff; text-decoration: none; font-variant-numeric: tabular-nums }
  article { background: #fff; border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem; scroll-margin-top: 1rem }
  article header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem } article h2 { font-size: 1.2rem; margin: 0 }
  .key { color: var(--soft) }
  .doubts { list-style: none; margin: .5rem 0 1rem; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem }
  .doubts li { color: var(--warn); background: var(--warn-ground); border-radius: .5rem; padding: .15rem .6rem }
  .sides { display: grid; gap: 1.25rem } .sides > * { min-width: 0 }
  .label { color: var(--soft); font-size: .85rem; margin: 0 0 .35rem }
  .cut { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
  .cut img { display: block; width: 100%; min-width: 30rem }
  .read img { max-width: 100%; vertical-align: middle } .read p img:not(:only-child) { zoom: .5 }
  .read table { border-collapse: collapse; display: block; overflow-x: auto; margin: 0 0 .6rem } .read td, .read th { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left }
  ol { list-style: upper-alpha; padding-left: 1.6rem; margin: .5rem 0 0 } li > p { margin: 0 } ol li { padding: .2rem .4rem; border-radius: .4rem } .right { background: var(--right) }
  @media (min-width: 60rem) { .sides { grid-template-columns: 1fr 1fr } .page { position: sticky; top: 1rem; align-self: start } .cut img { min-width: 0 } }
`;

/** Most reasons listed above the drafts; each draft also has its own. */
const MOST_DOUBTS = 8;

const dataUri = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

/** The reader wrote the HTML from escaped text, so only the pictures' addresses have to be inserted. */
const withPictures = (html: string, { pictures }: ReadQuestion): string =>
  html.replace(/@@PLUGINFILE@@\/([\w.-]+)/g, (_, name: string) => {
    const picture = pictures.find((one) => one.name === name);
    return picture ? dataUri(picture.bytes) : '';
  });

const keyOf = ({ right, annulled }: ReadQuestion): string =>
  annulled ? 'anulada' : right === null ? 'sem resposta no gabarito' : `gabarito ${right}`;

const article = (read: ReadQuestion, at: number): string => `
<article id="rascunho-${at + 1}">
  <header><h2>Questão ${read.number}</h2><span class="key">${keyOf(read)}</span></header>
  <ul class="doubts">${read.doubts.map((doubt) => `<li>${escapeHtml(doubt)}</li>`).join('')}</ul>
  <div class="sides">
    <section class="page" aria-label="Na página"><p class="label">Na página</p>${read.cuts
      .map(
        (cut) =>
          `<div class="cut" tabindex="0"><img src="${dataUri(cut)}" alt="Recorte da página com a questão ${read.number}"></div>`,
      )
      .join('')}</section>
    <section class="read" aria-label="Como foi lida"><p class="label">${read.statement === '' ? 'Nada foi lido dela' : 'Como foi lida'}</p>${withPictures(read.statement, read)}
      ${read.statement === '' ? '' : `<ol>${read.alternatives.map(({ letter, html }) => `<li${letter === read.right ? ' class="right"' : ''}>${withPictures(html, read)}</li>`).join('')}</ol>`}
    </section>
  </div>
</article>`;

const listed = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul></section>`;

/** Doubts with the number of drafts that have them, most frequent first. */
function doubtsWithCounts(drafts: ImportPaper['drafts']): string[] {
  const times = new Map<string, number>();
  for (const { read } of drafts) for (const doubt of read.doubts) times.set(doubt, (times.get(doubt) ?? 0) + 1);
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_DOUBTS)
    .map(([doubt, count]) => `${doubt} (${counted(count, 'questão', 'questões')})`);
}

/**
 * Writes a self-contained page with each draft of a paper as read, beside the picture of the page that it was read
 * from.
 * @param guesses imported questions without a subject, each with possible subjects
 */
export const writeDraftReport = (
  label: string,
  xmlName: string,
  { sure, drafts, missing, skipped }: ImportPaper,
  guesses: readonly string[],
): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Rascunhos de ${escapeHtml(label)}</title><style>${STYLE}</style></head>
<body><main>
<h1>Rascunhos de ${escapeHtml(label)}</h1>
<p>${counted(sure.length, 'questão lida sem dúvida', 'questões lidas sem dúvida')}; ${counted(drafts.length, 'rascunho', 'rascunhos')}. Um rascunho não aparece para ninguém: corrija-o em <strong>${escapeHtml(xmlName)}</strong> e importe esse arquivo com a mesma prova. O que ficar como está é recusado; se uma questão está certa como está, tire dela a etiqueta <strong>rascunho</strong>.</p>
<div class="summary">
${listed('Por que são rascunhos', doubtsWithCounts(drafts))}
${listed('Números que não foram encontrados', missing)}
${listed('O que ficou de fora', skipped)}
${listed('Questões sem assunto e o que pode ser o delas', guesses)}
</div>
${drafts.length === 0 ? '' : `<nav aria-label="Rascunhos">${drafts.map(({ read }, at) => `<a href="#rascunho-${at + 1}">${read.number}</a>`).join('')}</nav>`}
${drafts.map(({ read }, at) => article(read, at)).join('\n')}
</main></body>
</html>
`;

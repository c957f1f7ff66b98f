/**
 * Typesets the demo's own paper, its key and the edital of a notice as PDF into apps/api/content, and the editais that the reader's
 * spec reads: `node tools/demo-paper/print.mjs`.
 * The files are committed, so that no browser is needed to load the demo; run it after a change of a page beside it.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const content = join(import.meta.dirname, '../../apps/api/content');
/** Editais as three boards typeset them. */
const typeset = join(import.meta.dirname, '../../libs/server/edital/src/testing/typeset');
const running = (text) => `<div style="width:100%;text-align:center;font:7pt serif">${text}</div>`;
const pages = [
  {
    page: 'paper.html',
    file: 'provas/sedpa-2023-assistente-de-biblioteca.pdf',
    header: 'SEDPA 2023 – TIPO 1 – BRANCA',
  },
  { page: 'key.html', file: 'provas/sedpa-2023-assistente-de-biblioteca-gabarito.pdf', header: 'SEDPA 2023' },
  { page: 'edital.html', file: 'editais/tjca-analista-judiciario.pdf', header: 'TJCA – Edital nº 1' },
  { page: 'edital-minerals.html', file: join(typeset, 'minerals.pdf'), header: '' },
  {
    page: 'edital-consumer.html',
    file: join(typeset, 'consumer.pdf'),
    header: 'Município de Campo Sereno – Concurso Público nº 02/2027',
  },
  {
    page: 'edital-schools.html',
    file: join(typeset, 'schools.pdf'),
    header: 'CONCURSO PÚBLICO – EDITAL Nº 001/2027 – VILA FORMOSA DO RIBEIRÃO/MG',
  },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const { page: name, file, header } of pages) {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(import.meta.dirname, name)).href);
  await page.pdf({
    path: resolve(content, file),
    preferCSSPageSize: true,
    displayHeaderFooter: true,
    headerTemplate: running(header),
    footerTemplate: running('<span class="pageNumber"></span>'),
  });
}
await browser.close();

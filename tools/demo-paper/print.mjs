/**
 * Typesets the demo's own paper, its key and the edital of a notice as PDF into apps/api/content: `node tools/demo-paper/print.mjs`.
 * The files are committed, so that no browser is needed to load the demo; run it after a change of a page beside it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const content = join(import.meta.dirname, '../../apps/api/content');
const running = (text) => `<div style="width:100%;text-align:center;font:7pt serif">${text}</div>`;
const pages = [
  {
    page: 'paper.html',
    file: 'provas/sedpa-2023-assistente-de-biblioteca.pdf',
    header: 'SEDPA 2023 – TIPO 1 – BRANCA',
  },
  { page: 'key.html', file: 'provas/sedpa-2023-assistente-de-biblioteca-gabarito.pdf', header: 'SEDPA 2023' },
  { page: 'edital.html', file: 'editais/tjca-analista-judiciario.pdf', header: 'TJCA – Edital nº 1' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const { page: name, file, header } of pages) {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(import.meta.dirname, name)).href);
  await page.pdf({
    path: join(content, file),
    preferCSSPageSize: true,
    displayHeaderFooter: true,
    headerTemplate: running(header),
    footerTemplate: running('<span class="pageNumber"></span>'),
  });
}
await browser.close();

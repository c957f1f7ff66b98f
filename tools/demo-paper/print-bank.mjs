/**
 * Typesets the demo's papers that have `documentos` in apps/api/content/manifest.json, and their keys, as PDF:
 * `npm run export -- --tudo --saida banco.json` on a database with the demo, then `node tools/demo-paper/print-bank.mjs banco.json`.
 * The files are committed, so that no browser is needed to load the demo; run it after a question was changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { typeset } from './typeset.mjs';

const content = join(import.meta.dirname, '../../apps/api/content');
const bank = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { provas } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8'));
const formulas = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
const style = (path) => `<link rel="stylesheet" href="${pathToFileURL(path).href}">`;
const styles = style(formulas) + style(join(import.meta.dirname, 'paper.css'));
const running = (text) => `<div style="width:100%;text-align:center;font:7pt serif">${text}</div>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const { prova, documentos } of provas) {
  if (!documentos) continue;
  const pages = typeset(bank, prova, styles);
  for (const [html, file] of [
    [pages.paper, documentos.prova],
    [pages.key, documentos.gabarito],
  ]) {
    const path = join(content, file);
    mkdirSync(dirname(path), { recursive: true });
    // Opened as a file, because a page without an address may load no style from the disk.
    writeFileSync(`${path}.html`, html);
    const page = await browser.newPage();
    await page.goto(pathToFileURL(`${path}.html`).href);
    await page.pdf({
      path,
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: running(prova),
      footerTemplate: running('<span class="pageNumber"></span>'),
    });
    await page.close();
    rmSync(`${path}.html`);
  }
}
await browser.close();

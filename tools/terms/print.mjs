/**
 * Prints the terms of use as the PDF that sign-up links to: `node tools/terms/print.mjs` after changing termos-de-uso.md;
 * commit both. It needs the product's packages and a Chromium (CHROMIUM_PATH, the system's or Playwright's).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { chromium } from 'playwright';
import { findChromium } from '../launcher/testing/chromium.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

const font = (file) =>
  `data:font/woff2;base64,${readFileSync(join(root, 'libs/ui-kit/src/fonts', file)).toString('base64')}`;

const STYLE = `
@font-face { font-family: MapaSerif; src: url(${font('mapa-serif.woff2')}) format('woff2'); font-weight: 200 900; }
@font-face { font-family: MapaSans; src: url(${font('mapa-sans.woff2')}) format('woff2'); font-weight: 200 900; }
body { font: 10.5pt/1.55 MapaSerif, serif; color: #1d2430; hyphens: auto; }
h1 { font: 600 24pt/1.15 MapaSerif; letter-spacing: -0.015em; margin: 0 0 6pt; }
h1 + p { font: 9.5pt/1.4 MapaSans; color: #5c6470; margin-bottom: 18pt; padding-bottom: 10pt; border-bottom: 0.5pt solid #c9c4b8; }
h2 { font: 600 12.5pt/1.3 MapaSans; margin: 18pt 0 4pt; break-after: avoid; }
p, li { margin: 0 0 6pt; orphans: 3; widows: 3; text-wrap: pretty; }
ul { margin: 0 0 6pt; padding-left: 14pt; }
li { margin-bottom: 3pt; }
blockquote { margin: 0 0 12pt; padding-left: 10pt; border-left: 2.5pt solid #0b5f5f; }
table { width: 100%; border-collapse: collapse; font: 9pt/1.4 MapaSans; margin: 6pt 0 10pt; hyphens: none; }
th, td { text-align: left; vertical-align: top; padding: 4pt 8pt 4pt 0; border-bottom: 0.5pt solid #c9c4b8; }
tr { break-inside: avoid; }`;

const FOOTER =
  '<div style="width:100%;padding:0 22mm;font:8pt sans-serif;color:#5c6470;display:flex;justify-content:space-between"><span>Mapa · Termos e Condições de Uso</span><span><span class="pageNumber"></span> de <span class="totalPages"></span></span></div>';

const text = new MarkdownIt({ typographer: false }).render(readFileSync(join(here, 'termos-de-uso.md'), 'utf8'));
const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Termos e Condições de Uso · Mapa</title><style>${STYLE}</style></head><body>${text}</body></html>`;

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.pdf({
    path: join(root, 'apps/public-site/public/termos-de-uso.pdf'),
    format: 'A4',
    margin: { top: '22mm', bottom: '24mm', left: '22mm', right: '22mm' },
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
    tagged: true,
    outline: true,
  });
} finally {
  await browser.close();
}

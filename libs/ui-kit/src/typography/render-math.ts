/// <reference types="vite/client" />

import { formulaFault } from '@mapa/domain';

const PENDING = '.math-inline:not([data-rendered]), .math-display:not([data-rendered])';

/** Whether HTML contains a formula; without one the renderer is never loaded. */
export const hasMath = (html: string): boolean => /class="math-(inline|display)"/.test(html);

async function loadKatex() {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  return katex;
}

/**
 * Renders the formulas inside `root`, whose elements contain TeX as text. The renderer is loaded at the first formula;
 * if that fails, the TeX stays readable, as does that of a formula that could crash the page.
 */
export async function renderMath(root: HTMLElement): Promise<void> {
  if (!root.querySelector(PENDING)) return;
  const katex = await loadKatex().catch(() => null);
  if (!katex) return;
  for (const element of root.querySelectorAll<HTMLElement>(PENDING)) {
    if (formulaFault(element.textContent)) continue;
    const displayMode = element.classList.contains('math-display');
    katex.render(element.textContent, element, {
      displayMode,
      throwOnError: false,
      errorColor: 'currentColor',
      strict: 'ignore',
      trust: false,
      maxExpand: 300,
      maxSize: 20,
    });
    element.dataset.rendered = '';
    // A formula wider than its column scrolls, and scrolling content must be reachable by keyboard.
    if (displayMode && element.scrollWidth > element.clientWidth) element.tabIndex = 0;
  }
}

import type { Highlight } from '@mapa/api-client';
import { paint } from './paint';
import { textRuns, stretchOf } from './statement-text';

const mark = (inicio: number, fim: number, cor: Highlight['cor'] = 'amarelo'): Highlight => ({ inicio, fim, cor });

function statement(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
const marked = (root: HTMLElement) => [...root.querySelectorAll('mark')].map((element) => element.textContent);

function select(root: HTMLElement, html: string, from: [Node, number], to: [Node, number]) {
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return stretchOf(textRuns(root, html), range);
}

const HTML = '<p>O <strong>ato vinculado</strong> não cabe.</p>\n<ul>\n<li>um</li>\n<li>dois</li>\n</ul>';

describe('highlights on a statement', () => {
  it('span its elements and leave its text unchanged', () => {
    const root = statement(HTML);
    const before = root.textContent;
    paint(root, HTML, [mark(6, 19)]);
    expect(marked(root)).toEqual(['vinculado', ' não']);
    expect(root.textContent).toBe(before);
  });

  it('are replaced by the next ones, and removed by none', () => {
    const root = statement(HTML);
    paint(root, HTML, [mark(0, 5), mark(8, 12, 'verde')]);
    paint(root, HTML, [mark(2, 5, 'azul')]);
    expect(marked(root)).toEqual(['ato']);
    paint(root, HTML, []);
    expect(root.innerHTML).toBe(HTML);
  });

  it('add no mark between the items of a list, and none beyond the text', () => {
    const root = statement(HTML);
    paint(root, HTML, [mark(20, 900)]);
    expect(root.querySelector('ul > mark')).toBeNull();
    expect(marked(root)).toEqual(expect.arrayContaining(['um', 'dois']));
    paint(root, HTML, [mark(500, 600)]);
    expect(marked(root)).toEqual([]);
  });

  it('count a formula by its source, typeset or not, and include it whole', () => {
    const html = '<p>Se <span class="math-inline">x^2</span> cresce</p>';
    const root = statement(html);
    const formula = root.querySelector<HTMLElement>('.math-inline');
    if (!formula) throw new Error('no formula');
    formula.innerHTML = '<span>x</span><sup>2</sup><annotation>x^2 e mais</annotation>';
    paint(root, html, [mark(4, 13)]);
    expect(formula.dataset.cor).toBe('amarelo');
    expect(marked(root)).toEqual([' cresce']);
    paint(root, html, []);
    expect(formula.dataset.cor).toBeUndefined();
  });
});

describe('the selected range', () => {
  it('is counted across the elements, without blanks at its ends', () => {
    const root = statement(HTML);
    const [strong, last] = [root.querySelector('strong')?.firstChild, root.querySelector('p')?.lastChild];
    if (!strong || !last) throw new Error('no text');
    expect(select(root, HTML, [strong, 3], [last, 5])).toEqual({ inicio: 6, fim: 19 });
  });

  it('is the same after it was painted', () => {
    const root = statement(HTML);
    paint(root, HTML, [mark(4, 8)]);
    const painted = root.querySelector('mark')?.firstChild;
    if (!painted) throw new Error('no mark');
    expect(select(root, HTML, [painted, 0], [painted, painted.textContent?.length ?? 0])).toMatchObject({ fim: 8 });
  });

  it('is empty outside the statement, and for blanks', () => {
    const root = statement(HTML);
    const other = document.createElement('p');
    other.textContent = 'fora';
    document.body.append(other);
    expect(select(root, HTML, [other.firstChild as Node, 0], [other.firstChild as Node, 3])).toBeNull();
    const list = root.querySelector('ul');
    if (!list?.firstChild) throw new Error('no list');
    expect(select(root, HTML, [list.firstChild, 0], [list.firstChild, 1])).toBeNull();
  });

  it('ends with the statement if the selection continues', () => {
    const root = statement(HTML);
    const after = document.createTextNode('depois');
    document.body.append(after);
    const first = root.querySelector('p')?.firstChild;
    if (!first) throw new Error('no text');
    expect(select(root, HTML, [first, 0], [after, 3])).toEqual({ inicio: 0, fim: root.textContent.trimEnd().length });
  });
});

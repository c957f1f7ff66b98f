import { formulaFault } from '@mapa/domain';
import { elementsOf, textOf, toXml, type MarkupElement } from './find-markup';

/** Elements that mathml-to-latex converts; it drops the text of any other. */
const CONVERTED = new Set(
  'math mi mo mn mtext mspace mrow mstyle mpadded mfrac msqrt mroot msup msub msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mfenced mphantom menclose semantics'.split(
    ' ',
  ),
);
const ANNOTATIONS = new Set(['annotation', 'annotation-xml']);
const TEX_ENCODING = /^(?:application\/x-)?(?:la)?tex$/i;

/**
 * Words are replaced by these tokens before conversion: the library reads accents as marks over letters, and words as
 * products.
 */
const TOKEN = /ZQX([A-Z])([A-Z])W/g;
const MAX_WORDS = 26 * 26;

/**
 * The TeX of a MathML formula: the authors' own if an annotation has it, otherwise a conversion. Null where something
 * would be lost, or KaTeX could not render it.
 */
export async function mathToTex(math: MarkupElement): Promise<string | null> {
  // Loaded on demand, because few files contain MathML.
  const [{ MathMLToLaTeX }, { default: katex }] = await Promise.all([import('mathml-to-latex'), import('katex')]);
  const tex = annotated(math) ?? converted(math, (xml) => MathMLToLaTeX.convert(xml));
  const fault = formulaFault(tex ?? '');
  if (tex === null || tex === '' || fault === 'long') return null;
  // The formula stays as text, which is better than no formula.
  if (fault !== null) return tex;
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode: true });
    return tex;
  } catch {
    return null;
  }
}

/** Whether a MathML formula is displayed on a line of its own. */
export const isDisplay = ({ attributes }: MarkupElement): boolean =>
  attributes.display === 'block' || attributes.mode === 'display';

function annotated(math: MarkupElement): string | null {
  const annotation = [...elementsOf(math)].find(
    ({ name, attributes }) => name === 'annotation' && TEX_ENCODING.test(attributes.encoding ?? ''),
  );
  return annotation ? textOf(annotation).trim() : null;
}

function converted(math: MarkupElement, convert: (xml: string) => string): string | null {
  const words: string[] = [];
  const bare = prepared(math, null, words);
  if (words.length > MAX_WORDS || [...elementsOf(bare)].some(({ name }) => !CONVERTED.has(name))) return null;
  const tex = convert(toXml(bare, ({ attributes: { columnalign: _left, ...attributes } }) => attributes));
  if (digitsOf(tex) !== digitsOf(textOf(bare))) return null;
  return tex.replace(TOKEN, (_, high: string, low: string) => words[indexOf(high, low)] ?? '').trim();
}

/** Whether a MathML formula is a block on its own line. */
function prepared(element: MarkupElement, parent: MarkupElement | null, words: string[]): MarkupElement {
  const text = textOf(element);
  if (isDegree(element, parent)) {
    words.push('^{\\circ}');
    return { ...element, name: 'mi', children: [tokenOf(words.length - 1)] };
  }
  const isWord = element.name === 'mtext' || (element.name === 'mi' && /^\p{L}{2,}$/u.test(text.trim()));
  if (isWord && text.trim() !== '') {
    words.push(element.name === 'mtext' ? escapeTexText(text) : `\\operatorname{${escapeTexText(text.trim())}}`);
    return { ...element, children: [tokenOf(words.length - 1)] };
  }
  const children = element.children
    .filter((child) => typeof child === 'string' || !ANNOTATIONS.has(child.name))
    .map((child) =>
      typeof child === 'string'
        ? child
            .replace(/[\u2061-\u2064]/g, '')
            .replace(/\u00a0/g, ' ')
            .replace(/º/g, '°')
        : prepared(child, element, words),
    );
  return {
    ...element,
    attributes: element.name === 'mfenced' ? withFences(element.attributes) : element.attributes,
    children,
  };
}

/** The tree in the form that the library converts best: no annotations, no invisible operators, words as tokens. */
const isDegree = (element: MarkupElement, parent: MarkupElement | null): boolean =>
  ['mo', 'mi', 'mtext'].includes(element.name) && /^\s*[°º]\s*$/.test(textOf(element)) && parent?.name !== 'msup';

/** A degree sign on the baseline; as an exponent, TeX would raise it. */
const withFences = ({ open = '(', close = ')', ...others }: Record<string, string>) => ({
  ...others,
  open: open.trim() || '.',
  close: close.trim() || '.',
});

const LETTER_A = 65;
const tokenOf = (index: number): string =>
  `ZQX${String.fromCharCode(LETTER_A + Math.floor(index / 26), LETTER_A + (index % 26))}W`;
const indexOf = (high: string, low: string): number =>
  (high.charCodeAt(0) - LETTER_A) * 26 + low.charCodeAt(0) - LETTER_A;

const digitsOf = (text: string): string => [...text.replace(/\D/g, '')].sort().join('');

const TEXT_ESCAPES: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/** In TeX, an empty fence (as beside a system of equations) is a full stop. */
const escapeTexText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\^~{}$&#%_]/g, (character) => TEXT_ESCAPES[character] ?? `\\${character}`);

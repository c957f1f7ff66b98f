import type { TextStyle } from './model';

/** Properties of a font that pdf.js gives. */
export interface FontFacts {
  name?: string | undefined;
  family?: string | undefined;
}

/** Programs mark a font subset as fixed-width when its few letters happen to have the same width. */
const PROPORTIONAL =
  /arial|helvetica|times|calibri|cambria|candara|verdana|georgia|garamond|tahoma|trebuchet|segoe|roboto|opensans|myriad|minion|univers|frutiger|swiss/i;

/** The style in a font's PostScript name ("ABCDEF+Calibri,BoldItalic"); regular where the name has no style. */
export const styleOf = ({ name = '', family = '' }: FontFacts): TextStyle => ({
  bold: /bold|black|heavy|negrit|demi|(?:^|[-,])bd/i.test(name),
  italic: /italic|oblique|kursiv/i.test(name),
  mono: /courier|consol|mono(?!type)|typewriter/i.test(name) || (family === 'monospace' && !PROPORTIONAL.test(name)),
});

/** Text of a fixed-width font without typographic quotes and hyphens: word processors insert them into program code. */
export const straightened = (text: string): string =>
  text
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/[\u2018-\u201B]/g, "'")
    .replace(/[\u2010\u2011]/g, '-');

/**
 * Text with the ordinal sign of "n.º" restored: some fonts encode it as a form of "o", so that the file gives "n.o".
 */
export const withOrdinals = (text: string): string => text.replace(/(?<!\p{L})(n)\.o(?=s?(?:$|[\s\u00A0]))/giu, '$1.º');

/** Characters of Adobe's Symbol font by code, where Unicode assigns another code. */
const SYMBOL = new Map(
  Object.entries({
    0xb7: '•',
    0xb0: '°',
    0xb1: '±',
    0xb4: '×',
    0xb8: '÷',
    0xb9: '≠',
    0xba: '≡',
    0xbb: '≈',
    0xa3: '≤',
    0xb3: '≥',
    0xa5: '∞',
    0xd6: '√',
    0xae: '→',
    0xac: '←',
    0xab: '↔',
    0xde: '⇒',
    0xdb: '⇔',
    0xce: '∈',
    0xcf: '∉',
    0xc7: '∩',
    0xc8: '∪',
    0xcc: '⊂',
    0xcd: '⊆',
    0xc6: '∅',
    0xd7: '·',
    0x22: '∀',
    0x24: '∃',
    0xd9: '∧',
    0xda: '∨',
    0xd8: '¬',
    0xe5: '∑',
    0xf2: '∫',
    0xb6: '∂',
    0x70: 'π',
    0x61: 'α',
    0x62: 'β',
    0x67: 'γ',
    0x64: 'δ',
    0x65: 'ε',
    0x6c: 'λ',
    0x6d: 'μ',
    0x71: 'θ',
    0x72: 'ρ',
    0x73: 'σ',
    0x77: 'ω',
    0x44: 'Δ',
    0x57: 'Ω',
    // The pieces of tall brackets: top, middle and bottom of each.
    0xe6: '(',
    0xe7: '',
    0xe8: '',
    0xf6: ')',
    0xf7: '',
    0xf8: '',
    0xe9: '[',
    0xea: '',
    0xeb: '',
    0xf9: ']',
    0xfa: '',
    0xfb: '',
    0xec: '{',
    0xed: '',
    0xee: '',
    0xfc: '}',
    0xfd: '',
    0xfe: '',
  }).map(([code, character]) => [Number(code), character]),
);

/** Characters of Wingdings by their code. */
const WINGDINGS = new Map(
  Object.entries({
    0xa7: '▪',
    0x6e: '■',
    0x6c: '●',
    0x71: '□',
    0x6f: '□',
    0xa8: '□',
    0xd8: '➢',
    0x76: '❖',
    0xfc: '✓',
    0xfb: '✗',
    0xfe: '☑',
    0xe0: '→',
    0xe8: '→',
    0x9f: '•',
    0xb7: '•',
    0x73: '◆',
    0x75: '◆',
  }).map(([code, character]) => [Number(code), character]),
);
/** The codes before Wingdings' circled 1, white and black; 2 to 9 follow it. */
const CIRCLED_DIGITS = [0x80, 0x8b] as const;

/**
 * Maps a character of the private-use area to the one that it depicts: symbol fonts put their codes at U+F000.
 * @returns null where it is unknown
 */
export function mendPrivate(character: string, fontName: string): string | null {
  const code = (character.codePointAt(0) ?? 0) & 0xff;
  if (/wingdings|webdings|dingbat/i.test(fontName)) {
    for (const first of CIRCLED_DIGITS) if (code > first && code <= first + 9) return String(code - first);
    return WINGDINGS.get(code) ?? null;
  }
  if (/symbol/i.test(fontName)) return SYMBOL.get(code) ?? null;
  // A letter that a subset font moved to the private-use area keeps its code; so do word processors' bullets.
  return SYMBOL.get(code) ?? (code > 0x20 && code < 0x7f ? String.fromCharCode(code) : null);
}

import { PhraseIndex } from '../words/phrase-index';
import { meaningfulWords } from '../words/stemming';
import type { Concept } from './concept';
import { EXACT_SCIENCES } from './exact-sciences';
import { LANGUAGES } from './languages';
import { LAW } from './law';
import { WORK } from './work';

/** The relation of a phrase to a concept: one of its terms, or a narrower phrase. */
interface Link {
  concept: Concept;
  isTerm: boolean;
}

interface Thesaurus {
  links: ReadonlyMap<string, readonly Link[]>;
  /** All phrases, by key. */
  phrases: PhraseIndex<string>;
}

/** One key for the same words in any order. */
export const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** The distinct meaningful words of a name. */
export const wordsOf = (name: string): string[] => [...new Set(meaningfulWords(name))];

let thesaurus: Thesaurus | undefined;

/** Links the phrases of concepts to the concepts that they name, wholly or in part. */
export function buildThesaurus(concepts: readonly Concept[]): Thesaurus {
  const links = new Map<string, Link[]>();
  const phrases: { words: string[]; value: string }[] = [];
  const add = (name: string, link: Link) => {
    const words = wordsOf(name);
    const key = keyOf(words);
    const known = links.get(key);
    if (known) known.push(link);
    else {
      links.set(key, [link]);
      phrases.push({ words, value: key });
    }
  };
  for (const concept of concepts) {
    for (const name of concept.terms) add(name, { concept, isTerm: true });
    for (const name of concept.narrower) add(name, { concept, isTerm: false });
  }
  return { links, phrases: new PhraseIndex(phrases) };
}

/** The thesaurus of matérias and assuntos as editais name them, by field; built when the first programme is read. */
export const openThesaurus = (): Thesaurus =>
  (thesaurus ??= buildThesaurus([...LANGUAGES, ...EXACT_SCIENCES, ...LAW, ...WORK]));

import { PhraseIndex } from '../phrase-index';
import { meaningfulWords } from '../words';
import type { Concept } from './concept';
import { EXACT_SCIENCES } from './exact-sciences';
import { LANGUAGES } from './languages';
import { LAW } from './law';
import { WORK } from './work';

/** What a phrase of the thesaurus is to a concept. */
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

function build(): Thesaurus {
  const links = new Map<string, Link[]>();
  const phrases: { words: string[]; value: string }[] = [];
  const learn = (name: string, link: Link) => {
    const words = wordsOf(name);
    const key = keyOf(words);
    const known = links.get(key);
    if (known) known.push(link);
    else {
      links.set(key, [link]);
      phrases.push({ words, value: key });
    }
  };
  for (const concept of [...LANGUAGES, ...EXACT_SCIENCES, ...LAW, ...WORK]) {
    for (const name of concept.terms) learn(name, { concept, isTerm: true });
    for (const name of concept.narrower) learn(name, { concept, isTerm: false });
  }
  return { links, phrases: new PhraseIndex(phrases) };
}

/** The thesaurus of matérias and assuntos as editais name them, by field; built when the first programme is read. */
export const openThesaurus = (): Thesaurus => (thesaurus ??= build());

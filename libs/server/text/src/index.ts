export { type Beginning, firstSentence, firstSentenceOf } from './first-sentence';
export { plainText, readEntities } from './plain';
export {
  parseExactness,
  parseRanking,
  parseTextQuery,
  phrasePartsOf,
  type PhrasesOnly,
  type Ranking,
  rankingOf,
  rankingOfQuery,
  requiredTermsOf,
  termsOf,
  type TextQuery,
} from './query';
export { respelt, spelledAsTyped, wordsToSpell, writtenIn } from './spelling/spelled-words';
export { EDIT, mostCostOf, spellingCost, SpellingCosts } from './spelling/spelling-cost';
export { plainSummary } from './summary';
export { pairsOf, SEARCH_VERSION, searchColumns, spaced, termOf, wordsOf } from './terms';

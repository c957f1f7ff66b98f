export { plainText, readEntities } from './plain';
export {
  parseExactness,
  parseRanking,
  parseTextQuery,
  type Phrase,
  phrasesOf,
  type Ranking,
  rankingOf,
  termsOf,
  type TextQuery,
} from './query';
export { plainSummary } from './summary';
export { SEARCH_VERSION, searchColumns, termOf, wordsOf } from './terms';

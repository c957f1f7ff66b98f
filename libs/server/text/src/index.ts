export { plainSummary, plainText, readEntities } from './plain';
export { parseTextQuery, type Phrase, phrasesOf, rankingOf, termsOf, type TextQuery } from './query';
export { SEARCH_VERSION, searchColumns, termOf, wordsOf } from './terms';

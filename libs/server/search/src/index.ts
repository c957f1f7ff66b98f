export type { QuestionFilters, QuestionQuery } from './filters/filters';
export {
  contains,
  folded,
  containsText,
  isOneOf,
  listCondition,
  type ListConditions,
  originConditions,
} from './filters/list-conditions';
export { anchorOf, anchorInstant, OWN_ANSWERS, OWN_HIDDEN, readOwnAnchor, wholeMs } from './filters/own-state';
export { percentage, readIncidence } from './incidence';
export { board, boardColumns, body, bodyColumns, presentInstitutionRef } from './origin';
export { askIndex } from './query/ask';
export {
  countByNode,
  examIncidenceInIndex,
  institutionIn,
  institutionsIn,
  ownedIn,
  paperIn,
  papersIn,
  questionsOf,
  subjectNamesIn,
  variantsIn,
} from './query/catalogue';
export { readFilterOptions, readNodeOptions } from './query/filter-options';
export {
  countFacet,
  countQuestions,
  newSearchIndex,
  questionIncidence,
  searchQuestions,
  type SearchSources,
} from './query/search';
export { countInDatabase, incidenceInDatabase, searchInDatabase } from './query/search-in-database';
export { countInIndex, incidenceInIndex, searchInIndex } from './query/search-in-index';
export { type IdsByMatter, matchingIds, matchingInDatabase, matchingInIndex } from './query/matching';
export { cachedAnswer } from './query/cached-answer';
export { tallyIn } from './query/tally';
export { readIds } from './search-index/sets/bitmaps';
export type { Institution } from './search-index/institutions';
export type { PaperVariants } from './search-index/paper-variants';
export { searchModule } from './module';
export { SearchIndex } from './search-index/search-index';
export { PROFILE_DEPTH, type Tally } from './tally';

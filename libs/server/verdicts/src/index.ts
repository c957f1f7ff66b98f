export { isSameAlternative, shownVerdict, verdictByKey, verdictOn } from './verdicts';
export { withheldIds, withheldIdsOf, withheldQuestions } from './withheld';

export { WITHHELD_IDS, withheldIds, withheldQuestions } from './withheld';

export { classifyPaper, type Candidate, type PaperQuestion, type Suggestion } from './core/classify-paper';
export {
  countCorrections,
  isRetrainingDue,
  loadSubjectModel,
  readMergeCandidates,
  RETRAIN_AFTER,
} from './store/subject-models';
export { trainFromBank, type Training } from './store/train-from-bank';

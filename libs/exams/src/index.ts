export { isPlainExamList, loadExamsScreen } from './papers/list/exams-data';
export { ExamsScreen } from './papers/list/exams-screen';
export { examMeta, loadExamScreen } from './papers/paper/exam-data';
export { ExamScreen } from './papers/paper/exam-screen';

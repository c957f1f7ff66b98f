export { isPlainBoardList, loadBoardsScreen } from './boards/list/boards-data';
export { BoardsScreen } from './boards/list/boards-screen';
export { boardMeta, loadBoardScreen, readBoard } from './boards/profile/board-data';
export { BoardScreen } from './boards/profile/board-screen';
export { isPlainExamList, loadExamsScreen } from './papers/list/exams-data';
export { ExamsScreen } from './papers/list/exams-screen';
export { examMeta, loadExamScreen } from './papers/paper/exam-data';
export { ExamScreen } from './papers/paper/exam-screen';

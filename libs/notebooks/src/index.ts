export { NotebooksScreen } from './list/notebooks-screen';

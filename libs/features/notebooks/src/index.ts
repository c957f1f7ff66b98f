export { AddToNotebook } from './create/late-add';
export type { AddToNotebookProps } from './create/add-to-notebook';
export { NotebookButton } from './create/late-button';
export type { NotebookButtonProps } from './create/notebook-button';
export { NotebooksScreen } from './list/notebooks-screen';
export { PrintScreen } from './print/print-screen';

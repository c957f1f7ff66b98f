/**
 * Label of the button to the next step.
 * @param isLast the step on leads to the summary
 */
export const nextLabel = (isLast: boolean): string => (isLast ? 'Concluir' : 'Próxima');

/**
 * Label of the button to the next step.
 * @param isLast whether the next step leads to the summary
 */
export const nextLabel = (isLast: boolean): string => (isLast ? 'Concluir' : 'Próxima');
